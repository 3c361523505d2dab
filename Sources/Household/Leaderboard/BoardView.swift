/// What a board shows to one viewer.
public enum BoardView: Hashable, Sendable {
    /// The way of all to one goal.
    case together(TogetherView)
    /// A child's own; a parent without a child sees every member's.
    case ownBest([OwnBest])
    /// Places by amount; children under ten do not get it unless a parent includes them.
    case ranked([RankedMember])
}

/// A child that takes part.
public struct BoardMember: Hashable, Sendable {
    /// The id of the child.
    public var child: ChildID
    /// The display name, as the others see it.
    public var name: String

    public init(child: ChildID, name: String) {
        self.child = child
        self.name = name
    }
}

/// A member with its amount.
public struct MemberAmount: Hashable, Sendable {
    /// Whose amount it is.
    public var member: BoardMember
    /// What the child has collected in the period, in the board's metric.
    public var amount: Int

    public init(member: BoardMember, amount: Int) {
        self.member = member
        self.amount = amount
    }
}

/// The household's way to a shared goal.
public struct TogetherView: Hashable, Sendable {
    /// How much is done in tenths, 0 to 10: all that a child under ten is told.
    public var tenths: Int
    /// Everybody who takes part.
    public var members: [BoardMember]
    /// The sum of all members; nil for a child under ten.
    public var sum: Int?
    /// What it is to become; nil for a child under ten.
    public var target: Int?
    /// Each member's part; for parents only.
    public var parts: [MemberAmount]?

    public init(tenths: Int, members: [BoardMember], sum: Int?, target: Int?, parts: [MemberAmount]?) {
        self.tenths = tenths
        self.members = members
        self.sum = sum
        self.target = target
        self.parts = parts
    }
}

/// A child against itself.
public struct OwnBest: Hashable, Sendable {
    /// The child whose periods are compared.
    public var member: BoardMember
    /// In the present period.
    public var amount: Int
    /// In its best period so far, the present one included; it never falls.
    public var best: Int

    public init(member: BoardMember, amount: Int, best: Int) {
        self.member = member
        self.amount = amount
        self.best = best
    }
}

/// A member with its rank.
public struct RankedMember: Hashable, Sendable {
    /// 1 is the first; equal amounts share a rank: 1, 1, 3.
    public var rank: Int
    /// Who holds the rank.
    public var member: BoardMember
    /// What the rank is by, in the board's metric.
    public var amount: Int

    public init(rank: Int, member: BoardMember, amount: Int) {
        self.rank = rank
        self.member = member
        self.amount = amount
    }
}
