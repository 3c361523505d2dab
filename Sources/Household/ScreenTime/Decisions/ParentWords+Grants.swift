extension ParentWords {
    /// "Taken back: 12 minutes and 30 seconds."
    static func takenBack(_ length: Milliseconds, again: Bool) -> String {
        (again ? "Taken back before: " : "Taken back: ") + Self.length(of: length) + "."
    }

    static let nothingLeft = "Nothing was left of it: what was used stays counted."
    static let wasOver = "It had expired already: there was nothing to take back."

    /// "1 minute", "12 minutes and 30 seconds", "45 seconds"; begun seconds are not told.
    private static func length(of length: Milliseconds) -> String {
        let seconds = length.secondsLeft
        let parts = [(seconds / 60, "minute"), (seconds % 60, "second")].filter { $0.0 > 0 }
        let words = parts.map { "\($0.0) \($0.1)" + ($0.0 == 1 ? "" : "s") }
        return words.isEmpty ? "less than a second" : words.joined(separator: " and ")
    }
}
