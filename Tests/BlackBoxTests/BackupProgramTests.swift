import Foundation
import HouseholdTesting
import Testing

/// Backups with the real programs: killed at each step, on a full disk, and the pages for parents as they are written.
@Suite struct BackupProgramTests {
    private static let passphrase = "correct horse battery"
    private static let cheap = ["KIDD_BACKUP_COST": "minimum"]

    private static func parent(_ daemon: DaemonProcess) throws -> LineClient {
        let client = try LineClient(daemon.places.socket)
        _ = try client.result("parent.unlock", Family.unlock)
        return client
    }

    private static func backUp(_ client: LineClient, _ path: String) throws -> String {
        let reply = try client.call("backup.create", #"{"path":"\#(path)","passphrase":"\#(passphrase)"}"#)
        return reply.errorKind ?? "made"
    }

    /// A folder for backups beside the household.
    private static func shelf(_ scratch: ScratchFolder) throws -> String {
        let folder = scratch.path("shelf")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    static let steps = ["copied", "checked", "begun", "sealed", "verified", "published"]

    @Test(
        "Killed at each step of a backup: it is there whole or not at all, and the next one is made", arguments: steps)
    func making(_ step: String) throws {
        let scratch = try Family.copy()
        let shelf = try Self.shelf(scratch)
        let file = shelf + "/a.kiddbackup"
        let dying = try scratch.daemon(
            environment: Self.cheap.merging(["KIDD_CRASH_AT": "\(step):1"]) { $1 })
        let client = try Self.parent(dying)
        #expect(throws: LineClient.Gone.self) { try Self.backUp(client, file) }
        #expect(try dying.program.wait() == .signalled(SIGKILL))
        #expect(FileManager.default.fileExists(atPath: file) == (step == "published"))

        let again = try scratch.daemon(environment: Self.cheap)
        let parent = try Self.parent(again)
        if step == "published" {
            #expect(try Self.verify(parent, file).contains("\"intact\":true"))
            #expect(try Self.backUp(parent, file) == "backup_refused")
        } else {
            #expect(try Self.backUp(parent, file) == "made")
        }
        #expect(Self.names(shelf) == ["a.kiddbackup"])
        #expect(!Self.names(scratch.places.dataFolder).contains("backup"))
        #expect(try again.stop() == .exited(0))
    }

    private static func verify(_ client: LineClient, _ file: String) throws -> String {
        try client.result("backup.verify", #"{"path":"\#(file)","passphrase":"\#(passphrase)"}"#).text
    }

    static let restoreSteps: [Crash] =
        [Crash(step: "staged", count: 1), Crash(step: "decided", count: 1)]
        + (1...2).map { Crash(step: "movedOut", count: $0) } + [Crash(step: "emptied", count: 1)]
        + (1...4).map { Crash(step: "movedIn", count: $0) } + [Crash(step: "done", count: 1)]

    @Test(
        "Killed at each step of a restore: the next start has the old household or the new one, whole",
        arguments: restoreSteps)
    func restoring(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let file = try Self.shelf(scratch) + "/a.kiddbackup"
        let first = try scratch.daemon(environment: Self.cheap)
        let parent = try Self.parent(first)
        #expect(try Self.backUp(parent, file) == "made")
        _ = try parent.result("child.add", #"{"name":"Zoe","born":"2018-05"}"#)
        try first.stop()
        let dying = try Self.restore(scratch, file, environment: crash.environment)
        #expect(dying.ending == .signalled(SIGKILL), "\(dying.text)")

        let again = try scratch.daemon(environment: Self.cheap)
        let later = try Self.parent(again)
        let hasZoe = try later.result("child.list").text.contains("Zoe")
        #expect(hasZoe == (crash.step == "staged"))
        #expect(try later.result("daemon.doctor").text.contains("\"healthy\":true"))
        #expect(try again.stop() == .exited(0))
        let left = Self.names(scratch.places.dataFolder)
        #expect(!left.contains { $0.hasPrefix("restor") }, "\(left)")
        #expect(left.contains("replaced") == !hasZoe)
    }

    private static func restore(
        _ scratch: ScratchFolder, _ file: String, environment: [String: String] = [:], _ more: [String] = []
    ) throws -> (ending: ProgramEnding, text: String) {
        let words = scratch.path("words")
        try (passphrase + "\n").write(toFile: words, atomically: false, encoding: .utf8)
        chmod(words, 0o600)
        let program = try SpawnedProgram(
            [
                KiddBinary.path, "restore", file, "--data-dir", scratch.places.dataFolder, "--key-file",
                scratch.places.keyFile, "--passphrase-file", words, "--dev",
            ] + more, environment: environment, files: scratch.path("restore"))
        return (try program.wait(), program.output + program.errors)
    }

    @Test(
        "A full disk and a folder that cannot be written are told, and nothing is left behind",
        .needs(Machine.mount, Machine.unmount))
    func full() throws {
        let scratch = try Family.copy()
        let shelf = try Self.shelf(scratch)
        let mount = try Mount(["-t", "tmpfs", "-o", "size=24k,mode=700", "tmpfs"], at: shelf, in: scratch)
        let daemon = try scratch.daemon(environment: Self.cheap)
        let parent = try Self.parent(daemon)
        #expect(try Self.backUp(parent, shelf + "/a.kiddbackup") == "storage_full")
        #expect(Self.names(shelf) == [])
        #expect(!Self.names(scratch.places.dataFolder).contains("backup"))
        try Machine.mount.run(["-o", "remount,ro", mount.folder], in: scratch)
        #expect(try Self.backUp(parent, shelf + "/a.kiddbackup") == "backup_refused")
        #expect(try daemon.stop() == .exited(0))
    }

    @Test("A program that knows the description alone reads a backup", .needs(Machine.python))
    func described() throws {
        let scratch = try Family.copy()
        let file = try Self.shelf(scratch) + "/a.kiddbackup"
        let daemon = try scratch.daemon(environment: Self.cheap)
        #expect(try Self.backUp(Self.parent(daemon), file) == "made")
        try daemon.stop()
        let line = "printf '%s\\n' '\(Self.passphrase)' | python3 '\(Example.path("python/read_backup.py"))' '\(file)'"
        let program = try SpawnedProgram(
            ["/bin/sh", "-c", line], environment: ["PATH": "/usr/bin:/bin"], files: scratch.path("python"))
        #expect(try program.wait() == .exited(0), "\(program.errors)")
        #expect(program.output.contains("journal.db"), "\(program.output)")
        #expect(program.output.contains("\"lastRow\""), "\(program.output)")
    }

    // MARK: The page for parents

    /// Runs the first line of a section at a computer whose home is a folder: the backup is the one that was made.
    private static func run(
        _ section: String, _ file: String, home: String, _ scratch: ScratchFolder
    ) throws -> (ending: ProgramEnding, text: String) {
        let words = scratch.path("words")
        try (passphrase + "\n").write(toFile: words, atomically: false, encoding: .utf8)
        chmod(words, 0o600)
        let command = try #require(
            try PageCommands("backup.md").of("kidd").first { $0.section == section && $0.isTyped })
        let arguments = command.words.dropFirst().map { word in
            word.hasSuffix(".kiddbackup") ? file : word == "Larsen" ? "Box family" : word
        }
        let isRestore = arguments.first == "restore"
        let program = try SpawnedProgram(
            [KiddBinary.path] + arguments + ["--passphrase-file", words] + (isRestore ? ["--dev"] : []),
            environment: ["HOME": home, "TMPDIR": scratch.path], files: scratch.path("page"))
        return (try program.wait(), program.output + program.errors)
    }

    @Test("The page's commands check a backup, move it to a new computer, and help where the key is lost")
    func page() throws {
        let scratch = try Family.copy()
        let file = try Self.shelf(scratch) + "/a.kiddbackup"
        let daemon = try scratch.daemon(environment: Self.cheap)
        #expect(try Self.backUp(Self.parent(daemon), file) == "made")
        try daemon.stop()
        let home = scratch.path("home")
        #expect(try Self.run("Check one", file, home: home, scratch).ending == .exited(0))
        let moved = try Self.run("Move to a new computer", file, home: home, scratch)
        #expect(moved.ending == .exited(0), "\(moved.text)")
        let back = try Self.run("Put one back", file, home: home, scratch)
        #expect(back.ending == .exited(0), "\(back.text)")
        let key = home + "/.config/kidd/household.key"
        try FileManager.default.removeItem(atPath: key)
        let helped = try Self.run("The key file is lost", file, home: home, scratch)
        #expect(helped.ending == .exited(0), "\(helped.text)")
        #expect(FileManager.default.fileExists(atPath: key))
    }
}
