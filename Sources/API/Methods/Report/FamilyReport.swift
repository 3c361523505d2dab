import Household
import JSONRPC
import Shapes

/// `report.weekly` and `report.dashboard`: what the children did and learned, for parents.
public enum FamilyReport {
    /// The parameters of `report.weekly`. Optional: all of them.
    public struct WeeklyParams: Equatable, Sendable {
        /// Id or name of the only child that is told of; nil: all that are not archived.
        public var child: String?
        /// A household day of the week; nil: today.
        public var day: Day?

        public init(child: String? = nil, day: Day? = nil) {
            self.child = child
            self.day = day
        }
    }

    /// The parameters of `report.dashboard`. Optional: all of them.
    public struct DashboardParams: Equatable, Sendable {
        /// Id or name of the only child that is told of; nil: all that are not archived.
        public var child: String?

        public init(child: String? = nil) { self.child = child }
    }

    /// The result of both.
    public struct Result: Equatable, Sendable {
        public var first: Day
        public var last: Day
        public var today: Day
        /// A report for each child, in the order in which they came.
        public var reports: [StudyReport]

        public init(first: Day, last: Day, today: Day, reports: [StudyReport]) {
            self.first = first
            self.last = last
            self.today = today
            self.reports = reports
        }
    }

    /// Days of the dashboard, today the last of them.
    public static let dashboardDays = 30
    /// Weeks that can be told, the present one among them: the days before them are known by their sums alone.
    public static let weeks = StudyBook.mostDays / 7 - 1

    /// For parents; reads only.
    public static let weekly = Method(
        "report.weekly",
        "Tells parents of one household week: time and lessons by day and subject, what was finished and mastered, what "
            + "needs help and what helps, reviews, challenges, badges, math facts. The week before is told for comparison. "
            + "All numbers come from the sums of days that limits and rewards use.",
        role: .parent,
        params: Shape<WeeklyParams>.object("WeeklyReportParams", "", make: WeeklyParams.init) {
            optional("child", \.child, .childName, "Only this one; absent: all that are not archived.")
            optional("day", \.day, .day, "Any household day of the week; absent: today.")
        },
        result: Self.result, errors: [.unknownChild])

    /// For parents; reads only.
    public static let dashboard = Method(
        "report.dashboard",
        "Tells parents of the last 30 household days of each child, today the last of them: as `report.weekly`, without "
            + "comparison.",
        role: .parent,
        params: Shape<DashboardParams>.object("DashboardParams", "", make: DashboardParams.init) {
            optional("child", \.child, .childName, "Only this one; absent: all that are not archived.")
        },
        result: Self.result, errors: [.unknownChild])

    private static let result: Shape<Result> = .object("FamilyReport", "", make: Result.init) {
        required("first", \.first, .day, "The first household day.")
        required("last", \.last, .day, "The last one.")
        required("today", \.today, .day, "The present one.")
        required("reports", \.reports, .list(of: .studyReport), "One for each child, in the order in which they came.")
    }
}
