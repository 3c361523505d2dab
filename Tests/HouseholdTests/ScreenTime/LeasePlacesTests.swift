import Testing

@testable import Household

/// No account takes the last places of a child that has no account of its own.
@Suite struct LeasePlacesTests {
    private struct Open {
        var leases: [Lease] = []
        var holders: [LeaseID: Int] = [:]

        func held(by account: Int) -> Set<LeaseID> { Set(holders.filter { $0.value == account }.keys) }

        mutating func begin(by account: Int) {
            let id = LeaseID(rawValue: "\(leases.count)")
            let mark = MonoMark(mono: 0, boot: BootID(rawValue: "b"))
            let now = Instant(seconds: 0)
            leases.append(Lease(id: id, activity: .anything, began: now, called: now, calledMark: mark))
            holders[id] = account
        }
    }

    @Test("One account gets half of them, the next one half of the rest, and each that comes finds one")
    func named() {
        var open = Open()
        var got: [Int] = []
        for account in 1...6 {
            let before = open.leases.count
            while LeasePlaces.part(held: open.held(by: account)).hasOne(beside: open.leases) { open.begin(by: account) }
            got.append(open.leases.count - before)
        }
        #expect(got == [16, 8, 4, 2, 1, 1])
        #expect(!LeasePlaces.all.hasOne(beside: open.leases))
    }

    @Test("All that nobody has named get half together, whichever of them asks")
    func strangers() {
        var open = Open()
        var got: [Int] = []
        for account in 1...6 {
            let before = open.leases.count
            while LeasePlaces.partOfStrangers(held: Set(open.leases.map(\.id)), own: open.held(by: account))
                .hasOne(beside: open.leases)
            {
                open.begin(by: account)
            }
            got.append(open.leases.count - before)
        }
        #expect(got == [8, 4, 2, 1, 1, 0])
        #expect(open.leases.count == Lease.mostOfAccount)
        #expect(LeasePlaces.part(held: []).hasOne(beside: open.leases))
        #expect(LeasePlaces.all.hasOne(beside: open.leases))
    }
}
