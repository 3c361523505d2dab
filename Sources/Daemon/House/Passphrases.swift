import Household
import Glibc
import Vault

/// Passphrases for commands that work without a daemon: from a file, or typed without being shown.
public enum Passphrases {
    /// The present one.
    public static func present(file: String?) throws(StartFault) -> Secret {
        if let file { return secret(try line(of: file)) }
        return secret(try typed("Passphrase: "))
    }

    /// A new one, typed twice; nil: the present one is to stay.
    public static func new(file: String?, keepsPresent: Bool) throws(StartFault) -> Secret? {
        if file == nil, keepsPresent { return nil }
        let text: String
        if let file {
            text = try line(of: file)
        } else {
            text = try typed("New passphrase: ")
            guard try typed("Once more: ") == text else {
                throw StartFault("the two entries differ: nothing was changed")
            }
        }
        if let reason = PassphraseRules.refusal(of: text) { throw StartFault(reason) }
        return secret(text)
    }

    private static func secret(_ text: String) -> Secret { Secret(copying: Array(text.utf8)) }

    private static func line(of path: String) throws(StartFault) -> String {
        guard case .success(let bytes) = DurableFile.read(path, most: 4096),
            let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first
        else { throw StartFault("the file \(path) has no passphrase in its first line") }
        return String(line)
    }

    private static func typed(_ question: String) throws(StartFault) -> String {
        guard isatty(STDIN_FILENO) == 1, let text = getpass(question) else {
            throw StartFault("there is no terminal to ask for the passphrase: name a file with --passphrase-file")
        }
        return String(cString: text)
    }
}
