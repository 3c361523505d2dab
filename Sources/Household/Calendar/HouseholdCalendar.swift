/// The household's days and weeks (Household, People): a zone, when a day begins, when a week begins.
///
/// A household day begins at the first instant whose local time is at or after the day start (in a repeated hour,
/// the first pass), and lasts until the next one begins.
public struct HouseholdCalendar: Sendable {
    /// The household's zone.
    public var zone: Zone { didSet { known = nil } }
    /// The first day of a week.
    public var weekStart: Weekday
    /// The days of the weekend.
    public var weekendDays: Set<Weekday>
    /// Minutes after midnight at which a day begins, 0...360.
    public var dayStart: Int {
        didSet {
            dayStart = Self.clamped(dayStart)
            known = nil
        }
    }

    /// A day that goes on although the clock says that it is over, because the clock is not trusted (Screen time,
    /// "Clock, zone, DST").
    public struct Hold: Hashable, Sendable {
        /// The day that goes on.
        public var day: Day
        /// When it is looked at again: the next end of a day by the clock.
        public var until: Instant
    }

    /// The day that goes on; nil while the clock is trusted. All days before its end belong to it.
    public package(set) var hold: Hold? { didSet { known = nil } }

    /// A day with the instants between which it lies.
    private struct KnownDay: Sendable {
        var day: Day
        var begins: Instant
        var ends: Instant
    }

    /// The day that is asked for again and again: see ``remember(dayAt:)``.
    private var known: KnownDay?

    /// The latest day start, 06:00, in minutes.
    public static let latestDayStart = 360

    /// A calendar with the given rules; `dayStart` is minutes after midnight, held within 0...360.
    public init(
        zone: Zone, weekStart: Weekday = .monday, weekendDays: Set<Weekday> = [.saturday, .sunday], dayStart: Int = 0
    ) {
        self.zone = zone
        self.weekStart = weekStart
        self.weekendDays = weekendDays
        self.dayStart = Self.clamped(dayStart)
    }

    private static func clamped(_ minutes: Int) -> Int { min(max(0, minutes), latestDayStart) }

    /// Lets the day of `trusted` go on until the next end of a day after `now`; nil: days go by the clock.
    public mutating func hold(dayOf trusted: Instant?, now: Instant) {
        hold = nil
        guard let trusted else { return }
        hold = Hold(day: day(at: trusted), until: end(of: day(at: now)))
    }

    /// Works out once where the day of an instant begins and ends: one call asks a dozen times for the present day.
    public mutating func remember(dayAt instant: Instant) {
        if let known, known.begins <= instant, instant < known.ends { return }
        let day = day(at: instant)
        known = KnownDay(day: day, begins: start(of: day), ends: end(of: day))
    }

    /// The household day that an instant belongs to.
    public func day(at instant: Instant) -> Day {
        if let known, known.begins <= instant, instant < known.ends { return known.day }
        let face = zone.local(at: instant).milliseconds - Milliseconds(dayStart) * .minute
        var day = LocalTime(milliseconds: face).day
        if let hold, instant < hold.until { day = min(day, hold.day) }
        while start(of: day) > instant { day = day.advanced(by: -1) }
        while start(of: day.advanced(by: 1)) <= instant { day = day.advanced(by: 1) }
        return day
    }

    /// The instant at which a household day begins.
    public func start(of day: Day) -> Instant {
        let face = Milliseconds(day.number) * .day + Milliseconds(dayStart) * .minute
        let start = zone.firstInstant(atOrAfter: LocalTime(milliseconds: face))
        guard let hold, day > hold.day else { return start }
        return max(start, hold.until)
    }

    /// The instant at which the household day after the given one begins.
    public func end(of day: Day) -> Instant {
        if let known, known.day == day { return known.ends }
        return start(of: day.advanced(by: 1))
    }

    /// The seven household days of the week that a day belongs to.
    public func week(of day: Day) -> Range<Day> {
        let first = day.advanced(by: -weekStart.distance(to: day.weekday))
        return first..<first.advanced(by: 7)
    }

    /// Minutes since midnight on the household's clock at an instant, 0..<1440.
    public func localMinute(at instant: Instant) -> Int { zone.local(at: instant).minuteOfDay }

    /// Whether the household day is one of the weekend.
    public func isWeekend(_ day: Day) -> Bool { weekendDays.contains(day.weekday) }
}

extension HouseholdCalendar: Equatable {
    /// Equal when the rules are, whatever day was looked up.
    public static func == (left: HouseholdCalendar, right: HouseholdCalendar) -> Bool {
        left.zone == right.zone && left.weekStart == right.weekStart && left.weekendDays == right.weekendDays
            && left.dayStart == right.dayStart && left.hold == right.hold
    }
}
