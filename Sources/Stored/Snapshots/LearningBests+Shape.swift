import Household
import Shapes

extension Shape where Value == LearningBests {
    static let learningBests = Shape.object(
        "LearningBests",
        make: LearningBests.init,
        members: {
            required("weeks", \.weeks, weeks)
            required("month", \.month, .periodTotals)
            required("learningDays", \.learningDays, .whole)
        })

    /// One for each weekday on which weeks can begin.
    private static let weeks = Shape<[PeriodTotals]>.list(of: .periodTotals)
        .map(
            expected: "must be seven weeks",
            blank: { Weekday.allCases.map { _ in Shape<PeriodTotals>.periodTotals.blank() } },
            to: { $0.count == Weekday.allCases.count ? $0 : nil }, from: { $0 })
}

extension Shape where Value == PeriodTotals {
    static let periodTotals = Shape.object(
        "PeriodTotals",
        make: {
            PeriodTotals(
                stars: $0, learning: $1, learningDays: $2, sprintBest: $3, factsFluent: $4)
        },
        members: {
            unless("stars", \.stars, .whole, is: 0)
            unless("learning", \.learning, .integer64, is: 0)
            unless("learningDays", \.learningDays, .whole, is: 0)
            unless("sprintBest", \.sprintBest, .whole, is: 0)
            unless("factsFluent", \.factsFluent, .whole, is: 0)
        })
}
