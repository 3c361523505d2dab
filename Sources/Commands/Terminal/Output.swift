import Glibc

/// The two streams that a command writes to.
enum Output {
    /// Takes what would be written, where a test reads it.
    @TaskLocal static var reader: (@Sendable ([UInt8]) -> Void)?

    static func out(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

    static func out(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

    /// JSON as it is; on a terminal nothing in it steers that.
    static func json(_ bytes: [UInt8]) {
        write(isatty(STDOUT_FILENO) == 1 ? JSONText.harmless(bytes) : bytes, to: STDOUT_FILENO)
    }

    static func error(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

    /// A sentence of kidctl's own beside what it prints.
    static func note(_ text: String) {
        error(Prose.lines("kidctl: " + text.printable, width: Terminal.ofErrors().width, further: 2))
    }

    /// Everything that is wrong, a line each, before the last word; a single fault is that word.
    static func tell(_ faults: [String]) {
        guard faults.count > 1 else { return }
        let width = Terminal.ofErrors().width
        for fault in faults { error(Prose.lines(fault.printable, width: width, further: 2)) }
    }

    /// Writes everything; a reader that is gone ends it.
    private static func write(_ bytes: [UInt8], to descriptor: CInt) {
        if let reader { return reader(bytes) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }
}
