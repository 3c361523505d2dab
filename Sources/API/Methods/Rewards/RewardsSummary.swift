import Household
import JSONRPC
import Shapes

/// `rewards.summary`: what a child has earned, on one page.
public enum RewardsSummary {
    /// What was earned in one subject.
    public struct Subject: Equatable, Sendable {
        /// The subject's id.
        public var subject: String
        /// Its name in the pack's language.
        public var title: String
        /// Points ever earned in it.
        public var points: Int
        /// Different lessons finished.
        public var lessons: Int
        /// Of the points of this subject.
        public var level: Level

        public init(subject: String, title: String, points: Int, lessons: Int, level: Level) {
            self.subject = subject
            self.title = title
            self.points = points
            self.lessons = lessons
            self.level = level
        }
    }

    /// The result of `rewards.summary`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// In the purse.
        public var stars: Int
        /// Ever earned; those paid for hints are not taken off.
        public var starsEarned: Int
        /// Ever earned.
        public var points: Int
        /// Of all points.
        public var level: Level
        /// In the order in which they were begun; a child sees those alone that its filter lets through.
        public var subjects: [Subject]
        /// Learning days in a row, with the day of rest.
        public var dayStreak: StreakStatus
        /// Of the calendar month.
        public var learningDaysThisMonth: Int
        /// How many are earned; `rewards.badges` has them.
        public var badges: Int
        /// Earned and not shown yet; see `rewards.markSeen`.
        public var unseen: [BadgeBrief]
        /// How many were given; `rewards.badges` has them.
        public var stickers: Int
        /// A sentence for the child.
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

    /// For a front-end on behalf of a child, and for parents; reads only.
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
