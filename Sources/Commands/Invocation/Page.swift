import Household

/// What a result is shown on: the terminal, and the household's clock as the result tells it.
struct Page {
    let terminal: Terminal
    let clock: ClockText

    init(terminal: Terminal, zone: Zone) {
        self.terminal = terminal
        clock = ClockText(zone: zone)
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
