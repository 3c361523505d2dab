/// Where a household's key is kept.
public enum KeyStorage: String, CaseIterable, Sendable {
    /// In a file outside the data folder.
    case keyFile
    /// In the data folder, wrapped by a passphrase.
    case passphrase
}
