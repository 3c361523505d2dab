/// Whether a child takes part in the household's boards; off until a parent turns it on (Household, Privacy).
public struct BoardMembership: Hashable, Sendable {
    /// Whether a parent lets the child take part; at first not.
    public var isOptedIn: Bool
    /// A parent includes the child in ranks although it is younger than ``rankedAge``.
    public var isRankedDespiteAge: Bool

    /// From this age on, in whole years on the household's date, an opted-in child is ranked.
    public static let rankedAge = 10

    /// A membership; without arguments that of a child that nobody asked to take part.
    public init(isOptedIn: Bool = false, isRankedDespiteAge: Bool = false) {
        self.isOptedIn = isOptedIn
        self.isRankedDespiteAge = isRankedDespiteAge
    }
}
