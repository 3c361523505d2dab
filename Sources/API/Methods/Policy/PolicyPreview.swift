import Household
import JSONRPC
import Shapes
import Words

/// `policy.preview`: days as the limits make them, also for another time or for limits that are not saved.
public enum PolicyPreview {
    /// The parameters of `policy.preview`. Without `change` it is about the limits as they are.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// The first day; nil: today, or the day of `at`.
        public var from: Day?
        public var days: Int
        /// Another time to answer for.
        public var at: Instant?
        public var activity: ActivityRef
        /// Limits that are not saved; a parent's.
        public var change: PolicyChange?

        public init(
            child: String, from: Day? = nil, days: Int = 1, at: Instant? = nil, activity: ActivityRef = .anything,
            change: PolicyChange? = nil
        ) {
            self.child = child
            self.from = from
            self.days = days
            self.at = at
            self.activity = activity
            self.change = change
        }
    }

    /// The result of `policy.preview`: nothing is stored.
    public struct Result: Equatable, Sendable {
        public var today: Day
        public var now: Instant
        public var days: [DayPreview]
        /// The answer for the time that was asked for.
        public var decision: Decision?
        /// What the answer takes for granted, for a parent.
        public var note: Saying?

        public init(today: Day, now: Instant, days: [DayPreview], decision: Decision?, note: Saying? = nil) {
            self.today = today
            self.now = now
            self.days = days
            self.decision = decision
            self.note = note
        }
    }

    /// The most days of one call.
    public static let mostDays = 31
    /// How far from today a day or a time may be.
    public static let furthest = 366

    /// For parents; reads only, also when a change is tried out.
    public static let method = Method(
        "policy.preview",
        "Shows days as the limits shape them. With `at` it also answers for a time to come, with `change` for limits "
            + "that are not saved (parents only).",
        role: .child,
        params: Shape<Params>.object("PolicyPreviewParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("first", \.from, .day, "The first day, within 366 days; if absent, today or the day of `at`.")
            defaulted("dayCount", \.days, .integer(1...mostDays), to: 1, "How many days.")
            optional("at", \.at, .instant, "A future time, within 366 days, for which `decision` answers.")
            defaulted("activity", \.activity, .activityRef, to: .anything, "What it is about at that time.")
            optional("change", \.change, .policyChange, "As of `policy.set`; nothing is saved.")
        },
        result: Shape<Result>.object("PolicyPreview", "Days as the limits make them.", make: Result.init) {
            required("today", \.today, .day, "The present household day.")
            required("now", \.now, .instant, "The daemon's clock.")
            required("days", \.days, .list(of: .dayPreview), "One entry for each household day that was asked for.")
            optional("decision", \.decision, .decision, "The answer for `at`, if nothing more is used until then.")
            optional("note", \.note, .saying, "Beside `decision`: what it counts and what it assumes, for a parent.")
        },
        errors: [.unknownChild, .unknownLesson])
}
