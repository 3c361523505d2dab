import Household
import Words

/// Instants and days as people read them, on the household's clock.
struct ClockText {
    /// Knows the offsets of all instants of the answer that is shown.
    var zone: Zone
    /// In which they are written.
    var language: Language = .briefEnglish

    /// `20:00`.
    func time(_ instant: Instant) -> String { time(minutes: zone.local(at: instant).minuteOfDay) }

    /// The same of minutes since midnight; the end of a day is `24:00`.
    func time(minutes: Int) -> String { language.say("clock", ["time": .timetable(minutes: minutes)]) }

    /// `20:00`, with the day in front when it is another than that of `now`; the end of that day is `24:00`.
    func time(_ instant: Instant, from now: Instant) -> String {
        time(instant, on: zone.local(at: now).day)
    }

    /// The same beside the day that is meant.
    func time(_ instant: Instant, on today: Day) -> String {
        if let time = timeAlone(instant, on: today) { return time }
        let local = zone.local(at: instant)
        let time = Saying.Value.timetable(minutes: local.minuteOfDay)
        return today.distance(to: local.day) == 1
            ? language.say("clock.tomorrow", ["time": time])
            : language.say("clock.onDay", ["day": .text(day(local.day)), "time": time])
    }

    /// The time alone, where it needs no day; nil where it does.
    func timeAlone(_ instant: Instant, on today: Day) -> String? {
        let local = zone.local(at: instant)
        switch today.distance(to: local.day) {
        case 0: return time(instant)
        case 1 where local.millisecondOfDay == 0: return time(minutes: WallTime.endOfDay.minutes)
        default: return nil
        }
    }

    /// `20:00-07:00`.
    func span(_ start: WallTime, _ end: WallTime) -> String {
        span(time(minutes: start.minutes), time(minutes: end.minutes))
    }

    func span(_ start: String, _ end: String) -> String {
        language.say("clock.span", ["start": .text(start), "end": .text(end)])
    }

    /// `Sat 21 Nov 2026 19:57:10`.
    func full(_ instant: Instant) -> String {
        let local = zone.local(at: instant)
        // Behind the minutes, whatever follows them: `7:57:10 pm`.
        var time = time(minutes: local.minuteOfDay)
        let second = local.secondOfDay % 60
        let end = time.lastIndex(where: \.isNumber).map { time.index(after: $0) } ?? time.endIndex
        time.insert(contentsOf: second < 10 ? ":0\(second)" : ":\(second)", at: end)
        return language.say(
            "clock.full",
            [
                "weekday": .text(weekday(local.day.weekday)), "day": .text(padded(local.day)),
                "month": month(local.day),
                "year": year(local.day), "time": .text(time),
            ])
    }

    /// `21 Nov 19:57`.
    func short(_ instant: Instant) -> String {
        let local = zone.local(at: instant)
        return language.say(
            "clock.short",
            [
                "day": .text(padded(local.day)), "month": month(local.day),
                "time": .timetable(minutes: local.minuteOfDay),
            ])
    }

    /// `Sat 21 Nov`.
    func day(_ day: Day) -> String {
        language.say(
            "clock.day",
            ["weekday": .text(weekday(day.weekday)), "day": .text(padded(day)), "month": month(day)])
    }

    /// `24 December 2026`.
    func date(_ day: Day) -> String { language.text(of: day.saying) }

    /// `Today`, or the day.
    func day(_ day: Day, isToday: Bool) -> String { isToday ? language.say("clock.today") : self.day(day) }

    /// `Nov 2026`.
    func month(_ day: Day) -> String { language.say("clock.month", ["month": month(day), "year": year(day)]) }

    /// `Sat`.
    func weekday(_ weekday: Weekday) -> String { language.say("weekday.\(weekday.name)") }

    /// `Fri,Sat`; three days in a row or more as `Sun-Thu`, over the end of the week too.
    func weekdays(_ days: Set<Weekday>) -> String {
        let all = Weekday.allCases
        let firsts =
            days.count == all.count ? [.monday] : all.filter { days.contains($0) && !days.contains($0.advanced(by: 6)) }
        return firsts.map { first in
            let run = (0..<all.count).map(first.advanced).prefix { days.contains($0) }
            guard run.count >= 3, let last = run.last else { return run.map(weekday).joined(separator: ",") }
            return language.say("weekday.run", ["first": .text(weekday(first)), "last": .text(weekday(last))])
        }.joined(separator: ",")
    }

    private func month(_ day: Day) -> Saying.Value { .key("kidctl.month.\(day.month)") }

    private func year(_ day: Day) -> Saying.Value { .text("\(day.year)") }

    private func padded(_ day: Day) -> String { (day.day < 10 ? " " : "") + "\(day.day)" }
}
