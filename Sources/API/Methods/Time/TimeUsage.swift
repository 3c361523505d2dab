import Household
import JSONRPC
import Shapes

/// `time.usage`: what a child used.
public enum TimeUsage {
    /// The parameters of `time.usage`. Optional: `dayCount`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// How many days to show, up to today.
        public var days: Int

        public init(child: String, days: Int = 7) {
            self.child = child
            self.days = days
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "time.usage",
        "Shows what a child used in the last days and this week, in the same seconds that the limits count.",
        role: .child,
        params: Shape<Params>.object("TimeUsageParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            defaulted("dayCount", .integer(1...TimeBook.mostDays), to: 7, "How many days to show, up to today.") {
                $0.days
            }
        },
        result: Shape<UsageReport>.usageReport, errors: [.unknownChild])
}

extension Shape where Value == UsageReport {
    /// How it is read and written: `Usage` in the reference.
    public static let usageReport = Shape.object(
        "Usage", "What a child used.",
        make: { UsageReport(days: $0, week: $1, leases: $2, grants: $3, goals: $4 ?? []) }
    ) {
        required("days", .list(of: .dayUsage), "Today last.") { $0.days }
        required("week", .weekUsage, "The present household week.") { $0.week }
        required("leases", .list(of: .openLease), "What is running now.") { $0.leases }
        required("grants", .list(of: .grantLeft), "Usable grants, earliest expiry first.") { $0.grants }
        optional("goalUsage", .list(of: .goalUsage), "Goals for the week; absent: there are none.") {
            $0.goals.isEmpty ? nil : $0.goals
        }
    }
}

extension Shape where Value == UsageReport.OfGoal {
    static let goalUsage = Shape.object(
        "GoalUsage", "A goal for the week with what was learned for it.",
        make: { UsageReport.OfGoal(goal: LearningGoal(subject: $0, weeklyMinutes: $1), learnedSeconds: $2) }
    ) {
        optional("subject", .text(1...64), "Such as `math`; absent: all learning.") { $0.goal.subject }
        required("weeklyMinutes", .count, "Minutes of a household week that a parent would like.") {
            $0.goal.weeklyMinutes
        }
        required("learnedSeconds", .count, "In the present household week.") { $0.learnedSeconds }
    }
}

extension Shape where Value == UsageReport.OnDay {
    static let dayUsage = Shape.object(
        "DayUsage", "One household day.",
        make: { day, used, granted, limit, free, before in
            UsageReport.OnDay(
                day: day, usedSeconds: used, grantedSeconds: granted, limitMinutes: limit, freeSeconds: free,
                isBefore: before ?? false)
        }
    ) {
        required("day", .day) { $0.day }
        required("usedSeconds", .count, "Granted time included.") { $0.usedSeconds }
        required("grantedSeconds", .count, "Seconds of them paid by grants.") { $0.grantedSeconds }
        required(
            "limitMinutes", .nullable(.count),
            "The daily limit that held on that day; null: unlimited; with `isBefore` none held."
        ) {
            $0.limitMinutes
        }
        defaulted("freeSeconds", .count, to: 0, "Seconds of free activities; no other number includes them.") {
            $0.freeSeconds
        }
        optional("isBefore", .boolean, "True: the child was not added yet, and no limit held.") {
            $0.isBefore ? true : nil
        }
    }
}

extension Shape where Value == UsageReport.OfWeek {
    static let weekUsage = Shape.object("WeekUsage", "A household week.", make: UsageReport.OfWeek.init) {
        required("first", .day) { $0.first }
        required("usedSeconds", .count) { $0.usedSeconds }
        required("limitMinutes", .nullable(.count)) { $0.limitMinutes }
        optional("remainingSeconds", .count, "What the weekly limit leaves; absent: unlimited.") {
            $0.remainingSeconds
        }
    }
}

extension Shape where Value == UsageReport.GrantLeft {
    static let grantLeft = Shape.object(
        "GrantLeft", "A grant of which something can be used.", make: UsageReport.GrantLeft.init
    ) {
        required("grant", .grant) { $0.grant }
        required("remainingSeconds", .count) { $0.remainingSeconds }
    }
}

/// An open lease as callers see it.
public struct OpenLease: Equatable, Sendable {
    /// The id that its client chose.
    public var lease: LeaseID
    /// What the child does.
    public var activity: ActivityRef
    /// When it began.
    public var began: Instant
    /// The last call on it.
    public var called: Instant

    public init(lease: LeaseID, activity: ActivityRef, began: Instant, called: Instant) {
        self.lease = lease
        self.activity = activity
        self.began = began
        self.called = called
    }
}

extension Shape where Value == Lease {
    /// Monotonic times are the daemon's own business: a lease that is read back has none.
    static let openLease = Shape<OpenLease>.object("OpenLease", "Something that is running.", make: OpenLease.init) {
        required("lease", .id(LeaseID.self), "The id that its client chose.") { $0.lease }
        required("activity", .activityRef) { $0.activity }
        required("beganAt", .instant, "When it began.") { $0.began }
        required("lastCallAt", .instant, "The last call on it.") { $0.called }
    }.map(
        expected: "must be a lease",
        to: {
            Lease(
                id: $0.lease, activity: $0.activity, began: $0.began, called: $0.called,
                calledMark: MonoMark(mono: 0, boot: BootID(rawValue: "")))
        },
        from: { OpenLease(lease: $0.id, activity: $0.activity, began: $0.began, called: $0.called) })
}
