/// Why the vault could not do what was asked. Never holds a secret.
public enum VaultFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The key is another one, or the bytes or what they are bound to were altered.
    case notAuthentic
    /// What was opened should be a data key and has another size.
    case notAKey
    /// A password hash needs more memory than the system gave.
    case outOfMemory

    /// One sentence for a log.
    public var description: String {
        switch self {
        case .notAuthentic: "the sealed bytes were altered, moved, or sealed with another key"
        case .notAKey: "what was opened is not a data key"
        case .outOfMemory: "not enough free memory to hash a PIN"
        }
    }
}
