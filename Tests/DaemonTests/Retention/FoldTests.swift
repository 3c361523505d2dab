import Household
import Testing

@testable import Daemon
@testable import Stored

/// Folds of random households: what is left of the rows gives what all of them gave.
@Suite("Folds of old rows")
struct FoldTests {
    private static let calendar = HouseholdCalendar(zone: .utc)

    private func folding(_ child: ChildID, in records: [Record]) throws -> HistoryFolding {
        for record in records {
            for case .household(.childAdded(let profile, let handle, let policy, let filter)) in record.facts
            where profile.id == child {
                var state = ChildState(profile: profile, handle: handle, policy: policy, filter: filter)
                state.since = record.stamp.at
                return HistoryFolding(state, through: record.stamp.seq, Self.calendar)
            }
        }
        throw RetentionFault(reason: "no such child")
    }

    /// The fold of a child's rows up to one of them.
    private func fold(_ child: ChildID, _ records: [Record], through end: Int64) throws -> Fold {
        var folding = try folding(child, in: records)
        for record in records where record.child == child && record.stamp.seq <= end { folding.take(record) }
        return folding.fold(before: Day(number: 20_000))
    }

    private func image(_ records: [Record], _ folds: [Fold] = []) -> StateImage {
        let ledger = Ledger()
        ledger.begin(with: folds)
        for record in records { ledger.replay(record) }
        return ledger.stored()
    }

    private func history(_ seed: UInt64, _ count: Int) -> [Record] {
        var household = RandomHousehold(seed: seed)
        var records = household.opening()
        for _ in 0..<count { records.append(household.next()) }
        return records
    }

    @Test(
        "A fold and the rows after it give what all rows give, whatever is left of the old ones",
        arguments: 1...20 as ClosedRange<UInt64>)
    func same(seed: UInt64) throws {
        let records = history(seed, 300)
        let all = image(records)
        var random = SeededRandom(seed: seed)
        for end in [Int64(6), 40, 150, 304] {
            let folds = try RandomHousehold.children.map { try fold($0, records, through: end) }
            let left = records.filter { record in
                guard let child = record.child else { return true }
                let through = folds.first { $0.state.profile.id == child }?.through ?? 0
                return record.stamp.seq > through || random.number(below: 3) == 0
            }
            #expect(left.count < records.count || end == 6)
            // Read from its row.
            let stored = try folds.map { fold in
                let row = Samples.record([.child(.folded(fold))])
                return try #require(try RecordCodec.decode(RecordCodec.encode(row), stamp: row.stamp).fold)
            }
            #expect(stored == folds)
            #expect(image(left, stored).differences(from: all) == [])
            #expect(image(left, stored).children == all.children)
        }
    }

    @Test(
        "A fold that goes on from another one is that of all rows", arguments: 21...30 as ClosedRange<UInt64>)
    func goesOn(seed: UInt64) throws {
        let records = history(seed, 300)
        for child in RandomHousehold.children {
            let first = try fold(child, records, through: 120)
            var folding = HistoryFolding(first.state, through: first.through, days: first.days, Self.calendar)
            for record in records where record.child == child && record.stamp.seq > first.through {
                folding.take(record)
            }
            let whole = try fold(child, records, through: 400)
            #expect(folding.fold(before: whole.before) == whole)
        }
    }

    @Test("Daily totals are the sums of what is folded", arguments: 31...36 as ClosedRange<UInt64>)
    func totals(seed: UInt64) throws {
        let records = history(seed, 300)
        let child = RandomHousehold.children[0]
        let fold = try fold(child, records, through: 400)
        let facts = records.filter { $0.child == child }.flatMap(\.facts)
        var answers = 0
        var right = 0
        var hints = 0
        var stars = 0
        var screen: Milliseconds = 0
        for fact in facts {
            switch fact {
            case .learning(.answered(let answer)):
                if !answer.isRapid { answers += 1 }
                if answer.isScored, answer.outcome == .correct { right += 1 }
                stars += answer.stars
            case .learning(.hinted): hints += 1
            case .time(.used(let used)): screen += used.total
            default: continue
            }
        }
        let subjects = fold.days.flatMap(\.subjects)
        #expect(answers > 10)
        #expect(subjects.reduce(0) { $0 + $1.answers } == answers)
        #expect(subjects.reduce(0) { $0 + $1.right } == right)
        #expect(subjects.reduce(0) { $0 + $1.hints } == hints)
        #expect(subjects.reduce(0) { $0 + $1.stars } == stars)
        #expect(fold.days.reduce(0) { $0 + $1.screen } == screen)
        #expect(fold.days.map(\.day) == fold.days.map(\.day).sorted())
        #expect(Set(fold.days.map(\.day)).count == fold.days.count)
    }

