/// What several parts of one decision need, looked up once; the open leases are counted.
struct Glance {
    /// What pays for the activity.
    var purse: Purse
    /// The household day.
    var today: Day
    /// Quiet hours, now and next.
    var quiet: QuietWalk
    /// What was used since the last break.
    var sessionUsed: Milliseconds
}

extension ScreenTime {
    /// A look at an activity at the moment; the open leases must be counted.
    func glance(at activity: ActivityRef) -> Glance {
        let today = calendar.day(at: moment.wall)
        let used = sessionUsed
        return Glance(
            purse: purse(at: moment.wall, on: today, for: [activity], sessionUsed: used), today: today,
            quiet: QuietWalk(quietHours, at: moment.wall), sessionUsed: used)
    }
}
