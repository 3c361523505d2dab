import ArgumentParser
import Glibc
import Web

/// What kidd-web says to whoever called it.
enum Told {
    /// A line for standard output, at once.
    static func out(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// What a person should know beside the output.
    static func note(_ text: String) { write("kidd-web: " + text, to: STDERR_FILENO) }

    /// Says why something was not done; the end of the command.
    static func fault(_ fault: WebFault) -> ExitCode {
        write("kidd-web: " + fault.message, to: STDERR_FILENO)
        return ExitCode(1)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array((text + "\n").utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
