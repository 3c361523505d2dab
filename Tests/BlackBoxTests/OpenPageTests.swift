import Foundation
import HouseholdTesting
import Testing

/// `kidctl web` and `kidd-web open`: what a person hears, and what helps.
@Suite("Opening the page") struct OpenPageTests {
    private static let screen = ["DISPLAY": ":9"]

    /// What `xdg-open` was given.
    private static let noting = #"echo "$1" >"$HOME/opened""#

    private func opened(_ keeper: Gatekeeper) -> String? {
        try? String(contentsOfFile: keeper.scratch.path("opened"), encoding: .utf8)
    }

    @Test("It prints an address and opens it where there is a screen", arguments: ["kidctl", "kidd-web"])
    func opens(program: String) throws {
        let keeper = try Gatekeeper()
        let gateway = try keeper.serving()
        try keeper.tool("xdg-open", Self.noting)
        let command = program == "kidctl" ? [Gatekeeper.kidctl, "web"] : [Gatekeeper.program, "open"]
        let silent = try keeper.run(command)
        #expect(try silent.wait() == .exited(0))
        #expect(silent.output.contains("/open?once=") && opened(keeper) == nil)
        let printing = try keeper.run(command + ["--print-only"], Self.screen)
        #expect(try printing.wait() == .exited(0))
        #expect(printing.output.contains("/open?once=") && opened(keeper) == nil)
        let opening = try keeper.run(command, Self.screen)
        #expect(try opening.wait() == .exited(0))
        #expect(opening.errors.isEmpty && opening.output == opened(keeper))
        _ = gateway
    }

    @Test("An xdg-open that fails or is missing is told; the address has to do", arguments: [true, false])
    func fails(isThere: Bool) throws {
        let keeper = try Gatekeeper()
        let gateway = try keeper.serving()
        if isThere { try keeper.tool("xdg-open", "exit 3") }
        let program = try keeper.web(["open"], Self.screen)
        #expect(try program.wait() == .exited(0))
        #expect(program.output.contains("/open?once="))
        let why =
            isThere
            ? "xdg-open has opened nothing" : "xdg-open cannot be run (No such file or directory; Debian: xdg-utils)"
        #expect(program.errors == "kidd-web: \(why). Open the address in your browser.\n")
        // The one that is started along says it as well, and goes on.
        gateway.signal(SIGTERM)
        #expect(try gateway.wait() == .exited(0))
        let own = try keeper.web(["open"], Self.screen)
        try own.awaitError("\(why). Open the address in your browser.\n")
        #expect(own.errors.contains("kidd is not running at \(keeper.kidd). Start it with: kidd serve."))
        #expect(try keeper.address().contains("/open?once="))
        own.signal(SIGTERM)
        #expect(try own.wait() == .exited(0))
    }

