import Household
import JSONRPC
import Journal
import Shapes
import Testing

@testable import Daemon
@testable import Stored

@Suite struct SnapshotCodecTests {
    @Test("What was written is read again, and goes on in the same way", arguments: 1...24 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var household = RandomHousehold(seed: seed)
        let ledger = Ledger()
        for record in household.opening() { ledger.replay(record) }
        for _ in 0..<(Int(seed) * 20) { ledger.replay(household.next()) }
        var image = ledger.stored()
        image.keys = [1...Int64(seed), 400...400]
        let read = try SnapshotCodec.decode(SnapshotCodec.encode(image))
        #expect(read == image)
        #expect(read.differences(from: image).isEmpty)

        let second = Ledger()
        second.adopt(read)
        for _ in 0..<100 {
            let record = household.next()
            ledger.replay(record)
            second.replay(record)
        }
        #expect(second.stored() == ledger.stored())
        #expect(second.owner(ofAccount: 1002) == RandomHousehold.children[1])
    }

    @Test("The bytes of format 9: whoever changes them raises the format's number and writes the new ones here")
    func golden() throws {
        #expect(SnapshotCodec.format == 9)
        let text = SnapshotCodec.text(of: SnapshotSample.image, version: "1.2.3")
        #expect(text == [0: SnapshotFormat.home, 5: SnapshotFormat.child])
        let parts = SnapshotCodec.encode(SnapshotSample.image, version: "1.2.3")
        _ = try GoldenRows.expect(parts.sorted { $0.key < $1.key }.map(\.value), in: "snapshot-9.txt")
    }

    @Test("A child's state has a part in a report of differences for each member")
    func parts() {
        guard case .object(_, _, let members) = Shape<ChildState>.childState.schema else { return }
        #expect(["profile", "handle"] + ChildState.parts.map(\.name) == members.map(\.name))
    }

    @Test("The sample has a value in every member, so that the pinned bytes show them all")
    func sampleIsFull() throws {
        #expect(try SnapshotCodec.decode(SnapshotCodec.encode(SnapshotSample.image)) == SnapshotSample.image)
        // Optional members that are younger than the pinned bytes have a test of their own.
        let younger: Set = [
            "StateImage.folds", "TimeBook.pastLimits", "HouseholdState.pinResets", "HouseholdState.packs",
            "HouseholdState.badges",
            "HouseholdState.formerParents", "Parent.lastUnlock", "Parent.wrongEntries",
            "LearningBook.mastery",
            "LearningBook.quizzes", "LearningBook.levels", "Activity.skill", "Activity.quiz", "Activity.pauses",
            "Activity.mix", "Activity.facts", "LearningBook.facts", "LearningBook.struggles", "TimeBook.counters",
            "TimeBook.countedEver",
            "DayUse.counters",
            "LearningDay.newSkills", "LearningDay.newFacts", "LearningDay.sprintBest", "LearningDay.paid",
            "PeriodTotals.sprintBest", "PeriodTotals.factsFluent",
            "ChildState.study", "StudyBook.days", "StudyBook.recent", "StudyBook.lastAt",
        ]
        let empty = SnapshotSample.emptyMembers(of: SnapshotSample.image).filter { !younger.contains($0) }
        #expect(empty.isEmpty, "\(empty)")
    }

