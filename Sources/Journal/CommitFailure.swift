/// Why a commit failed. Nothing of it was stored, unless it is undecided.
public struct CommitFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The class of the cause.
    public enum Kind: Equatable, Sendable {
        /// No space is left.
        case full
        /// The file system or the file no longer takes writes.
        case readOnly
        /// Anything else, in the system's words.
        case io(String)
    }

    /// The class of the cause.
    public var kind: Kind
    /// A sentence for a person.
    public var message: String

    /// What it left cannot be taken back now: whether it was stored is decided when it can, or by the next start.
    public var isUndecided: Bool

    /// A failure.
    public init(kind: Kind, message: String, isUndecided: Bool = false) {
        self.kind = kind
        self.message = message
        self.isUndecided = isUndecided
    }

    /// The sentence.
    public var description: String { message }
}
