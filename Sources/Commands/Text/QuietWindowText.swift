import Household

/// Quiet windows as people write and read them: `20:00-07:00`, `fri,sat=21:30-08:00`, `mon-thu=20-7`.
enum QuietWindowText {
    /// The window of a text; nil for anything that is none.
    static func window(from text: String) -> QuietWindow? {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count <= 2, let span = parts.last else { return nil }
        let ends = span.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let start = time(ends[0]), let end = time(ends[1]), start != end, start != .endOfDay
        else { return nil }
        guard parts.count == 2 else { return QuietWindow(start: start, end: end) }
        guard let days = days(parts[0]) else { return nil }
        return QuietWindow(start: start, end: end, days: days)
    }

    /// `20:00-07:00`, with the weekdays in front unless it is every day: `Sun-Thu 20:00-07:00`.
    static func text(of window: QuietWindow) -> String {
        let span = "\(window.start)-\(window.end)"
        return window.days.count == Weekday.allCases.count ? span : text(of: window.days) + " " + span
    }

    /// `Fri,Sat`; three days in a row or more as `Sun-Thu`, over the end of the week too.
    private static func text(of days: Set<Weekday>) -> String {
        let firsts = Weekday.allCases.filter { days.contains($0) && !days.contains($0.advanced(by: 6)) }
        return firsts.map { first in
            let run = (0..<7).map(first.advanced).prefix { days.contains($0) }
            return run.count < 3
                ? run.map(\.shortName).joined(separator: ",")
                : "\(first.shortName)-\(first.advanced(by: run.count - 1).shortName)"
        }.joined(separator: ",")
    }

    /// `20:00`, `7:30`, `20`.
    static func time(_ text: Substring) -> WallTime? {
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

    /// `fri,sat` or `mon-thu`; names may be written out.
    private static func days(_ text: Substring) -> Set<Weekday>? {
        var days: Set<Weekday> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(weekday)
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else { return nil }
            for day in Weekday.allCases where first.distance(to: day) <= first.distance(to: last) { days.insert(day) }
        }
        return days
    }

    private static func weekday(_ text: Substring) -> Weekday? {
        let name = text.lowercased()
        guard name.utf8.count >= 3 else { return nil }
        return Weekday.allCases.first { $0.name.hasPrefix(name) }
    }
}

extension Weekday {
    /// `Mon`.
    var shortName: String { name.prefix(1).uppercased() + name.dropFirst().prefix(2) }

    /// The weekday so many days later.
    fileprivate func advanced(by days: Int) -> Weekday {
        // The remainder is 0...6, so every raw value exists.
        Weekday(rawValue: (rawValue - 1 + days) % 7 + 1) ?? .monday
    }
}
