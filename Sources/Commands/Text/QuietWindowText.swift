import Household

/// Quiet windows as people write and read them: `20:00-07:00`, `fri,sat=21:30-08:00`, `mon-thu=20-7`, `Sun-Thu 20:00-07:00`,
/// `8 pm-7 am mon-fri`. What kidctl prints can be typed.
enum QuietWindowText {
    /// The window of a text; nil for anything that is none.
    static func window(from text: String) -> QuietWindow? {
        let parts = parts(of: text)
        guard parts.count <= 2, let span = parts.last else { return nil }
        let ends = span.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let start = time(ends[0]), let end = time(ends[1]), start != end, start != .endOfDay
        else { return nil }
        guard parts.count == 2 else { return QuietWindow(start: start, end: end) }
        guard let days = WeekdayText.days(parts[0]) else { return nil }
        return QuietWindow(start: start, end: end, days: days)
    }

    /// What to write instead of a text that is no window.
    static func advice(for text: String) -> String {
        let usual = "write a window such as 20:00-07:00 or fri,sat=21:30-08:00, with hours from 0 to 24."
        if text.lowercased() == "none" { return "write --no-quiet for no quiet hours." }
        let parts = parts(of: text)
        guard parts.count <= 2, let span = parts.last else { return usual }
        if parts.count == 2, WeekdayText.days(parts[0]) == nil { return WeekdayText.advice }
        let ends = span.split(separator: "-", omittingEmptySubsequences: false).map(time)
        guard ends.count == 2, let start = ends[0], let end = ends[1] else { return usual }
        if start == end { return "it cannot end when it starts; an end before the start is on the next day." }
        return start == .endOfDay ? "write 00:00 for a start at midnight." : usual
    }

    /// `20:00-07:00`, with the weekdays in front unless it is every day: `Sun-Thu 20:00-07:00`.
    static func text(of window: QuietWindow, _ clock: ClockText = ClockText(zone: .utc)) -> String {
        let span = clock.span(window.start, window.end)
        return window.days.count == Weekday.allCases.count ? span : clock.weekdays(window.days) + " " + span
    }

    /// The weekdays, where there are some, and the times.
    private static func parts(of text: String) -> [Substring] {
        let text = joined(text)
        guard !text.contains("=") else { return text.split(separator: "=", omittingEmptySubsequences: false) }
        let words = text.split(separator: " ")
        let isSpan = { (word: Substring) in word == "-" || word.contains(where: \.isNumber) }
        let days = words.filter { !isSpan($0) }.joined()
        let span = words.filter(isSpan).joined()
        return days.isEmpty ? [span[...]] : [days[...], span[...]]
    }

    /// With am and pm right behind their time, and plain hyphens.
    static func joined(_ text: String) -> String {
        var text = text.lowercased().replacing("\u{2013}", with: "-")
        for half in halves { text = text.replacing(" " + half.name, with: half.name) }
        return text
    }

    /// The halves of a day, and the minutes before each.
    private static let halves: [(name: String, minutes: Int)] = [("am", 0), ("pm", 12 * 60)]

    /// `20:00`, `7:30`, `20`, `8:00 pm`, `8pm`.
    static func time(_ text: Substring) -> WallTime? {
        let joined = joined(String(text))
        for half in halves where joined.hasSuffix(half.name) {
            guard let time = dayTime(joined.dropLast(half.name.count)), (60..<13 * 60).contains(time.minutes) else {
                return nil
            }
            return WallTime(minutes: time.minutes % (12 * 60) + half.minutes)
        }
        return dayTime(joined[...])
    }

    private static func dayTime(_ text: Substring) -> WallTime? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...2).contains(parts[0].utf8.count), parts.allSatisfy(isDigits),
            let hour = Int(parts[0]), hour <= 24
        else { return nil }
        guard parts.count == 2 else { return WallTime(minutes: hour * 60) }
        guard parts[1].utf8.count == 2, let minute = Int(parts[1]), minute < 60 else { return nil }
        return WallTime(minutes: hour * 60 + minute)
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
