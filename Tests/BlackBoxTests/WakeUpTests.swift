import Foundation
import HouseholdTesting
import Testing

/// What the daemon does when nobody asks for anything.
@Suite struct WakeUpTests {
    @Test("With a connection and a lesson open it does not wake up once in three seconds") func atRest() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        var story = LessonStory(child: "mia", name: "rest")
        for _ in 0..<4 { try story.advance(client) }
        try expectRest(of: daemon)
        try story.finish(client)
    }

    @Test("With subscribers to everything, too: the one timer stands at the next change") func withSubscribers() throws
    {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let child = try LineClient(daemon.places.socket)
        _ = try child.result("events.subscribe", #"{"child":"mia"}"#)
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("events.subscribe")
        _ = try parent.result("policy.set", #"{"child":"ben","dailyMinutes":60}"#)
        try expectRest(of: daemon)
    }

    @Test(
        "After a change of the key, a backup and an erasure it rests as before: nothing that was closed leaves a timer")
    func afterUpkeep() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("household.rotateKey")
        let again = try LineClient(daemon.places.socket)
        _ = try again.result("parent.unlock", Family.unlock)
        let file = scratch.path("rest.kiddbackup")
        _ = try again.result("backup.create", #"{"path":"\#(file)","passphrase":"four words that rest"}"#)
        _ = try again.result("backup.verify", #"{"path":"\#(file)","passphrase":"four words that rest"}"#)
        _ = try again.result("child.erase", #"{"child":"tom","confirmName":"Tom"}"#)
        try expectRest(of: daemon)
    }

    private func expectRest(of daemon: DaemonProcess) throws {
        // It is at rest once the count stays the same for a while.
        var before = -1
        _ = Deadline.patient.poll { () -> Bool? in
            let count = try? switches(daemon)
            defer { before = count ?? -1 }
            usleep(300_000)
            return count == before ? true : nil
        }
        // This is no waiting for anything: it is what is measured.
        usleep(3_000_000)
        #expect(try switches(daemon) - before == 0)
    }

    /// How often the daemon's threads have gone to sleep by themselves so far.
    private func switches(_ daemon: DaemonProcess) throws -> Int {
        let folder = "/proc/\(daemon.program.pid)/task"
        return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
            let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") })
            return sum + (Int(line.split(whereSeparator: \.isWhitespace).last ?? "") ?? 0)
        }
    }
}
