/// Sentences in lines that fit a terminal. Neither a word nor a command that is to be copied is ever broken.
enum Prose {
    /// - Parameter further: Spaces in front of the lines after the first.
    /// - Returns: The lines, each with its end.
    static func lines(_ text: String, width: Int, further: Int = 0) -> String {
        let start = String(text.prefix { $0 == " " })
        var lines: [String] = []
        var line = start
        for unit in units(text) {
            if line.allSatisfy({ $0 == " " }) {
                line += unit
            } else if TextWidth.of(line) + 1 + TextWidth.of(unit) <= width {
                line += " " + unit
            } else {
                lines.append(line)
                line = String(repeating: " ", count: further) + unit
            }
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }

    /// The message of a command line that is not understood, in lines that fit.
    static func usageError(_ text: String, width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard TextWidth.of(line) > width else { return line + "\n" }
            guard line.hasPrefix("Usage: ") else { return lines(String(line), width: width, further: 2) }
            let wrapped = TextWidth.wrap(String(line), to: width - 2, breaksWords: false)
            return wrapped.joined(separator: "\n  ") + "\n"
        }.joined()
    }

    /// Words, and whole commands as if they were one.
    private static func units(_ text: String) -> [String] {
        let words = text.split(separator: " ").map(String.init)
        var units: [String] = []
        var isCommand = false
        var isQuoted = false
        for (index, word) in words.enumerated() {
            let isNew = index + 1 < words.count && begins(word, words[index + 1])
            if isCommand, isQuoted || !(word.hasPrefix("(") || isNew) {
                units[units.count - 1] += " " + word
            } else {
                units.append(word)
                isCommand = isNew
                isQuoted = false
            }
            if isCommand, word.count(where: { $0 == "'" }) % 2 == 1 { isQuoted.toggle() }
            if isCommand, !isQuoted, let last = word.last, ends.contains(last) { isCommand = false }
        }
        return units
    }

    /// What stands behind a command in a sentence.
    private static let ends: Set<Character> = [",", ";", ")", ".", ":"]

    private static let programs: [String: Set<String>] = [
        "kidctl": Set(RootCommand.groups.compactMap { $0.configuration.commandName }),
        "kidd": ["serve", "doctor", "restore", "rotate-key", "verify-backup"], "chmod": ["600", "700"],
    ]

    private static func begins(_ word: String, _ next: String) -> Bool {
        let program = String(word.drop { $0 == "(" })
        return programs[program]?.contains(String(next.prefix { !ends.contains($0) })) ?? false
    }
}
