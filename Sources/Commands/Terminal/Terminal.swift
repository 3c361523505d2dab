import Glibc

/// What an output can show.
struct Terminal: Equatable, Sendable {
    /// Columns of a line.
    var width: Int
    var hasColour: Bool

    static let standardWidth = 80
    static let narrowest = 20

    /// - Parameters:
    ///   - columns: What the terminal says of itself; nil when there is none.
    ///   - environment: `COLUMNS` is the width where the terminal does not tell; `NO_COLOR` and `TERM=dumb` mean no
    ///     colour.
    init(columns: Int?, isTerminal: Bool, environment: (String) -> String?) {
        let told = columns ?? environment("COLUMNS").flatMap { Int($0) }
        width = max(Self.narrowest, told ?? Self.standardWidth)
        let refused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
        hasColour = isTerminal && !refused && environment("TERM") != "dumb"
    }

    init(width: Int, hasColour: Bool) {
        self.width = width
        self.hasColour = hasColour
    }

    /// The one that standard output is.
    static func current() -> Terminal { current(STDOUT_FILENO) }

    /// The one that standard error is.
    static func ofErrors() -> Terminal { current(STDERR_FILENO) }

    private static func current(_ descriptor: CInt) -> Terminal {
        var size = winsize()
        let isTerminal = Output.reader == nil && isatty(descriptor) == 1
        let isKnown = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Terminal(
            columns: isKnown ? Int(size.ws_col) : nil, isTerminal: isTerminal, environment: Environment.value)
    }

    /// A text in a style; plain where there is no colour.
    func styled(_ text: String, _ style: Style) -> String {
        hasColour && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}

/// The few styles of the output: numbers of ANSI graphic renditions.
enum Style: String, Sendable {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case red = "31"
}
