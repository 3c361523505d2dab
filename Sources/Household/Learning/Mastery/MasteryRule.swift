/// When a skill is mastered (Learning, Mastery).
public enum MasteryRule {
    /// What each hint takes off the score of an answer, in percent.
    static let percentOfHint = 10
    /// Answers of a window that may have been hinted; the newest never.
    static let hintedAnswers = 1
    /// Between the answers that complete two windows: who masters has slept over it.
    public static let hoursBetweenWindows = 16
    /// The largest window of a rubric.
    package static let mostAnswers = 20

    /// The score of a first answer, 0 to 100.
    public static func percent(isRight: Bool, hints: Int) -> Int {
        isRight ? max(0, 100 - percentOfHint * hints) : 0
    }

    /// The mean of answers, 0 to 100 and rounded down.
    public static func mean(of answers: [MasteryAnswer]) -> Int {
        answers.isEmpty ? 0 : answers.reduce(0) { $0 + $1.percent } / answers.count
    }

    /// Whether answers that follow one another in an activity reach a rubric.
    public static func isReached(by answers: [MasteryAnswer], _ rubric: Rubric) -> Bool {
        guard answers.count == rubric.window, let newest = answers.last, newest.hints == 0 else { return false }
        guard answers.count(where: { $0.hints > 0 }) <= hintedAnswers else { return false }
        return answers.reduce(0) { $0 + $1.percent } >= rubric.thresholdPercent * rubric.window
    }

    /// Whether a window counts beside one that was reached before: another activity, another day, and a night between.
    static func isApart(_ window: MasteryWindow, from before: MasteryWindow) -> Bool {
        window.activity != before.activity && window.day != before.day && isNight(from: before.at, to: window.at)
    }

    /// Whether there is a night between two answers.
    static func isNight(from before: Instant, to after: Instant) -> Bool {
        after - before >= Int64(hoursBetweenWindows) * 3_600_000
    }
}

extension Rubric {
    /// Where a pack that had the skill is not there any more.
    public static let standard = Rubric(
        thresholdPercent: 80, window: 5, sessions: 2, reviewDays: [3, 7, 14, 30, 60, 120])
}
