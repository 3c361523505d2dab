import Foundation
import HouseholdTesting
import Testing

/// The daemon under a service manager: a socket that is handed over, words about its state, the key as a credential.
@Suite struct ServiceManagerTests {
    @Test("It serves a socket that was handed over, and leaves its file", .needs(Machine.socketActivate))
    func activation() throws {
        let scratch = try ScratchFolder()
        let manager = try NotifySocket(at: scratch.path("notify"))
        let program = try activated(
            scratch, ["NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "200000", "HOME": scratch.path])
        let client = try connect(scratch)
        #expect(try client.call("rpc.ping").isSuccess)
        #expect(manager.hears("READY=1"))
        #expect(manager.hears("WATCHDOG=1"))
        #expect(manager.hears("WATCHDOG=1"))
        program.signal(SIGTERM)
        #expect(try program.wait() == .exited(0))
        #expect(manager.hears("STOPPING=1"))
        #expect(FileManager.default.fileExists(atPath: scratch.places.socket))
    }

    @Test("Options of a socket do not go with one that was handed over", .needs(Machine.socketActivate))
    func noOwnSocket() throws {
        let scratch = try ScratchFolder()
        let program = try activated(scratch, ["HOME": scratch.path], ["--socket", scratch.path("other.sock")])
        _ = try? connect(scratch)
        #expect(try program.wait() == .exited(1))
        #expect(program.errors.contains("leave --socket, --socket-mode and --socket-group to its socket unit"))
        #expect(!FileManager.default.fileExists(atPath: scratch.places.dataFolder))
    }

    @Test(
        "What is not exactly one listening Unix socket for this very process is not believed",
        // The usual place of root is one for all cases.
        .serialized,
        arguments: [
            ("LISTEN_PID=$$ LISTEN_FDS=2", "hands over 2 sockets"),
            ("LISTEN_PID=$$ LISTEN_FDS=01", "hands over 01 sockets"),
            ("LISTEN_PID=$$ LISTEN_FDS=1", "is not a listening Unix stream socket"),
            // Meant for another process: kidd needs a place of its own, and here there is none.
            ("LISTEN_PID=1 LISTEN_FDS=1", "--socket"), ("LISTEN_PID=0$$ LISTEN_FDS=1", "--socket"),
        ])
    func strict(variables: String, words: String) throws {
        let scratch = try ScratchFolder()
        let command =
            "exec 3</dev/null; \(variables) exec '\(KiddBinary.path)' serve"
            + " --data-dir '\(scratch.places.dataFolder)'"
        // As an account without a runtime folder, so that no usual place is there.
        let program = try SpawnedProgram(
            ["/bin/sh", "-c", command], environment: ["XDG_CONFIG_HOME": scratch.path], files: scratch.path("kidd"))
        defer { program.signal(SIGKILL) }
        guard words == "--socket", Machine.isRoot else {
            #expect(try program.wait() == .exited(1))
            #expect(program.errors.contains(words), "it wrote: \(program.errors)")
            return
        }
        // Root has a usual place: it must not be served from the descriptor.
        let isReady = Deadline.patient.poll { program.errors.contains("ready") ? true : nil }
        #expect(isReady == true && program.errors.contains("/run/kidd/kidd.sock"), "it wrote: \(program.errors)")
    }

    @Test("The household key comes from a credential before the key file")
    func credential() throws {
        let scratch = try Family.copy()
        let folder = scratch.path("credentials")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try FileManager.default.moveItem(atPath: scratch.places.keyFile, toPath: folder + "/kidd.household-key")
        let daemon = try scratch.daemon(environment: ["CREDENTIALS_DIRECTORY": folder])
        #expect(try LineClient(daemon.places.socket).result("child.list").text.contains("mia"))
        #expect(!FileManager.default.fileExists(atPath: scratch.places.keyFile))
    }

    @Test("The unit of the system is closed as far as it can be", .needs(Machine.analyze))
    func exposure() throws {
        let scratch = try ScratchFolder()
        let unit = Self.packaging + "/system/kidd.service"
        #expect(try !String(contentsOfFile: unit, encoding: .utf8).contains("\nPrivateUsers="))
        let text = try Machine.analyze.run(
            ["security", "--offline=true", "--no-pager", "--threshold=10", unit], in: scratch)
        #expect(text.contains("Overall exposure level"))
    }

    @Test("No number of bad starts ends a unit for good, and the system's is there before and behind all sessions")
    func lasting() throws {
        for unit in ["system/kidd.service", "user/kidd.service", "user/kidd-web.service"] {
            let lines = try String(contentsOfFile: Self.packaging + "/" + unit, encoding: .utf8).split(separator: "\n")
            for line in ["StartLimitIntervalSec=0", "Restart=on-failure", "RestartSec=2"] {
                #expect(lines.contains { $0 == line }, "\(unit): \(line)")
            }
        }
        let system = try String(contentsOfFile: Self.packaging + "/system/kidd.service", encoding: .utf8)
        #expect(system.contains("\nBefore=systemd-user-sessions.service\n"))
    }

    private static let packaging =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path + "/packaging/systemd"

    /// A daemon that is started by the first connection, with these variables and nothing else.
    private func activated(
        _ scratch: ScratchFolder, _ environment: [String: String], _ options: [String] = []
    ) throws -> SpawnedProgram {
        let passed = environment.keys.flatMap { ["-E", $0] }
        let program = try SpawnedProgram(
            [Machine.socketActivate.path] + passed + ["-l", scratch.places.socket, KiddBinary.path, "serve"]
                + ["--data-dir", scratch.places.dataFolder, "--key-file", scratch.places.keyFile] + options,
            environment: environment, files: scratch.path("kidd"))
        let listens = Deadline.patient.poll {
            FileManager.default.fileExists(atPath: scratch.places.socket) ? true : nil
        }
        try #require(listens == true, "it wrote: \(program.errors)")
        return program
    }

    private func connect(_ scratch: ScratchFolder) throws -> LineClient {
        let client = Deadline.patient.poll { try? LineClient(scratch.places.socket) }
        return try #require(client)
    }
}