    @Test("A fold changes nothing about its child, and is remembered when it is stored")
    func changesNothing() throws {
        let records = history(40, 100)
        let ledger = Ledger()
        for record in records { ledger.replay(record) }
        let before = ledger.stored()
        let child = RandomHousehold.children[0]
        let fold = try fold(child, records, through: 50)
        let seq = ledger.lastSeq + 1
        ledger.append(Samples.record([.child(.folded(fold))], child: child, seq: seq))
        #expect(ledger.fold(of: child) == nil)
        ledger.stored(upTo: seq)
        #expect(ledger.stored().children == before.children)
        let mark = try #require(ledger.fold(of: child))
        #expect(mark.row == seq && mark.through == fold.through && mark.days == fold.days.count)
        ledger.append(Samples.record([.child(.folded(fold))], child: child, seq: seq + 1))
        ledger.rollBack()
        #expect(ledger.fold(of: child) == mark)
    }

    @Test("What mastery rests on is kept, and what began its activities")
    func evidence() throws {
        var child = SnapshotSample.child
        child.apply(Samples.masteryAnswers.map { .learning(.answered($0)) })
        let evidence = KeptEvidence(of: child.learning)
        for answer in Samples.masteryAnswers { #expect(evidence.holds([.learning(.answered(answer))])) }
        let others = Samples.learningFacts.filter { fact in
            if case .answered = fact { fact.activity != "a7k2" } else { false }
        }
        #expect(!others.isEmpty)
        for other in others { #expect(!evidence.holds([.learning(other)])) }
        #expect(!evidence.holds([.time(.unlocked(by: "Anna"))]))
        #expect(KeptEvidence(of: LearningBook()).isEmpty)
    }

    /// Bytes as they were first written: for ever. A member that is added is optional and stands at the end; a line with it
    /// is added here.
    @Test("A fold in the bytes that were written first is read as what it was, and written so")
    func golden() throws {
        var child = SnapshotSample.child
        child.apply([.child(.learningSet(Samples.learningSettings)), .learning(.started(Samples.quizStarted))])
        child.apply(Samples.masteryAnswers.map { .learning(.answered($0)) })
        child.apply(Samples.factsPlayed.map(Fact.learning))
        child.apply(Samples.factsWithChallenges)
        let days = [
            FoldedDay(
                day: Day(number: 20_778), screen: 3_600_000, free: 60_000, learning: 1_200_000,
                subjects: [
                    FoldedSubject(subject: "", points: 66),
                    FoldedSubject(
                        subject: "math", answers: 20, first: 18, right: 15, hints: 2, active: 600_000, lessons: 2,
                        stars: 17, starsPaid: 1, points: 160),
                ]), FoldedDay(day: Day(number: 20_779), screen: 1),
        ]
        let bare = ChildState(
            profile: Samples.bareProfile, handle: 9, policy: Samples.barePolicy, filter: Samples.bareFilter)
        var older = child
        older.study = StudyBook()
        var mistaken = child
        mistaken.apply([.learning(.answered(Samples.mistakenAnswer))])
        #expect(mistaken.study.days.last?.mistakes.count == 1)
        var listed = child
        listed.apply([.learning(.answered(Samples.itemAnswer))])
        #expect(listed.learning.mastery["k.count"]?.items.count == 1)
        // Before the last answers of a skill were kept with how many of them were wrong.
        var counted = child
        counted.study = StudyBook(
            days: child.study.days,
            recent: child.study.recent.mapValues { RecentAnswers(count: $0.count, wrongBits: $0.wrongBits) },
            lastAt: child.study.lastAt, pending: child.study.pending)
        let records = [
            Fold(through: 4711, before: Day(number: 20_780), state: older, days: days),
            Fold(through: 1, before: Day(number: 1), state: bare, days: []),
            Fold(through: 4711, before: Day(number: 20_780), state: counted, days: days),
            Fold(through: 4711, before: Day(number: 20_780), state: child, days: days),
            Fold(through: 4711, before: Day(number: 20_780), state: mistaken, days: []),
            Fold(through: 4711, before: Day(number: 20_780), state: listed, days: []),
        ].map { Samples.record([.child(.folded($0))]) }
        let golden = try GoldenRows.expect(records.map { RecordCodec.encode($0) }, in: "folds-2.txt")
        for (bytes, record) in zip(golden, records) {
            #expect(try RecordCodec.decode(bytes, stamp: record.stamp) == record)
        }
    }

    @Test("A fold has a kind of its own, which is no entry of the audit")
    func kind() throws {
        let fold = try fold(RandomHousehold.children[0], history(50, 10), through: 9)
        #expect(RecordKind(of: Samples.record([.child(.folded(fold))])) == .fold)
        #expect(!RecordKind.audited.contains(RecordKind.fold.rawValue))
        #expect(Set(RecordKind.foldable).isDisjoint(with: RecordKind.audited))
    }
}
