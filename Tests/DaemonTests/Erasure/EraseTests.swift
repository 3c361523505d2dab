import Foundation
import HouseholdTesting
import Journal
import Synchronization
import Testing
import Vault

@testable import Daemon
@testable import Stored

/// A child is erased. Its records are searched for as the bytes that stood in the files before, and in all that can be
/// opened afterwards.
@Suite struct EraseTests {
    private static let name = "Zacharias"

    /// A family in which Zacharias has learned, used time, asked, and redeemed a code; Mia has a history beside it.
    private static func lived(_ change: (inout TestDaemon.Setting) -> Void = { _ in }) throws -> (
        TestDaemon, TestClient
    ) {
        let daemon = try TestDaemon(change)
        let parent = try daemon.family().parent
        try parent.call("child.add", #"{"name":"\#(name)","born":"2018-04","idempotencyKey":"add-one"}"#)
        try parent.call("time.codes", #"{"child":"zacharias","minutes":15,"count":3}"#)
        let codes = try parent.call("time.codes", #"{"minutes":15,"count":2}"#)
        let code = try codes.text("codes.0.code")
        for child in ["mia", "zacharias"] {
            for round in 0..<4 {
                let started = try parent.call(
                    "activity.start", #"{"child":"\#(child)","lesson":"counting-objects"}"#)
                try parent.call("activity.abandon", #"{"activity":"\#(try started.text("activity"))"}"#)
                try parent.call("time.grant", #"{"child":"\#(child)","minutes":\#(round + 5),"why":"for \#(child)"}"#)
            }
            try parent.call("child.archive", #"{"child":"\#(child)","archived":true}"#)
            try parent.call("child.archive", #"{"child":"\#(child)","archived":false}"#)
            try parent.call("child.update", #"{"child":"\#(child)","avatar":"fox","idempotencyKey":"grade-\#(child)"}"#)
        }
        try parent.call("time.redeem", #"{"child":"zacharias","code":"\#(code)","idempotencyKey":"redeem"}"#)
        return (daemon, parent)
    }

    private static let erasure = #"{"child":"zacharias","confirmName":"\#(name)"}"#

    /// The sealed bytes of the child's rows, its key, and those household rows that name it: what must be nowhere.
    private static func traces(_ daemon: TestDaemon, wrapped: Bool = true) throws -> [Data] {
        let queue = try DatabaseQueue(path: daemon.database)
        defer { queue.close() }
        return try queue.with { database in
            var traces = try [UInt8].fetchAll(database, sql: "SELECT body FROM journal WHERE profile = 3")
            traces += try [UInt8].fetchAll(database, sql: "SELECT body FROM replies WHERE profile = 3")
            if wrapped { traces += try [UInt8].fetchAll(database, sql: "SELECT wrapped FROM keys WHERE profile = 3") }
            // The row in which it came in is the third of its kind, and its codes are the first.
            traces += try [UInt8].fetchAll(
                database, sql: "SELECT body FROM journal WHERE profile = 0 AND kind = 2 + 1 ORDER BY seq"
            ).suffix(1)
            return traces.map { Data($0.prefix(48)) }
        }
    }

    private static func found(_ traces: [Data], in folder: String) throws -> [String] {
        var found: [String] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            guard let bytes = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
            for trace in traces where bytes.holds(trace) { found.append(name) }
        }
        return found
    }

    /// All that can be opened with the household key, as plain bytes.
    private static func opened(_ folder: String, key: String) throws -> [[UInt8]] {
        let journal = try Journal.open(folder: folder, householdKey: try KeyFile.load(path: key))
        defer { journal.stop() }
        var plain: [[UInt8]] = []
        try journal.replay { if case .row(let row) = $0 { plain.append(row.body) } }
        for case .reply(let reply) in try journal.replies() { plain.append(reply.body) }
        if case .whole(let snapshot) = try journal.snapshot() { plain += snapshot.parts.values }
        return plain
    }

    private static func names(in plain: [[UInt8]]) -> Int {
        let words = [name, "zacharias"].map { Array($0.utf8) }
        return plain.count { bytes in words.contains { bytes.firstRange(of: $0) != nil } }
    }

    @Test(
        "Nothing of the child is left: not in the database, its log or its freed pages, and not in what can be opened")
    func nothingIsLeft() throws {
        let (daemon, parent) = try Self.lived()
        let traces = try Self.traces(daemon)
        #expect(traces.count > 15)
        #expect(try Self.found(traces, in: daemon.dataFolder).count >= traces.count)
        let reply = try parent.call("child.erase", Self.erasure)
        let (isCleared, count) = (try reply.flag("isCleared"), try reply.number("recordCount"))
        #expect(isCleared && count >= 12, "\(reply.text) \(daemon.log.lines)")
        #expect(try Self.found(traces, in: daemon.dataFolder) == [])
        let list = try parent.call("child.list").text("children.0.child")
        #expect(list == "mia")
        try parent.refusal("unknown_child", "child.get", #"{"child":"zacharias"}"#)
        let audit = try parent.call("audit.list", #"{"limit":100}"#)
        #expect(try audit.text("entries.0.what") == "childErased")
        #expect(!audit.text.contains(Self.name) && !audit.text.contains("zacharias"))
        #expect(try parent.call("audit.verify").flag("intact"))
        try Self.expectHealthy(parent)
        daemon.stop()
        #expect(try Self.found(traces, in: daemon.dataFolder) == [])
        #expect(Self.names(in: try Self.opened(daemon.dataFolder, key: daemon.keyFile)) == 0)
    }

    @Test("Events of before are not told again, and whoever comes back for them hears that some were missed")
    func events() throws {
        let (daemon, parent) = try Self.lived()
        let cursor = try daemon.client()
        try cursor.unlock()
        let since = try cursor.call("events.subscribe", "{}").text("cursor")
        cursor.close()
        try parent.call("time.grant", #"{"child":"zacharias","minutes":5}"#)
        try parent.call("child.erase", Self.erasure)
        let again = try daemon.client()
        try again.unlock()
        let reply = try again.call("events.subscribe", #"{"since":"\#(since)"}"#)
        #expect(try reply.flag("gap"))
        #expect(!reply.text.contains(Self.name) && !reply.text.contains("zacharias"))
        #expect(try again.allEvents().isEmpty)
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        #expect(try again.event().child == "mia")
    }

    @Test("What is refused erases nothing: another role, another name, no such child, twice")
    func refused() throws {
        let (daemon, parent) = try Self.lived()
        try daemon.client().refusal("pin_required", "child.erase", Self.erasure)
        for name in ["zacharias", "Zacharias ", "Mia"] {
            try parent.refusal("invalid_params", "child.erase", #"{"child":"zacharias","confirmName":"\#(name)"}"#)
        }
        try parent.refusal("unknown_child", "child.erase", #"{"child":"nobody","confirmName":"nobody"}"#)
        try parent.call("child.get", #"{"child":"zacharias"}"#)
        try parent.call("child.erase", Self.erasure)
        try parent.refusal("unknown_child", "child.erase", Self.erasure)
    }

    @Test("A child with the longest possible name can be erased, and a wrong name is told where it stands")
    func longName() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let name = String(repeating: "n", count: 80)
        let child = try parent.call("child.add", #"{"name":"\#(name)","born":"2018-04"}"#).text("profile.child")
        let refusal = try parent.refusal(
            "invalid_params", "child.erase", #"{"child":"\#(child)","confirmName":"\#(name.dropLast())"}"#)
        #expect(try refusal.text("path") == "/confirmName")
        try parent.call("child.erase", #"{"child":"\#(child)","confirmName":"\#(name)"}"#)
    }

    @Test("Its sibling and its codes go on, its number is not used again, and calls that are repeated do not run again")
    func othersGoOn() throws {
        var (daemon, parent) = try Self.lived()
        let mia = try parent.call("rewards.summary", #"{"child":"mia"}"#).result?.source
        let usage = try parent.call("time.usage", #"{"child":"mia"}"#).result?.source
        try parent.call("child.erase", Self.erasure)
        for _ in 0..<2 {
            #expect(try parent.call("rewards.summary", #"{"child":"mia"}"#).result?.source == mia)
            #expect(try parent.call("time.usage", #"{"child":"mia"}"#).result?.source == usage)
            // Five codes were made, three for the erased child and one that it used.
            let codes = try parent.call("time.listCodes")
            #expect(try codes.number("codes.0.minutes") == 15)
            #expect(!codes.text.contains("zacharias"))
            try parent.refusal(
                "storage_damaged", "child.add", #"{"name":"\#(Self.name)","born":"2018-04","idempotencyKey":"add-one"}"#
            )
            try Self.expectHealthy(parent)
            try daemon.restart()
            parent = try daemon.client()
            try parent.unlock()
        }
        try parent.call("child.add", #"{"name":"\#(Self.name)","born":"2018-04"}"#)
        #expect(try parent.call("child.get", #"{"child":"zacharias"}"#).text("profile.name") == Self.name)
        let queue = try DatabaseQueue(path: daemon.database)
        defer { queue.close() }
        let last = try queue.with { try Int.fetchOne($0, sql: "SELECT MAX(profile) FROM keys") }
        #expect(last == 4)
    }

    /// A copy of the files in the middle of a step, as a kill would leave them.
    private struct Moment: Sendable {
        var step: CommitStep
        var folder: String
        /// Whether the erasure was stored by then.
        var isErased: Bool
    }

    @Test("A kill at any step of an erasure leaves all of the child or, after the next start, nothing")
    func kill() throws {
        let moments = Mutex<[Moment]>([])
        let source = Mutex<String?>(nil)
        let isErased = Mutex(false)
        let copies = try PrivateFolder()
        let (daemon, parent) = try Self.lived { setting in
            setting.onStep = { step in
                guard let source = source.withLock({ $0 }) else { return }
                if step == .afterCommit { isErased.withLock { $0 = true } }
                moments.withLock { moments in
                    let folder = copies.path + "/\(moments.count)"
                    Self.copy(source, to: folder)
                    moments.append(Moment(step: step, folder: folder, isErased: isErased.withLock { $0 }))
                }
            }
        }
        let traces = try Self.traces(daemon)
        source.withLock { $0 = daemon.dataFolder }
        try parent.call("child.erase", Self.erasure)
        source.withLock { $0 = nil }
        daemon.stop()
        let taken = moments.withLock { $0 }
        #expect(taken.count > 20)
        #expect(taken.contains { $0.step == .upkeepDone } && taken.contains { $0.step == .beforeCommit })
        for moment in taken { try check(moment, traces, daemon) }
    }

    private func check(_ moment: Moment, _ traces: [Data], _ original: TestDaemon) throws {
        try FileManager.default.removeItem(atPath: original.dataFolder)
        try FileManager.default.moveItem(atPath: moment.folder, toPath: original.dataFolder)
        try original.start()
        let parent = try original.client()
        try parent.unlock()
        let isKnown = try parent.call("child.list").text.contains("zacharias")
        if moment.isErased { #expect(!isKnown, "at \(moment.step)") }
        if isKnown {
            try Self.expectHealthy(parent)
            return original.stop()
        }
        // It goes on with what is left on a thread of its own, the same that the doctor works on.
        try Self.expectHealthy(parent)
        original.stop()
        #expect(try Self.found(traces, in: original.dataFolder) == [], "at \(moment.step)")
        #expect(Self.names(in: try Self.opened(original.dataFolder, key: original.keyFile)) == 0, "at \(moment.step)")
        let journal = try Journal.open(
            folder: original.dataFolder, householdKey: try KeyFile.load(path: original.keyFile))
        #expect(journal.unfinishedErasures == [])
        journal.stop()
    }

    private static func expectHealthy(_ client: TestClient) throws {
        let reply = try client.call("daemon.doctor")
        let isHealthy = try reply.flag("healthy")
        #expect(isHealthy, "\(reply.text)")
    }

    private static func copy(_ source: String, to folder: String) {
        let files = FileManager.default
        try? files.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in ["journal.mark", "journal.db-wal", "journal.db"] {
            try? files.copyItem(atPath: source + "/" + name, toPath: folder + "/" + name)
        }
    }
}
