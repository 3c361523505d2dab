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
            #expect(start.errorKind == "not_now")
            #expect(try client.result("time.mayI", #"{"child":"ben"}"#).string("result.state") == "active")
            #expect(try client.result("household.status").string("result.state") == "open")
            #expect(daemon.program.errors.contains("damaged row"))
            try daemon.kill()
        }
        var other = LessonStory(child: "ben", name: "whole")
        try other.finish(LineClient(scratch.daemon().places.socket))
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

    /// Flips the bits of one byte of the row that a query names.
    private func damage(_ scratch: ScratchFolder, _ query: String) throws {
        try #require(Machine.python.isUsable)
        let script = """
            import sqlite3, sys
            base = sqlite3.connect(sys.argv[1])
            seq, = base.execute(sys.argv[2]).fetchone()
            body, = base.execute("SELECT body FROM journal WHERE seq = ?", (seq,)).fetchone()
            body = bytearray(body)
            body[len(body) // 2] ^= 255
            base.execute("UPDATE journal SET body = ? WHERE seq = ?", (bytes(body), seq))
            base.commit()
            """
        try Machine.python.run(["-c", script, scratch.places.dataFolder + "/journal.db", query], in: scratch)
    }
}
