import Daemon
import Foundation
import Household
import HouseholdTesting
import Journal
import Logging
import StrictJSON
import Synchronization
import Testing
import Vault

@testable import Daemon
@testable import Stored

/// A family that keeps one month: what is older is folded on the next day on which something happens.
@Suite("Old history is folded")
struct RetentionTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon(clock: FakeClock("2026-08-01T10:00:00+02:00")) { $0.snapshotRecords = 1_000_000 }
        parent = try daemon.family().parent
        for child in ["mia", "ben"] {
            try parent.call(
                "policy.set", #"{"child":"\#(child)","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        }
    }

    /// Days on which children learn and use time.
    private func live(days: Int, _ children: [String] = ["mia"]) throws {
        for day in 0..<days {
            try parent.unlock()
            for child in children {
                var player = try LessonPlayer(parent, daemon.clock, child: child)
                var index = 0
                while player.last["question"] != nil {
                    index += 1
                    try player.play(isRight: index != day % 4 + 2)
                }
                let lease = #"{"child":"\#(child)","lease":"l\#(day)\#(child)"}"#
                try parent.call("time.beginLease", lease)
                daemon.clock.advance(minutes: 1)
                try parent.call("time.endLease", lease)
            }
            daemon.clock.advance(hours: 24)
        }
    }

    /// Waits until what is older than a month is folded and gone, by what the doctor reads.
    private func folded(_ months: Int = 1) throws -> Reply {
        try parent.unlock()
        try parent.call("household.update", #"{"retentionMonths":\#(months)}"#)
        return try settled()
    }

    /// The doctor's report when nothing goes any more.
    private func settled() throws -> Reply {
        var rows = -1
        var same = 0
        for _ in 0..<200 {
            let report = try parent.call("daemon.doctor")
            let now = try report.number("rows")
            same = now == rows ? same + 1 : 0
            rows = now
            if same == 5 { return report }
        }
        throw TestFault("rows go on going")
    }

    private static let questions = [
        ("progress.overview", #"{"child":"mia"}"#), ("progress.overview", #"{"child":"ben"}"#),
        ("rewards.summary", #"{"child":"mia"}"#), ("rewards.badges", #"{"child":"mia"}"#),
        ("rewards.streak", #"{"child":"ben"}"#), ("mastery.list", #"{"child":"mia"}"#),
        ("time.usage", #"{"child":"mia"}"#), ("activity.list", #"{"child":"mia"}"#),
        ("lesson.list", #"{"child":"ben"}"#), ("policy.get", #"{"child":"ben"}"#),
        ("leaderboard.get", #"{"kind":"together"}"#), ("household.get", "{}"), ("child.list", "{}"),
    ]

    /// All that is told of the family.
    private func told(_ client: TestClient) -> [String] {
        Self.questions.map { method, params in
            (try? client.call(method, params).result).map { String(decoding: $0?.literal ?? [], as: UTF8.self) } ?? "-"
        }
    }

    /// What a start makes of the rows alone.
    private func rebuilt() throws -> (image: StateImage, folds: [Int64: FoldMark]) {
        let copy = try PrivateFolder()
        for name in ["/journal.db-wal", "/journal.db"] {
            try FileManager.default.copyItem(atPath: daemon.dataFolder + name, toPath: copy.path + name)
        }
        let options = ServeOptions(socket: copy.path + "/s", dataFolder: copy.path, keyFile: daemon.keyFile)
        var store = try DataStore(options, key: KeyFile.load(path: daemon.keyFile), onStep: nil)
        defer { store.journal.stop() }
        try store.load(daemon.clock, Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        #expect(store.snapshotSeq == 0 && store.damage == [])
        let image = store.ledger.stored()
        return (image, image.folds)
    }

    /// What the engine knows, asked on its loop.
    private func known<Value: Sendable>(_ body: @escaping @Sendable (Engine) -> Value) throws -> Value {
        let found = Mutex<Value?>(nil)
        try #require(daemon.server?.engine).run { engine in
            let value = body(engine)
            found.withLock { $0 = value }
        }
        return try #require(found.withLock { $0 })
    }

    private func journal() throws -> Journal { try known { $0.commits.journal } }

    @Test(
        "A copy is whole after a fold: each day's screen time and each subject's answers, from totals and rows together"
    )
    func copied() throws {
        try live(days: 45)
        try parent.unlock()
        let before = try CopiedSums(parent.copies("child.export", #""child":"mia","#, limit: 500))
        #expect(before.totals == 0 && before.used.count > 40 && before.answers > 100)
        _ = try folded()
        let pages = try parent.copies("child.export", #""child":"mia","#, limit: 500)
        let after = CopiedSums(pages)
        #expect(after.totals > 10)
        #expect(after.used == before.used)
        #expect(after.answers == before.answers)
        #expect(try ExportSchema().fault(of: pages[0], ExportFile.child) == nil)
    }

    @Test("Rows go, and all that is told of the family stays, now and after a start from the rows alone")
    func stays() throws {
        try live(days: 45, ["mia", "ben"])
        try parent.unlock()
        let before = try parent.call("daemon.doctor").number("rows")
        let asked = told(parent)
        let report = try folded()
        #expect(try report.flag("healthy"), "\(report.text)")
        #expect(try report.number("rows") < before * 4 / 5)
        var now = told(parent)
        now.remove(at: 11)
        var were = asked
        were.remove(at: 11)
        #expect(now == were)
        let (image, folds) = try rebuilt()
        #expect(folds.count == 2)
        let known = try known { $0.commits.ledger.stored() }
        #expect(known.differences(from: image) == [])
        #expect(known.children == image.children)
        #expect(known.folds == folds)
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        var after = told(client)
        after.remove(at: 11)
        #expect(after == were)
        #expect(try client.call("daemon.doctor").flag("healthy"))
        #expect(daemon.log.lines == [])
    }

    @Test("The chain of the audit is whole after rows went, and no entry of it is gone")
    func audit() throws {
        try live(days: 40)
        try parent.unlock()
        let before = try parent.call("audit.verify").number("entryCount")
        _ = try folded()
        let check = try parent.call("audit.verify")
        // The unlock and the setting.
        #expect(try check.number("entryCount") == before + 2)
        #expect(try check.flag("intact"))
        #expect(
            try parent.call("audit.list", #"{"limit":1}"#).text("entries.0.say")
                == "single answers kept: 13 months → 1 month")
    }

    @Test("The ledger ends where its lines were folded, and says so")
    func ledger() throws {
        try live(days: 45)
        try parent.unlock()
        func lines() throws -> (count: Int, foldedBefore: String?) {
            var count = 0
            var next: Int?
            while true {
                let before = next.map { #","before":\#($0)"# } ?? ""
                let page = try parent.call("rewards.ledger", #"{"child":"mia","limit":200\#(before)}"#)
                count += page["lines"]?.count ?? 0
                next = try? page.number("next")
                if next == nil { return (count, try? page.text("foldedBefore")) }
            }
        }
        let before = try lines()
        #expect(before.foldedBefore == nil)
        _ = try folded()
        let after = try lines()
        #expect(after.count < before.count && after.count > 0)
        let history = try parent.call("household.history")
        #expect(try after.foldedBefore == history.text("children.0.foldedBefore"))
        #expect(try history.number("children.0.foldedDays") > 7)
        #expect(try history.text("keptFrom") == history.text("children.0.foldedBefore"))
    }

    @Test("The answers behind a mastery stay in their rows")
    func evidence() throws {
        try live(days: 45)
        _ = try folded()
        let evidence = try known { engine in
            Set(
                engine.commits.ledger.children().flatMap { $0.learning.mastery.values }
                    .flatMap { $0.reached.flatMap(\.answers).map(\.presentation) })
        }
        let through = try known { $0.commits.ledger.fold(of: ChildID(rawValue: "mia"))?.through ?? 0 }
        #expect(!evidence.isEmpty)
        var found: Set<PresentationID> = []
        var others = 0
        let rows = try journal().rows(after: 0, through: .max, limit: .max)
        for case .row(let row) in rows {
            for case .learning(.answered(let answer)) in try JournalReading.record(of: row).facts {
                found.insert(answer.presentation)
                if row.seq <= through, !evidence.contains(answer.presentation) { others += 1 }
            }
        }
        #expect(evidence.isSubset(of: found))
        // What leads to the next window is kept too.
        #expect(others <= 60)
    }

    @Test("Nothing is folded while the clock is not trusted, for ever, or younger than the months")
    func not() throws {
        try live(days: 40)
        try parent.unlock()
        let rows = try parent.call("daemon.doctor").number("rows")
        try parent.call("household.update", #"{"retentionMonths":null}"#)
        #expect(try settled().number("rows") == rows + 1)
        #expect(
            try parent.call("household.history").text("say") == "Single answers and single minutes are kept for ever.")
        try parent.call("household.update", #"{"retentionMonths":2}"#)
        #expect(try settled().number("rows") == rows + 2)
        daemon.clock.setSynchronised(false)
        daemon.clock.setWall("2029-01-01T10:00:00+01:00")
        try parent.call("household.update", #"{"retentionMonths":1}"#)
        let report = try settled()
        #expect(try report.number("rows") >= rows + 3)
        #expect(try parent.call("household.history")["children.0.foldedBefore"] == nil)
    }

    @Test("A parent hears what a shorter time would fold, and nothing is changed by asking")
    func preview() throws {
        let six = try parent.call("household.history", #"{"retentionMonths":6}"#)
        #expect(try six.flag("foldsMore") && six.text("keptFrom") == "2026-02-01")
        #expect(try six.text("say").hasPrefix("Single answers and single minutes from before 1 February 2026 become"))
        let present = try parent.call("household.history")
        #expect(try !present.flag("foldsMore") && present.number("retentionMonths") == 13)
        #expect(try !parent.call("household.history", #"{"retentionMonths":14}"#).flag("foldsMore"))
        #expect(try !parent.call("household.history", #"{"retentionMonths":null}"#).flag("foldsMore"))
        let child = try daemon.client()
        try child.refusal("pin_required", "household.history")
    }

    @Test("A week later the next fold takes the place of the first, which goes")
    func next() throws {
        try live(days: 40)
        _ = try folded()
        let first = try rebuilt().folds
        try live(days: 9)
        try parent.unlock()
        _ = try settled()
        let second = try rebuilt()
        for (handle, mark) in second.folds {
            let before = try #require(first[handle])
            #expect(mark.before > before.before && mark.through > before.through && mark.days > before.days)
        }
        let rows = try journal().rows(
            kinds: [RecordKind.fold.rawValue], after: 0, through: .max, limit: 10)
        #expect(rows.count == 1)
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }
}

/// What a copy of a child comes to, from the totals of folded days and the rows after them.
private struct CopiedSums {
    /// Milliseconds of screen time by household day.
    var used: [Int: Int64] = [:]
    /// Answers that were read.
    var answers: Int64 = 0
    /// Days that are totals.
    var totals = 0

    init(_ pages: [Reply]) {
        let rows = pages.flatMap { page in page["history"].map { Array($0.elements) } ?? [] }
        let folds = rows.flatMap { row in facts(of: row).compactMap { $0.member("folded") } }
        let through = folds.last?["through"]?.integer ?? 0
        for day in folds.last?["days"].map({ Array($0.elements) }) ?? [] {
            totals += 1
            used[Int(day["day"]?.integer ?? 0), default: 0] += day["screen"]?.integer ?? 0
            for subject in day["subjects"].map({ Array($0.elements) }) ?? [] {
                answers += subject["answers"]?.integer ?? 0
            }
        }
        for row in rows where row["seq"]?.integer ?? 0 > through {
            for fact in facts(of: row) {
                if let use = fact.member("used") { count(use) }
                if fact.member("answered") != nil { answers += 1 }
            }
        }
    }

    private func facts(of row: JSONValue) -> [JSONValue] { row["recorded"].map { Array($0.elements) } ?? [] }

    private mutating func count(_ use: JSONValue) {
        var sum = use["ordinary"]?.integer ?? 0
        for part in ["granted", "carried"] {
            for paid in use.member(part).map({ Array($0.elements) }) ?? [] { sum += paid["ms"]?.integer ?? 0 }
        }
        used[Int(use["day"]?.integer ?? 0), default: 0] += sum
    }
}
