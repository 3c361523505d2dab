import ArgumentParser
import Daemon
import Glibc
import Words

/// What kidd says to whoever called it, in lines that fit the terminal; elsewhere as it is.
enum Told {
    /// Columns where a terminal does not tell its own.
    private static let standardWidth = 80
    private static let narrowest: UInt16 = 20

    /// Prints a text of several lines.
    static func out(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// Says why something was not done; the end of the command.
    static func fault(_ fault: StartFault) -> ExitCode {
        let text = "kidd: " + fault.description
        if JournalLog.isRead() {
            put(JournalLog.lines(text, .error), to: STDERR_FILENO)
        } else {
            write(text, to: STDERR_FILENO)
        }
        return ExitCode(1)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        put(lines(text, width: width(descriptor)) + "\n", to: descriptor)
    }

    private static func put(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }

    /// Nil where it is no terminal.
    private static func width(_ descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col >= narrowest
        return isKnown ? Int(size.ws_col) : standardWidth
    }

    /// Each line broken between words, and never in one: paths are to be copied.
    private static func lines(_ text: String, width: Int?) -> String {
        guard let width else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            TextWidth.of(line) <= width
                ? String(line)
                : TextWidth.wrap(String(line), to: width, breaksWords: false).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
