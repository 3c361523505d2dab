import Household
import Shapes

extension Shape where Value == LearningBests {
    static let learningBests = Shape.object(
        "LearningBests",
        make: LearningBests.init,
        members: {
            required("weeks", weeks) { $0.weeks }
            required("month", .periodTotals) { $0.month }
            required("learningDays", .whole) { $0.learningDays }
        })

    /// One for each weekday on which weeks can begin.
    private static let weeks = Shape<[PeriodTotals]>.list(of: .periodTotals)
        .map(
            expected: "must be seven weeks", to: { $0.count == Weekday.allCases.count ? $0 : nil }, from: { $0 })
}

extension Shape where Value == PeriodTotals {
    static let periodTotals = Shape.object(
        "PeriodTotals",
        make: {
            PeriodTotals(
                stars: $0 ?? 0, learning: $1 ?? 0, learningDays: $2 ?? 0, sprintBest: $3 ?? 0, factsFluent: $4 ?? 0)
        },
        members: {
            unless("stars", .whole, is: 0) { $0.stars }
            unless("learning", .integer64, is: 0) { $0.learning }
            unless("learningDays", .whole, is: 0) { $0.learningDays }
            unless("sprintBest", .whole, is: 0) { $0.sprintBest }
            unless("factsFluent", .whole, is: 0) { $0.factsFluent }
        })
}
