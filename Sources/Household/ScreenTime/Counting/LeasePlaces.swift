/// Which of a child's places for leases the one who asks may take.
///
/// A child with an account of its own has all of them, and so has a parent. Of a child without an account, every account
/// must leave as many places free as it holds, so that no one takes the last ones: half of them for the first, half of
/// the rest for the second. All that nobody has named count as one, because a program can have thousands of them, and
/// among those the same rule holds for their half.
public enum LeasePlaces: Equatable, Sendable {
    /// All places.
    case all
    /// An account that holds these leases.
    case part(held: Set<LeaseID>)
    /// An account that nobody has named: such accounts hold these leases, and it holds some of them.
    case partOfStrangers(held: Set<LeaseID>, own: Set<LeaseID>)

    /// Whether one more lease may begin beside those that are open.
    func hasOne(beside open: [Lease]) -> Bool {
        let free = Lease.mostOpen - open.count
        switch self {
        case .all: return free > 0
        case .part(let held): return Self.count(held, in: open) < free
        case .partOfStrangers(let held, let own):
            let all = Self.count(held, in: open)
            return all < free && Self.count(own, in: open) < Lease.mostOfAccount - all
        }
    }

    private static func count(_ held: Set<LeaseID>, in open: [Lease]) -> Int {
        open.count { held.contains($0.id) }
    }
}
