import Household
import JSONRPC
import Shapes

/// `rewards.summary`: what a child has earned, on one page.
public enum RewardsSummary {
    /// What was earned in one subject.
    public struct Subject: Equatable, Sendable {
        public var subject: String
        public var title: String
        public var points: Int
        public var lessons: Int
        public var level: Level

        public init(subject: String, title: String, points: Int, lessons: Int, level: Level) {
            self.subject = subject
            self.title = title
            self.points = points
            self.lessons = lessons
            self.level = level
        }
    }

    public struct Result: Equatable, Sendable {
        public var stars: Int
        public var starsEarned: Int
        public var points: Int
        public var level: Level
        public var subjects: [Subject]
        public var dayStreak: StreakStatus
        public var learningDaysThisMonth: Int
        public var badges: Int
        public var unseen: [BadgeBrief]
        public var stickers: Int
        public var say: String

        public init(
            stars: Int, starsEarned: Int, points: Int, level: Level, subjects: [Subject], dayStreak: StreakStatus,
            learningDaysThisMonth: Int, badges: Int, unseen: [BadgeBrief], stickers: Int, say: String
        ) {
            self.stars = stars
            self.starsEarned = starsEarned
            self.points = points
            self.level = level
            self.subjects = subjects
            self.dayStreak = dayStreak
            self.learningDaysThisMonth = learningDaysThisMonth
            self.badges = badges
            self.unseen = unseen
            self.stickers = stickers
            self.say = say
        }
    }

    public static let method = Method(
        "rewards.summary", "What a child has earned: stars, points, levels, streak, badges and stickers.",
        role: .child, params: ChildParams.shape,
        result: Shape<Result>.object("RewardSummary", "", make: Result.init) {
            required("stars", .count, "In the purse.") { $0.stars }
            required("starsEarned", .count, "Ever earned; those paid for hints are not taken off.") { $0.starsEarned }
            required("points", .count, "Ever earned.") { $0.points }
            required("level", .level, "Of all points.") { $0.level }
            required(
                "subjects", .list(of: subject),
                "In the order in which they were begun; a child sees those alone that its filter lets through."
            ) { $0.subjects }
            required("dayStreak", .streakStatus) { $0.dayStreak }
            required("learningDaysThisMonth", .count, "Of the calendar month.") { $0.learningDaysThisMonth }
            required("badges", .count, "How many are earned; `rewards.badges` has them.") { $0.badges }
            required("unseen", .list(of: .badgeBrief), "Earned and not shown yet; see `rewards.markSeen`.") {
                $0.unseen
            }
            required("stickers", .count, "How many were given; `rewards.badges` has them.") { $0.stickers }
            required("say", .text(), "A sentence for the child.") { $0.say }
        },
        errors: [.unknownChild])

    private static let subject = Shape<Subject>.object(
        "SubjectRewards", "What was earned in one subject.", make: Subject.init
    ) {
        required("subject", .text()) { $0.subject }
        required("title", .text()) { $0.title }
        required("points", .count) { $0.points }
        required("lessons", .count, "Different lessons finished.") { $0.lessons }
        required("level", .level, "Of the points of this subject.") { $0.level }
    }
}
