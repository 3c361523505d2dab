/// One child's screen time at one moment: what is known, the rules, the calendar, the clocks.
///
/// All of it is pure. Commands answer with facts that are to be recorded and applied; reads change nothing. Before a
/// policy or the calendar is replaced, `settle` with the old one, so that time is counted by the rules it was used
/// under.
public struct ScreenTime: Sendable {
    /// What is known of the child.
    public var book: TimeBook
    /// The parent's rules for the child.
    public var policy: ScreenTimePolicy
    /// The household's days, weeks and zone.
    public var calendar: HouseholdCalendar
    /// What the clocks say.
    public var moment: Moment

    /// The child's screen time at a moment.
    public init(book: TimeBook, policy: ScreenTimePolicy, calendar: HouseholdCalendar, moment: Moment) {
        self.book = book
        self.policy = policy
        self.calendar = calendar
        self.moment = moment
    }

    var quietHours: QuietHours {
        QuietHours(windows: policy.quietHours, dated: policy.dateOverrides, zone: calendar.zone)
    }

    var allowedHours: AllowedHours {
        AllowedHours(windows: policy.allowedWindows, dated: policy.dateOverrides, zone: calendar.zone)
    }

    /// The same moment with the open leases counted up to it.
    func settled() -> ScreenTime {
        guard !book.leases.isEmpty else { return self }
        var counted = self
        _ = counted.count()
        return counted
    }

    /// The same rules later, when nothing happens but the leases that are open now.
    func projected(to instant: Instant) -> ScreenTime {
        var later = self
        later.moment = moment.advanced(by: instant - moment.wall)
        return later.settled()
    }
}
