import Household

/// How much of a lesson a child that does it three times has seen before: questions with the same words, picture and choices.
public struct LessonRepeats: Hashable, Sendable {
    /// Of a hundred questions of the second and the third time, so many were asked before.
    public let seenPercent: Int
    /// Questions that were asked twice at one time, over all trials.
    public let twice: Int

    /// How often a lesson is done.
    private static let plays = 3
    /// How many children are tried, each with seeds of its own.
    private static let trials: UInt64 = 3

    /// Looks at the lesson as three children would have it.
    public init(of installed: InstalledLesson) {
        var (asked, seen, twice) = (0, 0, 0)
        for trial in 0..<Self.trials {
            var known: Set<String> = []
            for play in 0..<Self.plays {
                let shown = Self.shown(installed, after: play, seed: trial * UInt64(Self.plays) + UInt64(play) + 1)
                let now = Set(shown)
                twice += shown.count - now.count
                if play > 0 {
                    asked += shown.count
                    seen += shown.count { known.contains($0) }
                }
                known.formUnion(now)
            }
        }
        seenPercent = asked == 0 ? 0 : (seen * 100 + asked / 2) / asked
        self.twice = twice
    }

    /// What a child sees of each question, without the name that the question has in its lesson.
    private static func shown(_ installed: InstalledLesson, after plays: Int, seed: UInt64) -> [String] {
        guard let drawn = DrawnLesson(installed, seed: seed) else { return [] }
        return ActivityPlan(of: drawn, after: plays).questions.compactMap(drawn.question).map {
            "\($0.prompt) \($0.body) \(String(describing: $0.picture))"
        }
    }
}
