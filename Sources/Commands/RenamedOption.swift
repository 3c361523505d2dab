/// Options of earlier versions that have another name today.
enum RenamedOption {
    /// The old name, and how the same is said now.
    private static let names = [
        "--no-overrides": "--no-on for limits of weekdays, --remove-override all for those of dates"
    ]

    /// The problem with an old name among the words of a command line that was not understood; nil: there is none.
    static func problem(in words: [String]) -> Problem? {
        for word in words.prefix(while: { $0 != "--" }) {
            if let now = names[word] { return Problem(.usage, "\(word) has another name now", remedy: "say \(now)") }
        }
        return nil
    }
}
