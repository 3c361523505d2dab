import Glibc
import Household
import Words

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

    /// Asks on a terminal that is open already, and closes it in the end.
    init(terminal: CInt) { descriptor = terminal }

    /// Asks once.
    func ask(_ question: String) throws -> String {
        try hidden { try answer(to: question) }
    }

    /// Asks for something that may be seen; empty when only Enter was pressed.
    func askPlainly(_ question: String) throws -> String {
        write(question)
        guard let line = readLine() else { throw Problem(.pin, Saying("kidctl.secret.none")) }
        return Folding.trimmed(line)
    }

    /// Runs a body while the terminal does not show what is typed, from its first question to the end of its last one;
    /// then the terminal is as it was, also when a signal came.
    private func hidden<Value>(_ body: () throws -> Value) throws -> Value {
        let signals = PromptSignals()
        var shown = termios()
        tcgetattr(descriptor, &shown)
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(descriptor, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(descriptor, TCSAFLUSH, &shown)
            // Now a signal that came meanwhile may do what it would have done.
            signals.restoreAndRaise()
        }
        return try body()
    }

    private func answer(to question: String) throws -> String {
        write(question)
        let line = readLine()
        write("\n")
        guard let line, !line.isEmpty else { throw Problem(.pin, Saying("kidctl.secret.none")) }
        return line
    }

    private static let tries = 3

    /// Asks twice for something new and compares; when the entries differ, or the first one cannot be, it asks anew.
    ///
    /// - Parameter refusal: Why an entry cannot be; nil when it can.
    func askTwice(_ question: String, in language: Language, refusal: (String) -> Saying?) throws -> String {
        try hidden { try answerTwice(question, language, refusal) }
    }

    private func answerTwice(
        _ question: String, _ language: Language, _ refusal: (String) -> Saying?
    ) throws -> String {
        let again = language.say("secret.again") + " "
        var why = ""
        for attempt in 1...Self.tries {
            let first = try answer(to: question)
            if let refused = refusal(first) {
                why = language.text(of: refused)
            } else if try answer(to: again) == first {
                return first
            } else {
                why = language.say("secret.differ")
            }
            if attempt < Self.tries { say(language.say("secret.refused", ["why": .text(why)])) }
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
