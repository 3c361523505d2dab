import Household
import JSONRPC
import Shapes
import Words

/// `rewards.streak`: days and weeks in a row.
public enum RewardsStreak {
    /// Weeks with enough learning days.
    public struct Weeks: Equatable, Sendable {
        public var weeks: Int
        public var longest: Int
        public var learningDays: Int
        public var target: Int

        public init(weeks: Int, longest: Int, learningDays: Int, target: Int) {
            self.weeks = weeks
            self.longest = longest
            self.learningDays = learningDays
            self.target = target
        }
    }

    /// One of the days shown.
    public struct OnDay: Equatable, Sendable {
        public var day: Day
        /// One finished lesson that counts, or ten first answers with at least 40 percent of the day's right.
        public var isLearningDay: Bool
        public var isRestDay: Bool
        public var lessons: Int
        public var answers: Int

        public init(day: Day, isLearningDay: Bool, isRestDay: Bool, lessons: Int, answers: Int) {
            self.day = day
            self.isLearningDay = isLearningDay
            self.isRestDay = isRestDay
            self.lessons = lessons
            self.answers = answers
        }
    }

    /// The result of `rewards.streak`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// Learning days in a row, with the day of rest.
        public var dayStreak: StreakStatus
        public var weekStreak: Weeks
        public var learningDaysThisMonth: Int
        /// The last days, the oldest first.
        public var days: [OnDay]
        public var say: Saying

        public init(
            dayStreak: StreakStatus, weekStreak: Weeks, learningDaysThisMonth: Int, days: [OnDay], say: Saying
        ) {
            self.dayStreak = dayStreak
            self.weekStreak = weekStreak
            self.learningDaysThisMonth = learningDaysThisMonth
            self.days = days
            self.say = say
        }
    }

    /// How many days the reply shows.
    public static let shownDays = 14

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "rewards.streak", "Shows days and weeks in a row, the learning days of this month, and the last two weeks.",
        role: .child, params: ChildParams.shape,
        result: Shape<Result>.object("Streaks", "", make: Result.init) {
            required("dayStreak", \.dayStreak, .streakStatus)
            required("weekStreak", \.weekStreak, weeks, "Weeks in a row that reached their goal.")
            required("learningDaysThisMonth", \.learningDaysThisMonth, .count, "Learning days of this calendar month.")
            required("days", \.days, .list(of: onDay), "The last \(shownDays), today last.")
            required("say", \.say, .saying, "A sentence for the child.")
        },
        errors: [.unknownChild])

    private static let weeks = Shape<Weeks>.object(
        "WeekStreak", "Weeks in a row with enough learning days.", make: Weeks.init
    ) {
        required("length", \.weeks, .count, "Weeks in a row; the current one counts once it has enough learning days.")
        required("longest", \.longest, .count, "The most that it ever came to.")
        required("learningDayCount", \.learningDays, .count, "In the present household week.")
        required("target", \.target, .count, "Learning days that make a week count.")
    }

    private static let onDay = Shape<OnDay>.object("StreakDay", "One household day.", make: OnDay.init) {
        required("day", \.day, .day, "The household day.")
        required(
            "isLearningDay", \.isLearningDay, .boolean,
            "One finished lesson that counts, or ten first answers, at least 40 percent of the day's right.")
        required("isRestDay", \.isRestDay, .boolean, "A day of rest that was bridged.")
        required("lessonCount", \.lessons, .count, "Finished.")
        required("answers", \.answers, .count, "Scored first answers.")
    }
}