    @Test("Members that came after the pinned bytes are kept, too")
    func younger() throws {
        var image = SnapshotSample.image
        var child = SnapshotSample.child
        let change = Revision(
            from: ScreenTimePolicy(dailyMinutes: 45, dateOverrides: Samples.fullPolicy.dateOverrides),
            to: ScreenTimePolicy(), day: Day(number: 20_780))
        child.apply([.child(.policyChanged(change))])
        #expect(child.time.pastLimits.count == 1)
        child.apply([.child(.learningSet(Samples.learningSettings)), .learning(.started(Samples.quizStarted))])
        child.apply([
            .learning(.paused(ActivityMark(activity: "z9", at: Samples.at, spentMilliseconds: 0))),
            .learning(.answered(Samples.quizAnswer)),
        ])
        #expect(child.learning.levels["math"]?.history.count == 1 && child.learning.forecasts.memory.count == 1)
        child.apply(Samples.masteryAnswers.map { .learning(.answered($0)) })
        let mastery = try #require(child.learning.mastery["k.count"])
        #expect(mastery.reached.count == 2 && mastery.due == Day(number: 20_781) && mastery.count == 5)
        child.apply([.learning(.answered(Samples.itemAnswer))])
        #expect(child.learning.mastery["k.count"]?.items["q1"]?.rightSince == Samples.at)
        child.apply([
            .learning(.abandoned(ActivityMark(activity: "z9", at: Samples.at, spentMilliseconds: 0))),
            .learning(.started(Samples.mixStarted)),
        ])
        child.apply(Samples.factsPlayed.map(Fact.learning))
        #expect(!child.study.days.isEmpty && child.study.recent["k.count"] != nil && child.study.lastAt != nil)
        child.apply([
            .learning(
                .finished(
                    ActivityFinished(
                        summary: Samples.drawnSummary, at: Samples.at, day: Day(number: 20_778), spentMilliseconds: 0)))
        ])
        for mark in [StruggleMark(skill: "k.count", restDays: 7), StruggleMark(skill: "k.add")] {
            let finish = ActivityFinished(
                summary: Samples.drawnSummary, at: Samples.at, day: Day(number: 20_778), spentMilliseconds: 0,
                struggle: mark)
            child.apply([.learning(.finished(finish))])
        }
        #expect(child.learning.struggles["k.count"]?.restsUntil == Day(number: 20_785))
        #expect(child.learning.struggles["k.add"]?.days == [Day(number: 20_778)])
        #expect(child.study.days.last?.finished.map(\.lesson) == ["counting"])
        let known = child.learning.facts[.addSubtract]
        #expect(known.records.count == 1 && known.band == .sixth && known.typing != nil && known.sprints.best == 13)
        child.apply(Samples.factsWithChallenges)
        #expect(child.challenges.entries.map(\.state) == [.completed, .closed])
        #expect(child.time.counters.map(\.name) == ["subject:math"])
        #expect(child.time.use(on: Day(number: 20_778)).counters.count == 1)
        #expect(child.rewards.day(Day(number: 20_778)).paid.count == 2)
        child.apply([.child(.analyticsSet(true))])
        let version = child.version
        child.apply(Samples.logFacts.dropLast(2).map(Fact.child))
        #expect(child.log == EventLog(first: 7, next: 43) && child.version == version)
        #expect(child.consents == Consents(analytics: true, leaderboards: child.board.isOptedIn))
        image.children = [child]
        image.home.apply(.recoveryUsed(ParentID(rawValue: "anna"), recoveryHash: "h", at: Samples.at))
        #expect(image.home.pinResets.count == 1)
        let zoe = ParentID(rawValue: "zoe")
        image.home.apply(.parentAdded(Parent(id: zoe, name: "Zoe", pinHash: "h")))
        image.home.apply(.pinResetByRoot(zoe, at: Samples.at))
        image.home.apply(.parentRemoved(zoe))
        #expect(image.home.formerParents == [FormerParent(id: zoe, name: "Zoe")])
        #expect(image.home.pinResets.last?.means == .root)
        image.home.apply(.parentRenamed(Samples.anna, from: "Anna", to: "Änne"))
        image.home.apply(.unlocked(Samples.anna, .household, at: Samples.at))
        image.home.apply(.pinResetByRoot(Samples.anna, at: Samples.at))
        #expect(image.home.parent(Samples.anna)?.lastUnlock == Samples.at)
        image.home.apply(Samples.parentFacts[6])
        #expect(image.home.parent(Samples.anna)?.wrongEntries.count == 1)
        image.home.apply(.packInstalled(Samples.installation))
        image.home.apply(.signerTrusted(Samples.signer))
        for fact in Samples.badgeFacts + Samples.backupFacts { image.home.apply(fact) }
        #expect(image.home.badges.removed.map(\.key) == ["b"] && image.home.badges.own.isEmpty)
        image.home.apply(.badgesAdded([Samples.ownBadge]))
        image.folds = [5: FoldMark(row: 70, through: 9, before: Day(number: 20_770), days: 3, at: Samples.at)]
        #expect(try SnapshotCodec.decode(SnapshotCodec.encode(image)) == image)
        let facts: [Fact] = [
            .child(.policyChanged(change)),
            .household(.recoveryUsed(ParentID(rawValue: "anna"), recoveryHash: "h", at: Samples.at)),
        ]
        for fact in facts {
            let record = Samples.record([fact])
            #expect(try RecordCodec.decode(RecordCodec.encode(record), stamp: record.stamp) == record)
        }
    }

    @Test("One of another version of the daemon or of the format is not used")
    func otherVersion() {
        let image = SnapshotSample.image
        var older = SnapshotCodec.encode(image)
        older.parts = SnapshotCodec.encode(image, version: "0.0.9")
        #expect(throws: SnapshotFault.otherVersion("0.0.9")) { try SnapshotCodec.decode(older) }
        var mixed = SnapshotCodec.encode(image)
        mixed.parts[5] = older.parts[5]
        #expect(throws: SnapshotFault.otherVersion("0.0.9")) { try SnapshotCodec.decode(mixed) }
        var later = SnapshotCodec.encode(image)
        later.parts[5] = later.parts[5].map { [8] + $0.dropFirst() }
        #expect(throws: SnapshotFault.otherVersion("format 8")) { try SnapshotCodec.decode(later) }
        later.parts[5] = Array(#"{"v":2,"kidd":"0.1.0"}"#.utf8)
        #expect(throws: SnapshotFault.otherVersion("format 3 or older")) { try SnapshotCodec.decode(later) }
    }

    @Test("Parts that do not belong together are not used")
    func strangers() {
        let whole = SnapshotCodec.encode(SnapshotSample.image)
        var one = whole
        one.parts[5] = nil
        #expect(throws: SnapshotFault.parts) { try SnapshotCodec.decode(one) }
        var more = whole
        more.parts[6] = whole.parts[5]
        #expect(throws: SnapshotFault.parts) { try SnapshotCodec.decode(more) }
        var none = whole
        none.parts[0] = nil
        #expect(throws: SnapshotFault.self) { try SnapshotCodec.decode(none) }
    }

    @Test("Bytes that are cut off anywhere are a fault and no crash", arguments: [0, 5] as [Int64])
    func cut(part: Int64) throws {
        let whole = SnapshotCodec.encode(SnapshotSample.image)
        let bytes = try #require(whole.parts[part])
        for count in 0..<bytes.count {
            var cut = whole
            cut.parts[part] = Array(bytes.prefix(count))
            #expect(throws: SnapshotFault.self) { try SnapshotCodec.decode(cut) }
        }
    }

    @Test("Every member of what is known stands in a snapshot", arguments: SnapshotSample.members)
    func members(_ type: SnapshotSample.Members) {
        #expect(type.stored.sorted() == type.written.sorted(), "\(type.name)")
    }
}
