/// The three age groups that content, timers and celebrations are made for (Household, People).
public enum AgeTier: String, CaseIterable, Comparable, Sendable {
    /// Through age 5.
    case preschool
    /// 6 to 9 years.
    case elementary
    /// 10 years and older.
    case preteen

    /// Younger tiers come first.
    public static func < (lhs: AgeTier, rhs: AgeTier) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .preschool: 0
        case .elementary: 1
        case .preteen: 2
        }
    }
}
