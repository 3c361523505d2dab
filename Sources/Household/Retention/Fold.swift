/// What takes the place of a child's old rows: its state after the last of them, and what each household day came to.
///
/// From then on it is the truth for its range. It holds all that earlier folds of the child held, so the newest one is
/// enough.
public struct Fold: Equatable, Sendable {
    /// The last row that is in it.
    public var through: Int64
    /// The household day from which on single answers are kept; all days before it are in this fold.
    public var before: Day
    /// The child as it was after that row.
    @Boxed public var state: ChildState
    /// All days on which something was done, ascending.
    public var days: [FoldedDay]

    /// A fold with all its members.
    public init(through: Int64, before: Day, state: ChildState, days: [FoldedDay]) {
        self.through = through
        self.before = before
        self.state = state
        self.days = days
    }
}

/// What is remembered of a child's newest fold; the rest of it stays in its row.
public struct FoldMark: Hashable, Sendable {
    /// The row of the fold.
    public var row: Int64
    /// The last row that is in it.
    public var through: Int64
    /// The household day from which on single answers are kept.
    public var before: Day
    /// How many days it holds.
    public var days: Int
    /// When it was made.
    public var at: Instant

    /// A mark with all its members.
    public init(row: Int64, through: Int64, before: Day, days: Int, at: Instant) {
        self.row = row
        self.through = through
        self.before = before
        self.days = days
        self.at = at
    }

    /// The mark of a fold in its row.
    public init(_ fold: Fold, in stamp: Stamp) {
        self.init(
            row: stamp.seq, through: fold.through, before: fold.before, days: fold.days.count, at: stamp.at)
    }
}

extension Record {
    /// The fold, if the record is one. It stands alone in its row, and changes nothing about its child.
    public var fold: Fold? { facts.fold }
}

extension [Fact] {
    /// The fold, if that is all that happened.
    var fold: Fold? {
        guard count == 1, case .child(.folded(let fold)) = self[0] else { return nil }
        return fold
    }

    /// Whether a fold is all that happened.
    var isFold: Bool {
        guard count == 1, case .child(.folded) = self[0] else { return false }
        return true
    }
}
