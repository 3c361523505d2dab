import ArgumentParser
import Glibc
import Vault

/// The passphrase of a backup: from a file of one's own, or asked for on the terminal. It is never an argument.
enum Passphrase {
    private static let longest = 1024

    /// - Parameter file: a file with it in its first line, or `-` for standard input; nil: the terminal is asked.
    static func read(_ file: String?) throws -> Secret {
        var bytes = try file.map(line(of:)) ?? ask()
        defer { for index in bytes.indices { bytes[index] = 0 } }
        guard !bytes.isEmpty else { throw ValidationError("the passphrase is empty") }
        return Secret(copying: bytes)
    }

    private static func line(of path: String) throws -> [UInt8] {
        if path == "-" { return firstLine(STDIN_FILENO) }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw ValidationError("\(path) cannot be read: \(SystemError.text(errno))") }
        defer { close(file) }
        var status = stat()
        if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 {
            throw ValidationError("others may read \(path): make it private with chmod 600")
        }
        return firstLine(file)
    }

    private static func ask() throws -> [UInt8] {
        let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else {
            throw ValidationError(
                "the passphrase is needed and there is no terminal to ask on: name a file with --passphrase-file")
        }
        defer { close(terminal) }
        var shown = termios()
        tcgetattr(terminal, &shown)
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(terminal, TCSAFLUSH, &hidden)
        defer { tcsetattr(terminal, TCSAFLUSH, &shown) }
        let question = Array("Passphrase of the backup: ".utf8)
        _ = write(terminal, question, question.count)
        defer { _ = write(terminal, "\n", 1) }
        return firstLine(terminal)
    }

    private static func firstLine(_ file: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < longest {
            let count = Glibc.read(file, &byte, 1)
            if count < 0, errno == EINTR { continue }
            if count <= 0 || byte == UInt8(ascii: "\n") { break }
            bytes.append(byte)
        }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return bytes
    }
}
