import Foundation
import HouseholdTesting
import Testing

/// `kidd-web` as a program: how it begins, ends, and begins again.
@Suite("kidd-web") struct GatewayProgramTests {
    private static let running =
        "kidd-web: kidd-web is running already. Open its page with: kidd-web open; end it with: kidd-web stop\n"

    @Test(
        "A signal ends it in order: pages hear that it ends, its sockets are gone, and the next one begins at once",
        .needs(Machine.python), arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(signal: Int32) throws {
        let keeper = try Gatekeeper()
        let first = try keeper.serving()
        let port = String(first.output.dropLast(2).split(separator: ":").last ?? "")
        let pages = try keeper.connectedPages()
        first.signal(signal)
        #expect(try first.wait() == .exited(0))
        #expect(first.errors == "kidd-web: the page has ended, in every browser\n")
        #expect(try pages.wait() == .exited(0))
        #expect(pages.output == "open\n" + String(repeating: "1001\n", count: 5), "\(pages.errors)")
        #expect(!keeper.exists(keeper.control))
        let next = try keeper.serving(["--port", port])
        #expect(try keeper.address().hasPrefix("http://127.0.0.1:\(port)/open?once="))
        next.signal(SIGTERM)
        #expect(try next.wait() == .exited(0))
    }

    /// Opens a hundred pages and prints what they were told, closes them, and opens one more when their files are closed.
    private static let crowd =
        Gatekeeper.asking + """
            import os, time
            files = lambda: len(os.listdir(f"/proc/{words[0]}/fd"))
            before = files()
            pages = [page() for _ in range(100)]
            told = [reply.split()[1] for _, reply in pages]
            # A page needs two: one to the browser, one to kidd.
            assert files() <= before + 2 * 32 + 8, files()
            for line, _ in pages: line.close()
            for _ in range(3000):
                if files() <= before: break
                time.sleep(0.02)
            assert files() <= before, files()
            print(told.count("101"), told.count("503"), page()[1].split()[1])
            """

    @Test("More pages than there are places for are refused, and what was taken comes back", .needs(Machine.python))
    func crowded() throws {
        let keeper = try Gatekeeper()
        let gateway = try keeper.serving()
        let pages = try keeper.python(Self.crowd, [String(gateway.pid)])
        #expect(try pages.wait() == .exited(0), "\(pages.errors)")
        #expect(pages.output == "32 68 101\n")
        gateway.signal(SIGTERM)
        #expect(try gateway.wait() == .exited(0))
    }

    @Test("A signal ends one at a Unix socket, and takes the socket along")
    func unixSocket() throws {
        let keeper = try Gatekeeper()
        let path = keeper.scratch.path("page.sock")
        for _ in 0..<2 {
            let program = try keeper.serving(["--listen", "unix:" + path])
            #expect(keeper.exists(path))
            program.signal(SIGTERM)
            #expect(try program.wait() == .exited(0))
            #expect(!keeper.exists(path) && !keeper.exists(keeper.control))
        }
    }

    /// Is let in, and says how it is answered, at the same address, before and after the program is another one.
    private static let restarted =
        Gatekeeper.asking + """
            import signal
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
            def told(path): return ask(path, f"Cookie: {cookie}")[1].split()[1]
            print(told("/"), page()[1].split()[1], flush=True)
            signal.sigwait([signal.SIGUSR1])
            print(told("/"), page()[1].split()[1], told(f"/ws?page={64 * '0'}"), flush=True)
            """

    @Test(
        "A browser that was let in goes on where a gateway was killed or restarted, but not after stop",
        .needs(Machine.python), arguments: [SIGKILL, SIGTERM, nil])
    func restarts(end: Int32?) throws {
        let keeper = try Gatekeeper()
        let first = try keeper.serving()
        let browser = try keeper.python(Self.restarted)
        try browser.awaitOutput("200 101\n")
        if let end { first.signal(end) } else { #expect(try keeper.web(["stop"]).wait() == .exited(0)) }
        _ = try first.wait()
        let next = try keeper.serving()
        #expect(next.output == first.output)
        browser.signal(SIGUSR1)
        #expect(try browser.wait() == .exited(0))
        let told = end == nil ? "403 403 403" : "200 101 403"
        #expect(browser.output == "200 101\n\(told)\n", "\(browser.errors)")
        next.signal(SIGTERM)
        #expect(try next.wait() == .exited(0))
    }

    @Test("What a killed one leaves is replaced", arguments: [[], ["--listen"]])
    func killed(options: [String]) throws {
        let keeper = try Gatekeeper()
        let place = options.isEmpty ? [] : options + ["unix:" + keeper.scratch.path("page.sock")]
        let first = try keeper.serving(place)
        first.signal(SIGKILL)
        _ = try first.wait()
        #expect(keeper.exists(keeper.control))
        // Nobody is there: it is not said that somebody is.
        let stop = try keeper.web(["stop"])
        #expect(try stop.wait() == .exited(1))
        #expect(stop.errors == "kidd-web: kidd-web is not running. Start it with: kidd-web open\n")
        let next = try keeper.serving(place)
        #expect(try keeper.address().contains("/open?once="))
        next.signal(SIGTERM)
        #expect(try next.wait() == .exited(0))
    }

    @Test("A second one of an account says how to open the first, at the same place as well, and the first goes on")
    func second() throws {
        let keeper = try Gatekeeper()
        let path = keeper.scratch.path("page.sock")
        for place in [["--port", "0"], ["--listen", "unix:" + path]] {
            let first = try keeper.serving(place)
            let port = first.output.dropLast(2).split(separator: ":").last.flatMap { UInt16($0) }
            let same = port.map { ["--port", "\($0)"] } ?? place
            let second = try keeper.web(["serve"] + same)
            #expect(try second.wait() == .exited(1))
            #expect(second.errors == Self.running && second.output.isEmpty)
            #expect(try keeper.address().contains("/open?once="))
            #expect(port != nil || keeper.exists(path))
            let stop = try keeper.web(["stop"])
            #expect(try stop.wait() == .exited(0))
            #expect(try first.wait() == .exited(0))
        }
    }

    @Test("Logging out takes its runtime folder: it still ends in order, and the next login has one of its own")
    func loggedOut() throws {
        let keeper = try Gatekeeper()
        let first = try keeper.serving()
        try FileManager.default.removeItem(atPath: keeper.scratch.path("run"))
        try FileManager.default.createDirectory(
            atPath: keeper.scratch.path("run"), withIntermediateDirectories: false)
        let next = try keeper.serving()
        first.signal(SIGHUP)
        #expect(try first.wait() == .exited(0))
        // The first one takes only its own socket along.
        #expect(try keeper.address().contains("/open?once="))
        next.signal(SIGTERM)
        #expect(try next.wait() == .exited(0))
    }

    @Test("Its unit ends with the graphical session, which ends when its user logs out, and not with lingering")
    func unit() throws {
        let file = String(#filePath.split(separator: "/Tests/")[0]) + "/packaging/systemd/user/kidd-web.service"
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        #expect(
            lines.contains("PartOf=graphical-session.target") && lines.contains("WantedBy=graphical-session.target"))
        #expect(!lines.contains { $0.contains("default.target") })
        // With lingering the runtime folder outlasts the session, but not who was let in.
        #expect(
            lines.contains {
                $0.hasPrefix("ExecStop=-") && $0.contains("is-active graphical-session.target || exec")
                    && $0.hasSuffix("/kidd-web stop'")
            })
    }
}
