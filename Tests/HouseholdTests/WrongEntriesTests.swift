import Household
import Testing

@Suite("Wrong entries of which parents are told") struct WrongEntriesTests {
    private let anna = ParentID(rawValue: "anna")
    private let ben = ParentID(rawValue: "ben")
    private static let now = Instant(milliseconds: 1_795_269_600_000)

    private var home: HouseholdState {
        HouseholdState(parents: [anna, ben].map { Parent(id: $0, name: $0.rawValue, pinHash: "h") })
    }

    private func wrong(_ key: PINCounterKey, from uid: UInt32, secondsAgo: Int64 = 0) -> HouseholdFact {
        let counter = PINCounter(failures: 1, remaining: 0, since: 0, boot: BootID(rawValue: "b"))
        return .unlockFailed(key, counter, WrongEntry(uid: uid, at: Self.now - secondsAgo * 1000))
    }

    @Test("However many are entered, and from however many accounts, each counter has one entry a parent")
    func isBounded() {
        var home = home
        for uid in 2000..<3000 as Range<UInt32> { home.apply(wrong(.strangers, from: uid)) }
        for _ in 1...500 { home.apply(wrong(.account(1001), from: 1001)) }
        let told = home.wrongEntries(untoldTo: anna, unlocking: .household, at: Self.now)
        #expect(told.map(\.count) == [1000, 500])
        #expect(told.map(\.uid) == [nil, 1001])
    }

    @Test(
        "Up to two right before, from the same account, are slips, which nobody is told of",
        arguments: [
            (PINCounterKey.household, PINCounterKey.household, [300, 1], true), (.household, .household, [1], true),
            (.household, .household, [301, 1], false), (.household, .household, [3, 2, 1], false),
            (.household, .account(1001), [1], false), (.account(1001), .household, [1], false),
            (.household, .household, [-1], false),
            // A stranger's account becomes a parent's by the unlock.
            (.strangers, .account(500), [1], true), (.strangers, .account(501), [1], false),
        ] as [(PINCounterKey, PINCounterKey, [Int64], Bool)])
    func slips(wrongAt: PINCounterKey, unlocking: PINCounterKey, ago: [Int64], isForgiven: Bool) {
        var home = home
        for seconds in ago { home.apply(wrong(wrongAt, from: 500, secondsAgo: seconds)) }
        #expect(home.wrongEntries(untoldTo: anna, unlocking: unlocking, at: Self.now).isEmpty == isForgiven)
        home.apply(.unlocked(anna, unlocking, at: Self.now))
        #expect(home.parent(anna)?.wrongEntries == [])
        #expect(home.parent(ben)?.wrongEntries.isEmpty == isForgiven)
    }

    @Test("Codes for minutes are a child's own matter, and rows from before this was written down tell nothing")
    func untold() {
        var home = home
        let counter = PINCounter(failures: 9, remaining: 0, since: 0, boot: BootID(rawValue: "b"))
        home.apply(.unlockFailed(.code(ChildID(rawValue: "mia")), counter))
        home.apply(.unlockFailed(.account(1001), counter))
        #expect(home.parents.flatMap(\.wrongEntries) == [])
    }
}
