/// Which passphrases are taken: for the household key and for backups. What they seal can be tried at leisure by whoever
/// has a copy, so they are longer than a PIN (Encryption at rest; Backup).
public enum PassphraseRules {
    /// Characters that a passphrase has at least.
    public static let fewestCharacters = 10
    /// Bytes that a passphrase has at most.
    public static let mostBytes = 1024
    /// Different characters that it has at least.
    static let fewestDifferent = 4

    /// Why a new passphrase is refused; nil: it is taken.
    public static func refusal(of passphrase: String) -> String? {
        if passphrase.utf8.count > mostBytes { return "a passphrase has at most \(mostBytes) bytes" }
        if passphrase.count < fewestCharacters {
            return "a passphrase has at least \(fewestCharacters) characters: "
                + "take four or five words that nobody would put together"
        }
        return Set(passphrase).count < fewestDifferent
            ? "a passphrase of so few different characters is too easy" : nil
    }
}
