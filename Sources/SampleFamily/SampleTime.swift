import Household

/// The days of a made-up family: from some weeks ago to the present.
struct SampleCalendar {
    let zone: Zone
    /// When it ends.
    let present: Instant
    /// All days, the present one last.
    let days: [Day]

    init(zone: Zone, present: Instant, weeks: Int) {
        self.zone = zone
        self.present = present
        let today = zone.local(at: present).day
        days = (0...weeks * 7).map { today.advanced(by: $0 - weeks * 7) }
    }

    /// When it begins: in the morning of the first day, or at the present of a family that has no past.
    var start: Instant { days.count == 1 ? present : instant(days[0], 9 * 60) }

    /// A time of a day, by the clock on the wall.
    func instant(_ day: Day, _ minute: Int) -> Instant {
        // Minutes of a day are a time on the wall.
        zone.firstInstant(atOrAfter: LocalTime(day: day, time: WallTime(minutes: minute) ?? .midnight))
    }
}

/// The time that a made-up family lives in.
struct SampleTime {
    let clock: SteppedClock
    let alarms: SteppedAlarmClock
    let days: SampleCalendar

    /// What the clock on the wall says.
    var now: Instant { clock.read().wall }

    /// Lets time pass, but never beyond the present.
    func pass(milliseconds: Milliseconds) {
        let left = days.present.milliseconds - now.milliseconds
        alarms.pass(milliseconds: max(0, min(milliseconds, left)))
    }

    /// Lets time pass.
    func pass(seconds: Int) { pass(milliseconds: Milliseconds(seconds) * .second) }

    /// Lets time pass up to a moment that is not over.
    func wait(until moment: Instant) { pass(milliseconds: moment.milliseconds - now.milliseconds) }

    /// Whether the present is reached.
    var isOver: Bool { now >= days.present }
}
