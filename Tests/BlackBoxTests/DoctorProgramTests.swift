import Foundation
import HouseholdTesting
import Testing

/// `kidd doctor` on folders as daemons leave them.
@Suite struct DoctorProgramTests {
    private func doctor(_ scratch: ScratchFolder, _ more: [String] = []) throws -> (ending: ProgramEnding, text: String)
    {
        let places = scratch.places
        let program = try SpawnedProgram(
            [KiddBinary.path, "doctor", "--data-dir", places.dataFolder, "--key-file", places.keyFile] + more,
            files: scratch.path("doctor"))
        let ending = try program.wait()
        return (ending, program.output + program.errors)
    }

    @Test("It refuses while a daemon works there, and finds a stopped one's folder whole")
    func stopped() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let refused = try doctor(scratch)
        #expect(refused.ending == .exited(1))
        #expect(refused.text.contains("kidctl doctor"), "\(refused.text)")
        try daemon.stop()
        let whole = try doctor(scratch)
        #expect(whole.ending == .exited(0), "\(whole.text)")
        #expect(whole.text.contains("what the rows say, up to row"), "\(whole.text)")
    }

    @Test(
        "After a kill at any step of a snapshot the folder is whole, and the snapshot is what its rows say",
        arguments: Crash.snapshotSteps.flatMap { step in [1, 2, 5].map { Crash(step: step, count: $0) } })
    func killed(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon(environment: crash.environment)
        #expect(throws: LineClient.Gone.self) {
            try crash.goOn(LineClient(daemon.places.socket))
        }
        #expect(try daemon.program.wait() == .signalled(SIGKILL))
        let whole = try doctor(scratch)
        #expect(whole.ending == .exited(0), "\(whole.text)")
        #expect(whole.text.contains("what the rows say, up to row"), "\(whole.text)")
        let next = try scratch.daemon()
        #expect(try LineClient(next.places.socket).result("household.status").string("result.state") == "open")
        #expect(!next.program.errors.contains("snapshot is not used"))
    }

    @Test(
        "It changes nothing that it looks at: after a kill the log and the mark are as they were, also where nothing can be written",
        .needs(Machine.mount, Machine.unmount))
    func looksOnly() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        _ = try client.result("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        try daemon.kill()
        let before = try FolderPicture(scratch.places.dataFolder)
        #expect(before.things["journal.db-wal"] != nil && before.things["journal.mark"] != nil)
        #expect(try doctor(scratch).ending == .exited(0))
        #expect(try FolderPicture(scratch.places.dataFolder).difference(from: before) == [])

        let fixed = scratch.path("fixed")
        try FileManager.default.createDirectory(atPath: fixed, withIntermediateDirectories: false)
        let mount = try Mount(["-o", "bind,ro", scratch.places.dataFolder], at: fixed, in: scratch)
        let program = try SpawnedProgram(
            [KiddBinary.path, "doctor", "--data-dir", mount.folder, "--key-file", scratch.places.keyFile],
            environment: ["TMPDIR": scratch.path("")], files: scratch.path("doctor"))
        #expect(try program.wait() == .exited(0), "\(program.errors)")
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path(""))
        #expect(!left.contains { $0.hasPrefix("kidd-doctor") })
        let fault = try SpawnedProgram(
            [KiddBinary.path, "doctor", "--data-dir", mount.folder, "--key-file", scratch.places.keyFile],
            environment: ["TMPDIR": mount.folder], files: scratch.path("doctor"))
        #expect(try fault.wait() == .exited(1))
        #expect(fault.errors.contains("TMPDIR"), "\(fault.errors)")
        // The next start finds what it would have found.
        #expect(try scratch.daemon().stop() == .exited(0))
    }

    @Test("A damaged row is named, and no snapshot is made of it", .needs(Machine.python))
    func damaged() throws {
        try #require(Machine.python.isUsable)
        let scratch = try Family.copy()
        let script = """
            import sqlite3, sys
            base = sqlite3.connect(sys.argv[1])
            base.execute("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = 4")
            base.commit()
            """
        try Machine.python.run(["-c", script, scratch.places.dataFolder + "/journal.db"], in: scratch)
        let found = try doctor(scratch, ["--rebuild-snapshot"])
        #expect(found.ending == .exited(1))
        #expect(found.text.contains("row 4: the row was altered or moved"), "\(found.text)")
        #expect(found.text.contains("no snapshot was written"), "\(found.text)")
    }
}
