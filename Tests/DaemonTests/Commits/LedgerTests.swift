import Household
import Testing

@testable import Daemon

@Suite struct LedgerTests {
    private let ledger = Ledger()
    private let mia = ChildID(rawValue: "mia")
    private let by = Author(role: .daemon, uid: 0)
    private let day = Day(number: 20_000)

    init() {
        let profile = ChildProfile(id: mia, name: "Mia", birth: BirthMonth(year: 2019, month: 4), uids: [1001])
        ledger.append(
            record([.household(.childAdded(profile, handle: 1, ScreenTimePolicy(), ContentFilter()))], 1, nil))
        ledger.stored(upTo: 1)
    }

    private func record(_ facts: [Fact], _ seq: Int64, _ child: ChildID?) -> Record {
        Record(
            stamp: Stamp(device: 1, seq: seq, at: Instant(seconds: seq)), child: child, by: by,
            facts: ledger.unstored(child) + facts)
    }

    private func used(_ milliseconds: Int64) -> Fact { .time(.used(UsedTime(day: day, ordinary: milliseconds))) }

    private func append(_ facts: [Fact]) { ledger.append(record(facts, ledger.lastSeq + 1, mia)) }

    private var total: Int64 { ledger.child(mia)?.time.use(on: day).total ?? -1 }

    @Test("What is not stored yet is seen, and stays when it is stored")
    func ahead() {
        append([used(1000)])
        #expect(total == 1000)
        append([used(500)])
        #expect(total == 1500)
        ledger.stored(upTo: 2)
        #expect(total == 1500)
        ledger.stored(upTo: 3)
        #expect(total == 1500)
        #expect(ledger.commit(of: mia) == 3)
    }

    @Test("A failed commit takes everything back but measured time, which goes with the next record once")
    func rollBack() {
        append([.time(.locked(ScreenLock(by: "Anna"))), used(1000)])
        append([used(500)])
        ledger.rollBack()
        #expect(ledger.child(mia)?.time.lock == nil)
        #expect(total == 1500)
        #expect(ledger.lastSeq == 1)
        #expect(ledger.unstored(mia) == [used(1000), used(500)])
        append([used(1)])
        #expect(ledger.unstored(mia).isEmpty)
        #expect(total == 1501)
        ledger.stored(upTo: 2)
        #expect(total == 1501)
    }

    @Test("Failing again and again keeps measured time and counts it once")
    func rollBackTwice() {
        append([used(1000)])
        ledger.rollBack()
        append([used(10)])
        ledger.rollBack()
        #expect(total == 1010)
        append([])
        ledger.stored(upTo: 2)
        #expect(total == 1010)
    }

    @Test("Part of what was under way may be stored before the rest fails")
    func partly() {
        append([.time(.locked(ScreenLock(by: "Anna")))])
        append([.time(.unlocked(by: "Anna"))])
        ledger.stored(upTo: 2)
        ledger.rollBack()
        #expect(ledger.child(mia)?.time.lock?.by == "Anna")
        #expect(ledger.lastSeq == 2)
    }

    @Test("A child whose adding failed was never there, and its account is nobody's")
    func addedInVain() {
        let ben = ChildProfile(
            id: ChildID(rawValue: "ben"), name: "Ben", birth: BirthMonth(year: 2016, month: 9), uids: [1002])
        ledger.append(record([.household(.childAdded(ben, handle: 2, ScreenTimePolicy(), ContentFilter()))], 2, nil))
        #expect(ledger.owner(ofAccount: 1002) == ben.id)
        ledger.rollBack()
        #expect(!ledger.knows(ben.id))
        #expect(ledger.owner(ofAccount: 1002) == nil)
        #expect(ledger.owner(ofAccount: 1001) == mia)
        #expect(ledger.nextHandle == 2)
    }
}
