import Foundation
import HouseholdTesting
import Testing

/// A row that was altered on the disk.
@Suite struct DamagedRowTests {
    @Test("A damaged row of one child stops that child alone, and never reads as unused time", .needs(Machine.python))
    func child() throws {
        let scratch = try Family.copy()
        let first = try scratch.daemon()
        var story = LessonStory(child: "mia", name: "damage")
        try story.finish(LineClient(first.places.socket))
        try first.stop()
        try damage(scratch, "SELECT MAX(seq) FROM journal WHERE profile = 1")

        // What was found stays found after another start.
        for _ in 0..<2 {
            let daemon = try scratch.daemon()
            let client = try LineClient(daemon.places.socket)
            let decision = try client.result("time.mayI", #"{"child":"mia"}"#)
            #expect(decision.string("result.state") == "damaged")
            #expect(decision.words("result.allowed") == "false")
            let start = try client.call("activity.start", #"{"child":"mia","lesson":"adding-with-objects"}"#)
            #expect(start.errorKind == "storage_damaged")
            #expect(try client.result("time.mayI", #"{"child":"ben"}"#).string("result.state") == "active")
            #expect(try client.result("household.status").string("result.state") == "open")
            #expect(daemon.program.errors.contains("damaged row"))
            try daemon.kill()
        }
        var other = LessonStory(child: "ben", name: "whole")
        let last = try scratch.daemon()
        try other.finish(LineClient(last.places.socket))
        #expect(other.acknowledged == (try LessonCrashTests.uneventful.get()))
    }

    @Test("A damaged row of the household refuses all but what tells about it", .needs(Machine.python))
    func household() throws {
        let scratch = try Family.copy()
        try damage(scratch, "SELECT MIN(seq) FROM journal WHERE profile = 0")
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        #expect(try client.result("household.status").string("result.state") == "damaged")
        #expect(try client.call("child.list").errorKind == "storage_damaged")
        #expect(try client.call("parent.unlock", Family.unlock).errorKind == "storage_damaged")
        let decision = try client.result("time.mayI", #"{"child":"mia"}"#)
        #expect(decision.string("result.state") == "damaged")
        #expect(decision.words("result.allowed") == "false")
    }

    @Test("The lost mark of how far the journal went is told after each start", .needs(Machine.python))
    func head() throws {
        let scratch = try Family.copy()
        try change(scratch, "", "base.execute(\"DELETE FROM meta WHERE name = 'head'\")")
        for _ in 0..<2 {
            let daemon = try scratch.daemon()
            let client = try LineClient(daemon.places.socket)
            #expect(try client.result("household.status").string("result.state") == "damaged")
            try daemon.stop()
        }
    }

    /// Flips the bits of one byte of the row that a query names.
    private func damage(_ scratch: ScratchFolder, _ query: String) throws {
        let script = """
            seq, = base.execute(sys.argv[2]).fetchone()
            body, = base.execute("SELECT body FROM journal WHERE seq = ?", (seq,)).fetchone()
            body = bytearray(body)
            body[len(body) // 2] ^= 255
            base.execute("UPDATE journal SET body = ? WHERE seq = ?", (bytes(body), seq))
            # What a row did is in the snapshot after it: only a start that reads the rows sees the damage.
            base.execute("DELETE FROM snapshots")
            """
        try change(scratch, query, script)
    }

    /// Runs a script on the database, which is `base`; the query is `sys.argv[2]`.
    private func change(_ scratch: ScratchFolder, _ query: String, _ script: String) throws {
        try #require(Machine.python.isUsable)
        let whole = "import sqlite3, sys\nbase = sqlite3.connect(sys.argv[1])\n\(script)\nbase.commit()\n"
        try Machine.python.run(["-c", whole, scratch.places.dataFolder + "/journal.db", query], in: scratch)
    }
}
