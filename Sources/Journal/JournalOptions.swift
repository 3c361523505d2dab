/// How a journal is opened.
public struct JournalOptions: Sendable {
    /// Marks a new journal as a developer's for ever; one that is there must have the mark.
    public var developerMark: Bool
    /// Pages in the write-ahead log at which a checkpoint begins (about 4 KiB each).
    public var checkpointPages: Int
    /// The kinds of rows that are entries of the audit: each is a link of the chain. For ever, once rows were written.
    public var auditedKinds: [Int64]

    /// The product's settings, but for what is named.
    public init(developerMark: Bool = false, checkpointPages: Int = 1000, auditedKinds: [Int64] = []) {
        self.developerMark = developerMark
        self.checkpointPages = checkpointPages
        self.auditedKinds = auditedKinds
    }
}
