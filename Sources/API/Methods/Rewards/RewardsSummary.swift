import Household
import JSONRPC
import Shapes
import Words

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

    /// The result of `rewards.summary`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var stars: Int
        public var starsEarned: Int
        public var points: Int
        public var level: Level
        public var subjects: [Subject]
        /// Learning days in a row, with the day of rest.
        public var dayStreak: StreakStatus
        public var learningDaysThisMonth: Int
        public var badges: Int
        public var unseen: [BadgeBrief]
        public var stickers: Int
        public var say: Saying

        public init(
            stars: Int, starsEarned: Int, points: Int, level: Level, subjects: [Subject], dayStreak: StreakStatus,
            learningDaysThisMonth: Int, badges: Int, unseen: [BadgeBrief], stickers: Int, say: Saying
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
        "rewards.summary", "Shows what a child has earned: stars, points, levels, streak, badges and stickers.",
        role: .child, params: ChildParams.shape,
        result: Shape<Result>.object("RewardSummary", "", make: Result.init) {
            required("stars", \.stars, .count, "Stars that the child can spend.")
            required("lifetimeStars", \.starsEarned, .count, "Stars ever earned, those paid for hints included.")
            required("points", \.points, .count, "Points ever earned.")
            required("level", \.level, .level, "The level of all points.")
            required(
                "subjects", \.subjects, .list(of: subject),
                "Subjects in the order in which the child began them; a child sees only those that its filter allows.")
            required("dayStreak", \.dayStreak, .streakStatus)
            required("learningDaysThisMonth", \.learningDaysThisMonth, .count, "Learning days of this calendar month.")
            required("badgeCount", \.badges, .count, "How many badges were earned; `rewards.badges` lists them.")
            required(
                "unseen", \.unseen, .list(of: .badgeBrief),
                "Badges that were earned and not shown yet; see `rewards.markSeen`.")
            required("stickerCount", \.stickers, .count, "How many stickers were given; `rewards.badges` lists them.")
            required("say", \.say, .saying, "A sentence for the child.")
        },
        errors: [.unknownChild])

    private static let subject = Shape<Subject>.object(
        "SubjectRewards", "What was earned in one subject.", make: Subject.init
    ) {
        required("subject", \.subject, .text(), "The subject's id.")
        required("title", \.title, .text(), "Its name in the pack's language.")
        required("points", \.points, .count, "Points ever earned in it.")
        required("lessonCount", \.lessons, .count, "Different lessons finished.")
        required("level", \.level, .level, "Of the points of this subject.")
    }
}
