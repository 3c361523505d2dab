import Household

/// Decisions for callgrind: so many of one kind, and nothing that is measured by a clock.
enum CountedDecisions {
    static func run(_ kind: String, times: Int) -> Bool {
        guard let time = screenTime(kind) else { return false }
        for _ in 0..<times { keep(time.mayI(activity)) }
        return true
    }

    private static let activity = ActivityRef(subject: "math", lesson: "counting-objects", pack: "kindergarten-math")

    private static func screenTime(_ kind: String) -> ScreenTime? {
        switch kind {
        case "closed": Decisions(windows: 1).screenTime(of: 0)
        case "open": learning(Decisions(windows: 1).screenTime(of: 0))
        case "windows": Decisions(windows: 50).screenTime(of: 0)
        case "limits": learning(limited(Decisions(windows: 1).screenTime(of: 0)))
        default: nil
        }
    }

    /// With a lease that was called some seconds ago.
    private static func learning(_ time: ScreenTime) -> ScreenTime {
        var time = time
        var before = time.moment
        before.wall = before.wall + -7_000
        before.mono -= 7_000
        before.bootTime -= 7_000
        time.moment = before
        time.book.apply(time.beginLease(LeaseID(rawValue: "lesson"), for: activity).facts)
        time.moment = before.advanced(by: 7_000)
        return time
    }

    /// With a rule of most kinds.
    private static func limited(_ time: ScreenTime) -> ScreenTime {
        var time = time
        let afternoon = QuietWindow(start: .midnight, end: .eveningRest)
        time.policy.allowedWindows = [AllowedWindow(window: afternoon, allowanceMinutes: 600)]
        time.policy.session = SessionLimit(minutes: 45)
        time.policy.budgets = [ActivityBudget(name: "math", activities: [ActivityRef(subject: "math")], minutes: 50)]
        time.book.apply(
            [
                .granted(
                    Grant(
                        id: GrantID(rawValue: "grant"), minutes: 15, scope: .all, pastQuietHours: false,
                        expires: time.calendar.end(of: time.calendar.day(at: time.moment.wall)),
                        at: time.moment.wall, by: "parent"))
            ])
        return time
    }
}
