import Glibc

/// Asks on the terminal without showing what is typed.
final class SecretPrompt {
    private let descriptor: CInt

    /// Nil when nobody is there: no terminal, or neither input nor errors are on it.
    init?() {
        guard isatty(STDIN_FILENO) == 1 || isatty(STDERR_FILENO) == 1 else { return nil }
        descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Asks once.
    func ask(_ question: String) throws -> String {
        write(question)
        let signals = PromptSignals()
        var shown = termios()
        tcgetattr(descriptor, &shown)
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(descriptor, TCSAFLUSH, &hidden)
        let line = readLine()
        tcsetattr(descriptor, TCSAFLUSH, &shown)
        write("\n")
        // The terminal is as it was: now a signal that came meanwhile may do what it would have done.
        signals.restoreAndRaise()
        guard let line, !line.isEmpty else { throw Problem(.pin, "nothing was entered") }
        return line
    }

    private static let tries = 3

    /// Asks twice for something new and compares; when the entries differ, or the first one cannot be, it asks anew.
    ///
    /// - Parameter refusal: Why an entry cannot be; nil when it can.
    func askTwice(_ question: String, again: String, refusal: (String) -> String?) throws -> String {
        var why = ""
        for attempt in 1...Self.tries {
            let first = try ask(question)
            if let refused = refusal(first) {
                why = refused
            } else if try ask(again) == first {
                return first
            } else {
                why = "the two entries differ"
            }
            if attempt < Self.tries { say("This cannot be: \(why).") }
        }
        throw Problem(.refused, why)
    }

    /// A sentence above the next question.
    func say(_ sentence: String) { write(Prose.lines(sentence, width: Terminal.ofErrors().width)) }

    /// Nil at the end of input and when a signal came.
    private func readLine() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = Glibc.read(descriptor, &byte, 1)
            if count <= 0 { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
