import Household
import JSONRPC

/// `policy.set`: changes a child's limits; what is absent stays, null is unlimited.
public enum PolicySet {
    public struct Params: Equatable, Sendable {
        public var child: String
        public var dailyMinutes: Patch<Int>
        /// All limits of single weekdays; nil within is unlimited that day.
        public var dailyMinutesByWeekday: Patch<[Weekday: Int?]>
        public var weeklyMinutes: Patch<Int>
        public var quietHours: [QuietWindow]?
        public var finishing: Finishing?

        public init(
            child: String, dailyMinutes: Patch<Int> = .keep, dailyMinutesByWeekday: Patch<[Weekday: Int?]> = .keep,
            weeklyMinutes: Patch<Int> = .keep, quietHours: [QuietWindow]? = nil, finishing: Finishing? = nil
        ) {
            self.child = child
            self.dailyMinutes = dailyMinutes
            self.dailyMinutesByWeekday = dailyMinutesByWeekday
            self.weeklyMinutes = weeklyMinutes
            self.quietHours = quietHours
            self.finishing = finishing
        }
    }

    public static let method = Method(
        "policy.set", "Changes a child's limits: what is absent stays, null is unlimited, 0 minutes is blocked.",
        role: .parent, changes: true,
        params: Shape<Params>.object("PolicySetParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            patch("dailyMinutes", .integer(0...ScreenTimePolicy.mostDailyMinutes), "Minutes of a household day.") {
                $0.dailyMinutes
            }
            patch(
                "dailyMinutesByWeekday", .newMinutesByWeekday, "All weekdays with a limit of their own; null: none."
            ) { $0.dailyMinutesByWeekday }
            patch("weeklyMinutes", .integer(0...ScreenTimePolicy.mostWeeklyMinutes), "Minutes of a household week.") {
                $0.weeklyMinutes
            }
            optional("quietHours", .list(of: .quietWindow, maximum: ScreenTimePolicy.mostQuietWindows), "All windows.")
            {
                $0.quietHours
            }
            optional("finishing", .word(Finishing.self), "What may be finished when time ends.") { $0.finishing }
        },
        result: Shape<ScreenTimePolicy>.screenTimePolicy, errors: [.unknownChild])
}
