import Glibc
import Household
import Vault

/// Passphrases for commands that work without a daemon: from a file of one's own or standard input, or typed without being
/// shown. One is never an argument.
public enum Passphrases {
    private static let longest = 1024

    /// One that is in force.
    ///
    /// - Parameters:
    ///   - file: a file with it in its first line, or `-` for the next line of standard input; nil: the terminal is asked.
    ///   - what: what it opens, as it stands behind "Passphrase".
    ///   - option: the option that names the file.
    public static func present(
        file: String?, _ what: String = "of the household", option: String = "--passphrase-file"
    ) throws(StartFault) -> Secret {
        if let file { return secret(try line(of: file)) }
        return secret(try typed("Passphrase \(what): ", option))
    }

    /// The same for one that may not be needed: a file that is named is read now, before root becomes the account that owns
    /// the data, who may not be able to read it; the terminal is asked when the result is called.
    public static func later(
        file: String?, option: String = "--passphrase-file"
    ) throws(StartFault) -> () throws(StartFault) -> Secret {
        guard let file else { return { () throws(StartFault) in try present(file: nil, option: option) } }
        let known = try present(file: file)
        return { known }
    }

    /// Where nobody can be asked.
    public static func nobody() throws(StartFault) -> Secret {
        throw StartFault("the household's passphrase is needed")
    }

    /// A new one, typed twice; nil: the present one is to stay.
    public static func new(file: String?, keepsPresent: Bool) throws(StartFault) -> Secret? {
        if file == nil, keepsPresent { return nil }
        let text: String
        if let file {
            text = try line(of: file)
        } else {
            text = try typed("New passphrase: ", newOption)
            guard try typed("Once more: ", newOption) == text else {
                throw StartFault("the two entries differ: nothing was changed")
            }
        }
        if let reason = PassphraseRules.refusal(of: text) { throw StartFault(reason.description) }
        return secret(text)
    }

    private static let newOption = "--new-passphrase-file"

    private static func secret(_ text: String) -> Secret { Secret(copying: Array(text.utf8)) }

    private static func line(of path: String) throws(StartFault) -> String {
        if path == "-" { return try firstLine(STDIN_FILENO, "standard input") }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw StartFault("\(path) cannot be read: \(SystemError.text(errno))") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG || status.st_mode & 0o077 == 0 else {
            throw StartFault("others may read \(path): make it private with chmod 600")
        }
        return try firstLine(file, "the file \(path)")
    }

    private static func typed(_ question: String, _ option: String) throws(StartFault) -> String {
        let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else {
            throw StartFault("the passphrase is needed and there is no terminal to ask on: name a file with \(option)")
        }
        defer { close(terminal) }
        var shown = termios()
        tcgetattr(terminal, &shown)
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(terminal, TCSAFLUSH, &hidden)
        defer { tcsetattr(terminal, TCSAFLUSH, &shown) }
        let bytes = Array(question.utf8)
        _ = write(terminal, bytes, bytes.count)
        defer { _ = write(terminal, "\n", 1) }
        return try firstLine(terminal, "what was typed")
    }

    private static func firstLine(_ file: Int32, _ name: String) throws(StartFault) -> String {
        var bytes: [UInt8] = []
        defer { for index in bytes.indices { bytes[index] = 0 } }
        var byte: UInt8 = 0
        while bytes.count < longest {
            let count = read(file, &byte, 1)
            if count < 0, errno == EINTR { continue }
            if count <= 0 || byte == UInt8(ascii: "\n") { break }
            bytes.append(byte)
        }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        guard !bytes.isEmpty else { throw StartFault("the passphrase is empty: \(name) has none in its first line") }
        return String(decoding: bytes, as: UTF8.self)
    }
}
