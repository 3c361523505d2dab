/// What was known after a row, in one part a profile: it saves a start from reading the rows up to it.
///
/// A cache: the rows are the truth, and without it they are all read.
public struct Snapshot: Equatable, Sendable {
    /// The last row whose effect is in it.
    public var seq: Int64
    /// The bytes of each profile's part; 0 is the household's.
    public var parts: [Int64: [UInt8]]

    /// A snapshot to be stored.
    public init(seq: Int64, parts: [Int64: [UInt8]]) {
        self.seq = seq
        self.parts = parts
    }

    /// What a journal has of it.
    public enum Found: Equatable, Sendable {
        /// There is none.
        case none
        /// All parts are there and authentic.
        case whole(Snapshot)
        /// There is one that must not be used.
        case unreadable(String)
    }
}
