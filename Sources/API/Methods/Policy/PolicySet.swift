import Household
import JSONRPC
import Shapes

/// `policy.set`: changes a child's limits; what is absent stays, null is unlimited.
public enum PolicySet {
    /// The parameters of `policy.set`, all of them required.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// What of the limits is another.
        public var change: PolicyChange

        public init(child: String, change: PolicyChange) {
            self.child = child
            self.change = change
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "policy.set",
        "Changes a child's limits. Absent members stay as they are, null means unlimited or off, 0 minutes means "
            + "blocked.",
        role: .parent, changes: true, params: params, result: Shape<ScreenTimePolicy>.screenTimePolicy,
        errors: [.unknownChild])

    private static let params: Shape<Params> = {
        let members = PolicyMembers<Params> { $0.change }
        return Shape<Params>.object("PolicySetParams", "", make: together) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            members.daily
            members.byWeekday
            members.weekly
            members.quietHours
            members.finishing
            members.dateOverrides
            members.allowedWindows
            members.session
            members.budgets
            members.freeActivities
            members.carryOver
            members.breakNudge
            members.earnedTime
            members.learningApps
            members.learningGoals
        }
    }()

    private static func together(
        child: String, daily: Patch<Int>, byWeekday: Patch<[Weekday: Int?]>, weekly: Patch<Int>,
        quietHours: [QuietWindow]?, finishing: Finishing?, dateOverrides: [DateOverride]?,
        allowedWindows: [AllowedWindow]?, session: Patch<SessionLimit>, budgets: [ActivityBudget]?,
        freeActivities: [ActivityRef]?, carryOver: Patch<CarryOver>, breakNudge: Patch<Int>,
        earnedTime: Patch<EarnedTime>, learningApps: [String]?, learningGoals: [LearningGoal]?
    ) -> Params {
        Params(
            child: child,
            change: .together(
                daily: daily, byWeekday: byWeekday, weekly: weekly, quietHours: quietHours, finishing: finishing,
                dateOverrides: dateOverrides, allowedWindows: allowedWindows, session: session, budgets: budgets,
                freeActivities: freeActivities, carryOver: carryOver, breakNudge: breakNudge, earnedTime: earnedTime,
                learningApps: learningApps, learningGoals: learningGoals))
    }
}
