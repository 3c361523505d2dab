import Household

/// Weekdays as people write them: `fri,sat`, `mon-thu`, names in full too, and as kidctl prints them.
enum WeekdayText {
    /// What to write, for who wrote something else.
    static let advice = "write weekdays such as sat,sun or mon-thu, three letters or more, in front of the =."

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
        let name = String(text.lowercased().filter { $0 != " " })
        if name.utf8.count >= 3, let day = Weekday.allCases.first(where: { $0.name.hasPrefix(name) }) { return day }
        return Weekday.allCases.first { printed[$0] == name }
    }

    /// As they are printed in the terminal's language.
    private static let printed: [Weekday: String] = {
        let language = TerminalLanguage.current(Environment.value)
        return Dictionary(
            uniqueKeysWithValues: Weekday.allCases.map { ($0, language.say("weekday.\($0.name)").lowercased()) })
    }()
}
