import Household

/// All that is known after a row of the journal: what a snapshot holds.
package struct StateImage: Equatable, Sendable {
    /// The last row that is in it.
    package var seq: Int64
    package var home: HouseholdState
    /// In the order in which they were added.
    package var children: [ChildState]
    /// Rows whose idempotency keys are still remembered. Their replies stay in the rows.
    package var keys: [ClosedRange<Int64>] = []
    /// The newest fold of each child, by the child's number. It is compared with none: it says where rows are, and
    /// nothing about the family.
    package var folds: [Int64: FoldMark] = [:]

    package init(
        seq: Int64, home: HouseholdState, children: [ChildState], keys: [ClosedRange<Int64>] = [],
        folds: [Int64: FoldMark] = [:]
    ) {
        self.seq = seq
        self.home = home
        self.children = children
        self.keys = keys
        self.folds = folds
    }

    /// What is not the same in another image, in words: the household's members, and each child's by its id.
    package func differences(from other: StateImage) -> [String] {
        var words: [String] = []
        if home.household != other.home.household || home.recoveryHash != other.home.recoveryHash {
            words.append("household: settings")
        }
        if home.parents != other.home.parents || home.formerParents != other.home.formerParents {
            words.append("household: parents")
        }
        if home.pinCounters != other.home.pinCounters { words.append("household: wrong entries") }
        if home.wallShift != other.home.wallShift || home.monoShift != other.home.monoShift
            || home.clock != other.home.clock
        {
            words.append("household: clock")
        }
        if home != other.home, words.isEmpty { words.append("household") }
        if children.map(\.profile.id) != other.children.map(\.profile.id) { words.append("household: children") }
        for child in children {
            guard let twin = other.children.first(where: { $0.profile.id == child.profile.id }) else { continue }
            words += Self.differences(child, twin).map { "\(child.profile.id.rawValue): \($0)" }
        }
        return words
    }

    private static func differences(_ one: ChildState, _ other: ChildState) -> [String] {
        if one == other { return [] }
        var words: [String] = []
        if one.profile != other.profile || one.handle != other.handle { words.append("profile") }
        words += ChildState.parts.filter { !$0.isSame(one, other) }.map(\.name)
        if one.isDamaged != other.isDamaged { words.append("damage") }
        return words.isEmpty ? ["state"] : words
    }
}
