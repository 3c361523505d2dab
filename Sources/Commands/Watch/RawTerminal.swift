import Glibc

/// The terminal as a screen: keys come at once and are not shown, and everything is put back at the end.
final class RawTerminal {
    let descriptor: CInt
    private var before = termios()
    private var isRaw = false

    /// Nil when standard output is no terminal, or there is none to read keys from.
    init?() {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard tcgetattr(descriptor, &before) == 0 else {
            close(descriptor)
            return nil
        }
    }

    /// Nil also where the terminal only prints: `TERM=dumb`.
    static func thatDraws() -> RawTerminal? {
        let isDumb = Environment.value("TERM").map { $0.isEmpty || $0 == "dumb" } ?? true
        return isDumb ? nil : RawTerminal()
    }

    deinit {
        leave()
        close(descriptor)
    }

    /// Takes the screen. Ctrl-C and Ctrl-Z go on to work.
    func enter() {
        guard !isRaw else { return }
        isRaw = true
        var raw = before
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(descriptor, TCSAFLUSH, &raw)
        // Another screen, no cursor, and lines that are too long end at the edge.
        Output.out("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
    }

    /// Puts everything back.
    func leave() {
        guard isRaw else { return }
        isRaw = false
        Output.out("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
        tcsetattr(descriptor, TCSAFLUSH, &before)
    }

    /// Shows lines in place of what is there; nothing flickers, because only what changed is another one.
    func show(_ lines: [String]) {
        Output.out(Self.frame(lines, rows: rows))
    }

    /// What a terminal of so many rows is sent for some lines. Each row is cleared before it is written: behind a line
    /// that fills it the cursor still stands on its last letter. Terminals that know how show the whole at once.
    static func frame(_ lines: [String], rows: Int) -> String {
        let rest = lines.count < rows ? "\r\n\u{1B}[J" : ""
        return "\u{1B}[?2026h\u{1B}[H" + lines.map { "\u{1B}[K" + $0 }.joined(separator: "\r\n") + rest
            + "\u{1B}[?2026l"
    }

    /// What was typed; `poll` has said that there is something.
    func typed() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    /// Lines that fit.
    var rows: Int {
        var size = winsize()
        let standard = 24
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : standard
    }
}
