import Household

@testable import Daemon

/// A household of two children to which random things happen, the same for the same seed.
struct RandomHousehold {
    static let children = [ChildID(rawValue: "mia"), ChildID(rawValue: "ben")]

    private var records: RandomRecords
    private var seq: Int64 = 0

    init(seed: UInt64) { records = RandomRecords(seed: seed, isSmall: true) }

    /// The records that set it up.
    mutating func opening() -> [Record] {
        var facts: [HouseholdFact] = [
            .setUp(Samples.household, recoveryHash: "$argon2id$r"),
            .parentAdded(Parent(id: Samples.anna, name: "Anna", pinHash: "$argon2id$x")),
            .unlockFailed(.recovery, PINCounter(failures: 3, remaining: 5000, since: 77, boot: Samples.boot)),
        ]
        for (index, child) in Self.children.enumerated() {
            var profile = Samples.fullProfile
            profile.id = child
            profile.uids = [UInt32(1001 + index)]
            facts.append(
                .childAdded(profile, handle: Int64(index + 1), Samples.fullPolicy, Samples.fullFilter))
        }
        return facts.map { numbered([.household($0)], nil) }
    }

    /// Something that happens to somebody; no child comes in.
    mutating func next() -> Record {
        let random = records.record()
        let facts = random.facts.filter { fact in
            if case .household(.childAdded) = fact { return false }
            // A profile keeps its id.
            if case .child(.profileSet) = fact { return false }
            if case .child(.profileChanged) = fact { return false }
            return true
        }
        let child: ChildID? = random.key == nil ? Self.children[Int(seq) % 2] : seq % 7 == 0 ? nil : Self.children[0]
        return numbered(facts, child)
    }

    private mutating func numbered(_ facts: [Fact], _ child: ChildID?) -> Record {
        seq += 1
        return Samples.record(facts, child: child, seq: seq)
    }
}

extension Samples {
    /// A record at its place.
    static func record(_ facts: [Fact], child: ChildID?, seq: Int64) -> Record {
        var record = record(facts, child: child)
        record.stamp.seq = seq
        return record
    }
}