    @Test("A browser that does not end keeps nobody: the page ends when it is asked to", arguments: [SIGTERM, SIGHUP])
    func stays(signal: Int32) throws {
        let keeper = try Gatekeeper()
        try keeper.tool("xdg-open", #"echo $$ >"$HOME/pid"; \#(Self.noting); exec /bin/sleep 600 >/dev/null 2>&1"#)
        let gateway = try keeper.web(["open"], Self.screen)
        #expect(Deadline.patient.poll { opened(keeper)?.hasSuffix("\n") == true ? true : nil } == true)
        if signal == SIGTERM {
            let stop = try keeper.web(["stop"])
            #expect(try stop.wait() == .exited(0))
        } else {
            gateway.signal(signal)
        }
        #expect(try gateway.wait(within: .seconds(30)) == .exited(0))
        let browser = try String(contentsOfFile: keeper.scratch.path("pid"), encoding: .utf8)
        if let pid = pid_t(browser.dropLast()) { kill(pid, SIGKILL) }
        #expect(!keeper.exists(keeper.control))
    }

    @Test("A browser hears the signals that kidd-web waits for, and a pipe's end")
    func signalsOfTheBrowser() throws {
        let keeper = try Gatekeeper()
        try keeper.tool(
            "xdg-open", #"/usr/bin/grep -E "^Sig(Blk|Ign)" /proc/self/status >"$HOME/signals"; \#(Self.noting)"#)
        let gateway = try keeper.web(["open"], Self.screen)
        #expect(Deadline.patient.poll { opened(keeper)?.hasSuffix("\n") == true ? true : nil } == true)
        let signals = try String(contentsOfFile: keeper.scratch.path("signals"), encoding: .utf8)
        // 32 and 33 are the own of the C library.
        #expect(
            ["000000000", "180000000"].contains { signals == "SigBlk:\t0000000000000000\nSigIgn:\t0000000\($0)\n" })
        gateway.signal(SIGTERM)
        #expect(try gateway.wait() == .exited(0))
    }

    @Test("Without kidd-web beside it or in PATH, kidctl says where it has to be")
    func missing() throws {
        let keeper = try Gatekeeper()
        let copy = keeper.scratch.path("kidctl")
        // By a program: a file that this process writes is busy in what other tests start meanwhile.
        #expect(try keeper.run(["/bin/cp", Gatekeeper.kidctl, copy]).wait() == .exited(0))
        let program = try keeper.run([copy, "web"])
        #expect(try program.wait() != .exited(0))
        #expect(program.errors.contains("kidd-web, which is not here") && program.errors.contains("make install"))
        try keeper.tool("kidd-web", "echo found")
        let found = try keeper.run([copy, "web"])
        #expect(try found.wait() == .exited(0) && found.output == "found\n")
    }

    @Test("Without a login session it asks for a place", .enabled(if: !Machine.isRoot || Machine.setpriv.isUsable))
    func noSession() throws {
        let keeper = try Gatekeeper()
        let variables = ["XDG_RUNTIME_DIR": ""]
        try other(keeper, [Gatekeeper.program, "open"], variables, says: "name a socket with --control PATH")
    }

    @Test(
        "A folder that is not its own, and somebody else who listens, are told with what helps",
        .needs(Machine.setpriv, Machine.python))
    func foreign() throws {
        let keeper = try Gatekeeper()
        let path = keeper.scratch.path("theirs.sock")
        // Root's, to whom the other account gives no trust.
        let listener = try keeper.run(
            [
                Machine.python.path, "-c",
                """
                import os, socket, sys, time
                line = socket.socket(socket.AF_UNIX); line.bind(sys.argv[1]); os.chmod(sys.argv[1], 0o666); line.listen()
                print("there", flush=True)
                held = []
                while True: held.append(line.accept())
                """, path,
            ])
        try listener.awaitOutput("there")
        for verb in ["open", "stop"] {
            try other(
                keeper, [Gatekeeper.program, verb, "--control", path],
                says: "is another account's. Name a place of your own: --control PATH.")
        }
        try other(
            keeper, [Gatekeeper.program, "serve"], ["XDG_RUNTIME_DIR": keeper.scratch.path("run")],
            says: "--control PATH")
        listener.signal(SIGTERM)
    }

    @Test(
        "Who listens in another's folder hears nothing, neither of kidctl nor of a page",
        .needs(Machine.setpriv, Machine.python))
    func strangerListens() throws {
        try #require(Machine.setpriv.isUsable)
        let keeper = try Gatekeeper()
        let folder = keeper.scratch.path("shared")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        chmod(keeper.scratch.path, 0o755)
        // A group may write in it, whose member listens.
        #expect(chown(folder, 0, 65_534) == 0 && chmod(folder, 0o775) == 0)
        let listener = try keeper.run(
            [
                Machine.setpriv.path, "--reuid=65534", "--regid=65534", "--clear-groups", "--", Machine.python.path,
                "-c",
                """
                import os, socket, sys
                line = socket.socket(socket.AF_UNIX); line.bind(sys.argv[1]); line.listen()
                print("there", flush=True)
                while True: print(line.accept()[0].recv(100), flush=True)
                """, folder + "/kidd.sock",
            ])
        try listener.awaitOutput("there")
        let asking = [
            [Gatekeeper.kidctl, "child", "list", "--socket", folder + "/kidd.sock"],
            [Gatekeeper.program, "serve", "--socket", folder + "/kidd.sock"],
        ]
        for command in asking {
            let program = try keeper.run(command)
            #expect(try program.wait() != .exited(0) && program.output.isEmpty)
            let told = program.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(told.contains("nothing was sent") && told.contains("--socket PATH"), "\(told)")
            try listener.awaitOutput("b''\n")
        }
        listener.signal(SIGTERM)
        #expect(!listener.output.contains("jsonrpc"))
    }

    /// A program as another account is refused with some words, and prints no address.
    private func other(
        _ keeper: Gatekeeper, _ command: [String], _ environment: [String: String] = [:], says words: String
    ) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: keeper.scratch.path)
        let become =
            Machine.isRoot ? [Machine.setpriv.path, "--reuid=65534", "--regid=65534", "--clear-groups", "--"] : []
        let program = try keeper.run(become + command, environment)
        #expect(try program.wait() == .exited(1), "\(program.output)")
        #expect(program.errors.contains(words) && program.output.isEmpty, "\(program.errors)")
    }
}
