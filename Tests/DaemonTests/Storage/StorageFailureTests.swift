import Foundation
import HouseholdTesting
import Testing

@Suite struct StorageFailureTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    @Test("A change that cannot be stored is refused and changes nothing, reads go on, and later it works")
    func refused() throws {
        let add = #"{"name":"Zoe","born":"2020-12","idempotencyKey":"k"}"#
        try daemon.breakStorage()
        for _ in 0..<3 {
            let reply = try parent.refusal("storage_failed", "child.add", add)
            #expect(reply.code == 804)
            #expect(try parent.call("child.list")["children"]?.count == 2)
        }
        try parent.refusal("storage_failed", "policy.set", #"{"child":"mia","dailyMinutes":5}"#)
        #expect(try parent.call("policy.get", #"{"child":"mia"}"#).number("dailyMinutes") == 60)
        try parent.refusal("storage_failed", "time.grant", #"{"child":"mia","minutes":5}"#)
        try parent.refusal("storage_failed", "time.lock", #"{"child":"mia"}"#)
        #expect(try parent.call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
        try parent.refusal("storage_failed", "activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        try daemon.mendStorage()
        try parent.call("child.add", add)
        try parent.call("time.grant", #"{"child":"zoe","minutes":5}"#)
        _ = try LessonPlayer(parent, daemon.clock)
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("child.list")["children"]?.count == 3)
        #expect(try client.call("time.usage", #"{"child":"zoe"}"#)["grants"]?.count == 1)
        #expect(try client.call("household.status").text("state") == "open")
    }

    @Test("A batch tells of a failed commit by the calls that it undid, also when another of its calls takes long")
    func batch() throws {
        try daemon.breakStorage()
        let calls = [
            CallLine.text("1", "rpc.version", "{}"), CallLine.text("2", "time.lock", #"{"child":"mia"}"#),
            CallLine.text("3", "parent.unlock", #"{"pin":"2580"}"#),
        ]
        try parent.send("[" + calls.joined(separator: ",") + "]")
        let kinds = try parent.receiveBatch().map { "\($0.id) \($0.kind ?? "")" }
        #expect(kinds == ["1 ", "2 storage_failed", "3 storage_failed"])
        try daemon.mendStorage()
        #expect(try parent.call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
    }

    @Test("Several callers that wait for one failed commit are all told, and nothing of it stays")
    func several() throws {
        try daemon.breakStorage()
        let clients = try (0..<4).map { _ in try daemon.client() }
        for (index, client) in clients.enumerated() {
            try client.begin("time.beginLease", #"{"child":"\#(index % 2 == 0 ? "mia" : "ben")","lease":"l\#(index)"}"#)
        }
        for client in clients { #expect(try client.receive().kind == "storage_failed") }
        let calls = [
            CallLine.text("1", "time.unlock", #"{"child":"mia"}"#),
            CallLine.text("2", "time.lock", #"{"child":"mia"}"#),
            #"{"jsonrpc":"2.0","method":"rpc.ping"}"#,
        ]
        try parent.send("[" + calls.joined(separator: ",") + "]")
        #expect(
            try parent.receiveBatch().map { "\($0.id) \($0.kind ?? "")" } == ["1 ", "2 storage_failed"])
        try daemon.mendStorage()
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["leases"]?.count == 0)
        #expect(try parent.call("time.mayI", #"{"child":"mia"}"#).flag("allowed"))
    }

    @Test("Measured seconds that cannot be stored stay and count, and are stored with the next record")
    func measuredTime() throws {
        let lease = #"{"child":"mia","lease":"l"}"#
        let usage = #"{"child":"mia","dayCount":1}"#
        try parent.call("time.beginLease", lease)
        daemon.clock.advance(seconds: 30)
        try daemon.breakStorage()
        try parent.refusal("storage_failed", "time.renewLease", lease)
        #expect(try parent.call("time.usage", usage).number("days.0.usedSeconds") == 30)
        daemon.clock.advance(seconds: 30)
        try parent.refusal("storage_failed", "time.renewLease", lease)
        #expect(try parent.call("time.usage", usage).number("days.0.usedSeconds") == 60)
        daemon.clock.advance(seconds: 20)
        try daemon.mendStorage()
        try parent.call("time.renewLease", lease)
        #expect(try parent.call("time.usage", usage).number("days.0.usedSeconds") == 80)
        try daemon.restart()
        #expect(try daemon.client().call("time.usage", usage).number("days.0.usedSeconds") == 80)
    }

    @Test("An answer that cannot be stored leaves the question open, and counts when it is sent again")
    func answer() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        try player.play()
        let params = try player.answer(isRight: true, more: #","idempotencyKey":"q2""#)
        daemon.clock.advance(seconds: 5)
        try daemon.breakStorage()
        try parent.refusal("storage_failed", "activity.answer", params)
        try daemon.mendStorage()
        try player.call("activity.question")
        #expect(try player.number == 2)
        daemon.clock.advance(seconds: 5)
        #expect(try parent.call("activity.answer", params).text("outcome") == "correct")
    }

    @Test("An unlock that cannot be stored unlocks nothing; a wrong PIN is not told before it is counted")
    func unlock() throws {
        let client = try daemon.client()
        try daemon.breakStorage()
        try client.refusal("storage_failed", "parent.unlock", #"{"pin":"2580"}"#)
        try client.refusal("pin_required", "household.get")
        // They count all the same: a full disk is no way around the wait.
        for _ in 0..<3 { try client.refusal("storage_failed", "parent.unlock", #"{"pin":"1357"}"#) }
        #expect(try client.refusal("wait", "parent.unlock", #"{"pin":"1357"}"#).number("waitSeconds") == 5)
        try daemon.mendStorage()
        daemon.clock.advance(seconds: 5)
        #expect(try client.refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#).number("waitSeconds") == 30)
        daemon.clock.advance(seconds: 30)
        try client.unlock()
    }

    @Test(
        "On a full disk changes are refused as such, reads go on, and all is well once there is room",
        .enabled(if: geteuid() == 0, "only root can mount a small file system"))
    func fullDisk() throws {
        let folder = try PrivateFolder()
        let mount = folder.path + "/data"
        try FileManager.default.createDirectory(atPath: mount, withIntermediateDirectories: true)
        try run("/bin/mount", "-t", "tmpfs", "-o", "size=512k,mode=0700", "tmpfs", mount)
        defer { try? run("/bin/umount", mount) }
        let daemon = try TestDaemon { $0.dataFolder = mount }
        defer { daemon.stop() }
        let (parent, _) = try daemon.family()
        let filler = mount + "/filler"
        #expect(FileManager.default.createFile(atPath: filler, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: filler))
        while (try? file.write(contentsOf: Data(count: 4096))) != nil {}
        try file.close()

        // The log has room left in its last pages: the first few may still fit.
        var kind: String?
        var stored = 0
        while kind == nil, stored < 50 {
            kind = try parent.ask(
                "time.grant", #"{"child":"mia","minutes":1,"why":"\#(String(repeating: "x", count: 200))"}"#
            ).kind
            if kind == nil { stored += 1 }
        }
        #expect(kind == "storage_full")
        let usage = try parent.call("time.usage", #"{"child":"mia"}"#)
        #expect(usage["grants"]?.count == stored)
        try FileManager.default.removeItem(atPath: filler)
        try parent.call("time.grant", #"{"child":"mia","minutes":1}"#)
        try daemon.restart()
        #expect(try daemon.client().call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == stored + 1)
    }

    private func run(_ program: String, _ arguments: String...) throws {
        let program = try SpawnedProgram([program] + arguments, files: daemon.folder.path + "/mount")
        #expect(try program.wait() == .exited(0))
    }
}
