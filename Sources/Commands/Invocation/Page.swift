import Household
import Words

/// What a result is shown on: the terminal, and the household's clock as the result tells it.
struct Page {
    let terminal: Terminal
    let clock: ClockText

    init(terminal: Terminal, zone: Zone, language: Language = .briefEnglish) {
        self.terminal = terminal
        clock = ClockText(zone: zone, language: language)
    }

    /// What kidctl itself says on it is in this one; what kidd said stays as it came.
    var language: Language { clock.language }

    /// A text of kidctl's own; see ``Words/Language``.
    func say(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) -> String {
        language.say(key, values)
    }

    /// Whether kidctl has a text with this key.
    func has(_ key: String) -> Bool { language.has("kidctl." + key) }

    func say(_ key: String, command: String) -> String { language.say(key, command: command) }

    /// What is said in words of the catalogue, or as it came from kidd.
    func said(_ saying: Saying) -> String { language.text(of: saying).printable }

    /// What the catalogue has with a key; else as it came from kidd.
    func said(_ key: String, or told: Saying) -> String { said(language.has(key) ? Saying(key) : told) }

    func number(_ number: Int) -> String { language.text(of: number) }

    func length(seconds: Int) -> String { HumanDuration.text(seconds: seconds, in: language) }

    func length(usedSeconds: Int) -> String { HumanDuration.text(usedSeconds: usedSeconds, in: language) }

    func length(doneSeconds: Int) -> String { HumanDuration.text(doneSeconds: doneSeconds, in: language) }

    func length(screenSeconds: Int, besideLearning learning: Int) -> String {
        HumanDuration.text(screenSeconds: screenSeconds, besideLearning: learning, in: language)
    }

    func length(minutes: Int) -> String { HumanDuration.text(minutes: minutes, in: language) }

    func limit(_ minutes: Int?) -> String { HumanDuration.limit(minutes, in: language) }

    /// A column of a table.
    func column(
        _ key: String, _ fit: Table.Column.Fit = .whole, right: Bool = false, spare: Bool = false,
        least: Int = Table.leastWidth
    ) -> Table.Column {
        Table.Column(say("head." + key), fit, right: right, spare: spare, least: least)
    }

    /// Bytes as people read them: `12 kB`, `3.4 MB`.
    func size(_ bytes: Int) -> String {
        guard bytes >= 1_000_000 else { return say("size.kB", ["count": .number((bytes + 999) / 1000)]) }
        let isHuge = bytes >= 1_000_000_000
        let tenths = bytes / (isHuge ? 100_000_000 : 100_000)
        return say(isHuge ? "size.GB" : "size.MB", ["whole": .number(tenths / 10), "tenths": .number(tenths % 10)])
    }

    func styled(_ text: String, _ style: Style) -> String { terminal.styled(text, style) }

    /// A paragraph that fits the terminal, each line with the same space in front.
    func paragraph(_ text: String, indent: Int = 0, _ style: Style = .plain) -> String {
        TextWidth.wrap(text.printable, to: max(Terminal.narrowest - indent, terminal.width - indent))
            .map { String(repeating: " ", count: indent) + styled($0, style) + "\n" }.joined()
    }

    /// A paragraph with commands that are to be copied: they are never broken.
    func advice(_ text: String, _ style: Style = .plain) -> String {
        Prose.lines(text.printable, width: terminal.width).split(separator: "\n")
            .map { styled(String($0), style) + "\n" }.joined()
    }

    /// What came of a call, behind a dot.
    func result(_ text: String, _ style: Style = .green) -> String {
        styled("\u{25CF}", style) + " " + Prose.lines(text.printable, width: terminal.width - 2, further: 2)
    }

    /// The same with the names of the catalogue.
    ///
    /// - Parameters:
    ///   - kind: What stands before each name in its key: `backup.`.
    ///   - pairs: One without a value is left out.
    func facts(_ kind: String, _ pairs: KeyValuePairs<String, String?>) -> String {
        facts(pairs.compactMap { pair in pair.value.map { (say(kind + pair.key), $0) } })
    }

    /// Names and values, one pair a line.
    func facts(_ pairs: [(String, String)]) -> String {
        let names = pairs.map { TextWidth.of($0.0) }.max() ?? 0
        return pairs.map { name, value in
            let lines = TextWidth.wrap(value.printable, to: max(Terminal.narrowest, terminal.width - names - 2))
            let padding = String(repeating: " ", count: names - TextWidth.of(name) + 2)
            let further = "\n" + String(repeating: " ", count: names + 2)
            return styled(name, .dim) + padding + lines.joined(separator: further) + "\n"
        }.joined()
    }
}
