import Household

/// Instants and days as people read them, on the household's clock.
struct ClockText {
    /// Knows the offsets of all instants of the answer that is shown.
    var zone: Zone

    /// `20:00`.
    func time(_ instant: Instant) -> String {
        let minute = zone.local(at: instant).minuteOfDay
        return "\(padded(minute / 60)):\(padded(minute % 60))"
    }

    /// `20:00`, with the day in front when it is another than that of `now`; the end of that day is `24:00`.
    func time(_ instant: Instant, from now: Instant) -> String {
        time(instant, on: zone.local(at: now).day)
    }

    /// The same beside the day that is meant.
    func time(_ instant: Instant, on today: Day) -> String {
        let local = zone.local(at: instant)
        let day = local.day
        switch today.distance(to: day) {
        case 0: return time(instant)
        case 1 where local.millisecondOfDay == 0: return "24:00"
        case 1: return "tomorrow \(time(instant))"
        default: return "\(Self.day(day)) \(time(instant))"
        }
    }

    /// `Sat 21 Nov 2026 19:57:10`.
    func full(_ instant: Instant) -> String {
        let local = zone.local(at: instant)
        return "\(Self.day(local.day)) \(local.day.year) \(time(instant)):\(padded(local.secondOfDay % 60))"
    }

    /// `21 Nov 19:57`.
    func short(_ instant: Instant) -> String {
        let day = zone.local(at: instant).day
        return "\(day.day < 10 ? " " : "")\(day.day) \(Self.months[day.month - 1]) \(time(instant))"
    }

    /// `Sat 21 Nov`.
    static func day(_ day: Day) -> String {
        "\(day.weekday.shortName) \(day.day < 10 ? " " : "")\(day.day) \(months[day.month - 1])"
    }

    /// `Nov 2026`.
    static func month(_ day: Day) -> String { "\(months[day.month - 1]) \(day.year)" }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
