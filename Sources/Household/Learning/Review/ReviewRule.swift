/// When a mastered skill is looked at again, and what a look back comes to (Learning, Review).
public enum ReviewRule {
    /// Household days after a review that was not passed.
    static let daysAfterFailure = 3
    /// Reviews in a row that were not passed, after which the skill is learned again.
    static let failuresToLearnAgain = 2

    /// Forecasts after which the model of memory is offered where it predicts better.
    public static let forecastsBeforeOffer = 400
    /// The chance of still knowing a skill at which the model of memory lets it come back.
    static let recallAtReview = 0.9
    /// The longest time to a review by the model of memory, in household days.
    static let mostDays = 365

    /// Questions of a review.
    static func questions(for tier: AgeTier) -> Int { tier == .preschool ? 3 : 5 }

    /// Whether a review is passed: two of three, or four of five.
    public static func isPassed(right: Int, of graded: Int) -> Bool {
        graded > 3 ? right * 100 >= graded * 80 : right >= min(2, graded)
    }

    /// Household days from the day of a review to the next one, at a rung of a rubric's ladder. The last rung is for ever.
    static func days(at rung: Int, of rubric: Rubric) -> Int {
        let ladder = rubric.reviewDays.isEmpty ? Rubric.standard.reviewDays : rubric.reviewDays
        return ladder[min(max(0, rung), ladder.count - 1)]
    }
}
