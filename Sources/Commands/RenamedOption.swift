/// Options of earlier versions that have another name today.
enum RenamedOption {
    /// The topic whose commands had the option, its old name, and how the same is said now.
    private static let options = [
        (
            topic: "policy", old: "--no-overrides",
            now: "--no-on for limits of weekdays, --remove-override all for those of dates"
        )
    ]

    /// The problem with an old name among the words of a command line that was not understood; nil: there is none.
    static func problem(in words: [String]) -> Problem? {
        let own = words.prefix { $0 != "--" }
        let renamed = options.first { $0.topic == own.first && own.contains($0.old) }
        return renamed.map { Problem(.usage, "\($0.old) has another name now", remedy: "say \($0.now)") }
    }
}
