import Household

/// Weekdays as people write them: `fri,sat`, `mon-thu`, names in full too.
enum WeekdayText {
    /// The weekdays of a text; nil for anything that is none.
    static func days(_ text: Substring) -> Set<Weekday>? {
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
