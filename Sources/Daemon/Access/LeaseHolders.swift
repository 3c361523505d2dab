import Household

/// Which account holds a child's open leases: the one that called last on each.
///
/// It is known for what happened since the daemon was started. A lease from before is nobody's until it is called on.
struct LeaseHolders {
    private var holders: [ChildID: [LeaseID: UInt32]] = [:]

    /// The leases of a child that some accounts hold.
    func leases(of child: ChildID, where isWanted: (UInt32) -> Bool) -> Set<LeaseID> {
        guard let all = holders[child] else { return [] }
        return Set(all.filter { isWanted($0.value) }.keys)
    }

    /// Takes in what happened to a child's leases. What a parent begins is nobody's share.
    mutating func take(_ facts: [Fact], of child: ChildID, by author: Author) {
        for fact in facts {
            guard case .time(let fact) = fact else { continue }
            switch fact {
            case .leaseBegan(let lease): note(lease.id, of: child, author)
            case .leaseRenewed(let lease, _, _): note(lease, of: child, author)
            case .leaseEnded(let lease), .leaseExpired(let lease): holders[child]?[lease] = nil
            default: continue
            }
        }
    }

    /// Forgets what is not open: a begin that was not stored.
    mutating func keep(open children: [ChildState]) {
        for child in children {
            let open = Set(child.time.leases.map(\.id))
            holders[child.profile.id] = holders[child.profile.id]?.filter { open.contains($0.key) }
        }
    }

    /// Forgets children that are gone.
    mutating func keep(only children: [ChildState]) {
        let known = Set(children.map(\.profile.id))
        holders = holders.filter { known.contains($0.key) }
    }

    private mutating func note(_ lease: LeaseID, of child: ChildID, _ author: Author) {
        guard case .child = author.role else {
            holders[child]?[lease] = nil
            return
        }
        holders[child, default: [:]][lease] = author.uid
    }
}
