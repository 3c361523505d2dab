import Household
import JSONRPC
import Shapes

/// `time.usage`: what a child used.
public enum TimeUsage {
    /// The parameters of `time.usage`. Optional: `dayCount`.
    public struct Params: Equatable, Sendable {
        public var child: String
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
            required("child", \.child, .childName, "Id or name of the child.")
            defaulted("dayCount", \.days, .integer(1...TimeBook.mostDays), to: 7, "How many days to show, up to today.")
        },
        result: Shape<UsageReport>.usageReport, errors: [.unknownChild])
}

extension Shape where Value == UsageReport {
    /// How it is read and written: `Usage` in the reference.
    public static let usageReport = Shape.object(
        "Usage", "What a child used.",
        make: { UsageReport(days: $0, week: $1, leases: $2, grants: $3, goals: $4, lock: $5) }
    ) {
        required("days", \.days, .list(of: .dayUsage), "Today last.")
        required("week", \.week, .weekUsage, "The present household week.")
        required("leases", \.leases, .list(of: .openLease), "What is running now.")
        required("grants", \.grants, .list(of: .grantLeft), "Usable grants, earliest expiry first.")
        unless("goalUsage", \.goals, .list(of: .goalUsage), is: [], "Goals for the week; absent: there are none.")
        optional("lock", \.lock, .lockInForce, "For parents: the lock that holds now.")
    }
}

extension Shape where Value == LockInForce {
    static let lockInForce = Shape.object(
        "LockInForce", "Who locked a child's screen time, and for how long.",
        make: { LockInForce(lock: ScreenLock(until: $1, by: $0, why: $2), say: $3) }
    ) {
        required("by", \.lock.by, .text(), "The parent's name.")
        optional("until", \.lock.until, .instant, "When it ends; absent: when a parent unlocks.")
        optional("why", \.lock.why, .text(), "The parent's reason.")
        required("say", \.say, .saying, "All of it as a sentence for parents.")
    }
}

extension Shape where Value == UsageReport.OfGoal {
    static let goalUsage = Shape.object(
        "GoalUsage", "A goal for the week with what was learned for it.",
        make: { UsageReport.OfGoal(goal: LearningGoal(subject: $0, weeklyMinutes: $1), learnedSeconds: $2) }
    ) {
        optional("subject", \.goal.subject, .text(1...64), "Such as `math`; absent: all learning.")
        required("weeklyMinutes", \.goal.weeklyMinutes, .count, "Minutes of a household week that a parent would like.")
        required("learnedSeconds", \.learnedSeconds, .count, "In the present household week.")
    }
}

extension Shape where Value == UsageReport.OnDay {
    static let dayUsage = Shape.object(
        "DayUsage", "One household day.",
        make: { day, used, granted, limit, free, before in
            UsageReport.OnDay(
                day: day, usedSeconds: used, grantedSeconds: granted, limitMinutes: limit, freeSeconds: free,
                isBefore: before)
        }
    ) {
        required("day", \.day, .day)
        required("usedSeconds", \.usedSeconds, .count, "Granted time included.")
        required("grantedSeconds", \.grantedSeconds, .count, "Seconds of them paid by grants.")
        required(
            "limitMinutes", \.limitMinutes, .nullable(.count),
            "The daily limit that held on that day; null: unlimited; with `isBefore` none held.")
        defaulted(
            "freeSeconds", \.freeSeconds, .count, to: 0, "Seconds of free activities; no other number includes them.")
        unless("isBefore", \.isBefore, .boolean, is: false, "True: the child was not added yet, and no limit held.")
    }
}

extension Shape where Value == UsageReport.OfWeek {
    static let weekUsage = Shape.object("WeekUsage", "A household week.", make: UsageReport.OfWeek.init) {
        required("first", \.first, .day)
        required("usedSeconds", \.usedSeconds, .count, "The sum of those of its days.")
        required("limitMinutes", \.limitMinutes, .nullable(.count))
        optional("remainingSeconds", \.remainingSeconds, .count, "What the weekly limit leaves; absent: unlimited.")
        defaulted(
            "grantedSeconds", \.grantedSeconds, .count, to: 0,
            "Seconds of those used that grants paid, which take nothing from the limit.")
    }
}

extension Shape where Value == UsageReport.GrantLeft {
    static let grantLeft = Shape.object(
        "GrantLeft", "A grant of which something can be used.", make: UsageReport.GrantLeft.init
    ) {
        required("grant", \.grant, .grant)
        required("remainingSeconds", \.remainingSeconds, .count)
        required(
            "number", \.number, .count,
            "What was given later to the child has a greater one, of the same second too.")
        optional("title", \.title, .text(), "What the lesson is called that earned it.")
    }
}

/// An open lease as callers see it.
public struct OpenLease: Equatable, Sendable {
    public var lease: LeaseID
    /// What the child does.
    public var activity: ActivityRef
    public var began: Instant
    public var called: Instant
}

extension Shape where Value == Lease {
    /// Monotonic times are the daemon's own business: a lease that is read back has none.
    static let openLease = Shape<OpenLease>.object("OpenLease", "Something that is running.", make: OpenLease.init) {
        required("lease", \.lease, .id(LeaseID.self), "The id that its client chose.")
        required("activity", \.activity, .activityRef)
        required("beganAt", \.began, .instant, "When it began.")
        required("lastCallAt", \.called, .instant, "The last call on it.")
    }.map(
        expected: "must be a lease",
        to: {
            Lease(
                id: $0.lease, activity: $0.activity, began: $0.began, called: $0.called,
                calledMark: MonoMark(mono: 0, boot: BootID(rawValue: "")))
        },
        from: { OpenLease(lease: $0.id, activity: $0.activity, began: $0.began, called: $0.called) })
}
