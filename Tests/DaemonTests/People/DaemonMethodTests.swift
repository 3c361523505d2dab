import Daemon
import Foundation
import HouseholdTesting
import Synchronization
import Testing

@testable import Packs

/// What the daemon tells of itself, and what its owner may ask of it.
@Suite("The daemon itself") struct DaemonMethodTests {
    /// A folder with a pack, gone after the test.
    private final class PackFolder {
        let path = FileManager.default.temporaryDirectory.appending(path: "reload-\(UUID().uuidString)").path

        init() throws { try write(FixturePack.files) }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ files: [PackFile]) throws {
            try FileManager.default.createDirectory(atPath: path + "/lessons", withIntermediateDirectories: true)
            for file in files { try Data(file.bytes).write(to: URL(filePath: path + "/" + file.path)) }
        }
    }

    @Test("daemon.info tells version and state, and nothing from which a child learns of others")
    func info() throws {
        let daemon = try TestDaemon()
        #expect(try daemon.client().call("daemon.info").text("state") == "notSetUp")
        try daemon.family()
        let info = try daemon.client().call("daemon.info")
        let names = try #require(info.result).members.map(\.name)
        #expect(names == ["version", "protocol", "state", "isDeveloper", "now", "clock"])
        #expect(try info.text("state") == "open")
    }

    @Test("daemon.stats counts for parents, and for nobody else", .enabled(if: ForeignAccount.isPossible))
    func stats() throws {
        let daemon = try TestDaemon {
            $0.socketMode = 0o666
            $0.surroundings = { $0.isPersonal = true }
        }
        try daemon.folder.open()
        let (parent, _) = try daemon.family()
        try parent.call("child.update", #"{"child":"mia","uids":[4201]}"#)
        try daemon.client(as: 4201).refusal("pin_required", "daemon.stats")
        try daemon.client(as: 4202).refusal("pin_required", "daemon.stats")
        let first = try parent.call("daemon.stats")
        #expect(try first.number("childCount") == 2)
        #expect(try first.number("traffic.subscribers") == 0)
        try parent.call("events.subscribe")
        daemon.clock.advance(seconds: 90)
        let later = try parent.call("daemon.stats")
        #expect(try later.number("traffic.callCount") == first.number("traffic.callCount") + 2)
        #expect(try later.number("traffic.subscribers") == 1)
        #expect(try later.number("process.uptimeSeconds") == first.number("process.uptimeSeconds") + 90)
        #expect(try later.number("process.memoryBytes") > 1 << 20)
        #expect(try later.number("storage.databaseBytes") > 0 && later.number("storage.freeBytes") > 0)
        #expect(try later.number("storage.rows") == later.number("storage.rowsSinceSnapshot"))
        // Root owns the data anyway.
        #expect(try daemon.client().call("daemon.stats").number("childCount") == 2)
    }

    @Test("A pack that changed in its folder is read again, and an open lesson goes on as it began")
    func reload() throws {
        let folder = try PackFolder()
        let daemon = try TestDaemon {
            $0.shipped = []
            $0.packs = [folder.path]
        }
        let (parent, _) = try daemon.family()
        let open = #"{"child":"mia","lesson":"counting-objects"}"#
        let activity = try parent.call("activity.start", open).text("activity")
        let prompt = try parent.call("activity.question", #"{"activity":"\#(activity)"}"#).text("question.prompt")
        try folder.write(try ChangedPack.newer().files)
        let reply = try daemon.client().call("daemon.reload")
        #expect(try reply.text("packVersions.0") == "kindergarten-math 2.0.0")
        #expect(try reply.text("changedPacks.0") == "kindergarten-math")
        let still = try parent.call("activity.question", #"{"activity":"\#(activity)"}"#)
        #expect(try still.text("question.prompt") == prompt)
        let other = try parent.call("activity.start", #"{"child":"ben","lesson":"counting-objects"}"#)
        #expect(try other.text("question.prompt") != prompt)
        #expect(try daemon.client().call("daemon.reload")["changedPacks"]?.count == 0)
        #expect(try parent.call("audit.list", #"{"limit":1}"#).text("entries.0.what") == "reload")
    }

    @Test("Who reads again in a loop is stopped, and the audit has few rows of it")
    func reloadRate() throws {
        let daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        let (parent, _) = try daemon.family()
        let rows = try parent.call("daemon.stats").number("storage.rows")
        let owner = try daemon.client()
        let replies = try (0..<40).map { _ in try owner.ask("daemon.reload") }
        #expect(replies.filter { $0.result != nil }.count == 10)
        #expect(replies.last?.kind == "busy")
        #expect(try #require(replies.last).number("retryAfterSeconds") == 60)
        #expect(try parent.call("daemon.stats").number("storage.rows") == rows + 10)
        daemon.clock.advance(seconds: 60)
        try owner.call("daemon.reload")
    }

    @Test("A folder with faults changes nothing, and each fault is named")
    func faultyReload() throws {
        let folder = try PackFolder()
        let daemon = try TestDaemon {
            $0.shipped = []
            $0.packs = [folder.path]
        }
        let (parent, _) = try daemon.family()
        let rows = try parent.call("daemon.stats").number("storage.rows")
        var broken = ChangedPack()
        try broken.set(Array("{".utf8), of: PackPath.counting)
        try folder.write(broken.files)
        let refusal = try daemon.client().refusal("pack_refused", "daemon.reload")
        #expect(try refusal.text("faults.0.packFile") == PackPath.counting)
        #expect(try parent.call("lesson.check", #"{"child":"mia","lesson":"counting-objects"}"#).result != nil)
        #expect(try parent.call("daemon.stats").number("storage.rows") == rows)
    }

    @Test("What is logged can be set while it runs")
    func logLevel() throws {
        let levels = LogLevelSwitch(.info)
        let daemon = try TestDaemon { $0.surroundings = { $0.logLevel = levels } }
        #expect(try daemon.client().call("daemon.reload", #"{"log":"debug"}"#).text("log") == "debug")
        #expect(levels.level == .debug)
        #expect(try daemon.client().call("daemon.reload").text("log") == "debug")
    }

    @Test("A stop is asked for when its answer is stored, and is in the audit", .enabled(if: ForeignAccount.isPossible))
    func shutDown() throws {
        let count = Counter()
        let daemon = try TestDaemon { $0.surroundings = { $0.onShutDown = { count.add() } } }
        let (parent, _) = try daemon.family()
        try parent.call("daemon.shutDown")
        // What is asked later is answered after the stop was asked for.
        let newest = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try newest.text("entries.0.what") == "shutDown")
        #expect(try newest.text("entries.0.role") == "owner")
        #expect(count.value == 1)
    }

    private final class Counter: Sendable {
        private let state = Mutex(0)
        var value: Int { state.withLock { $0 } }
        func add() { state.withLock { $0 += 1 } }
    }
}
