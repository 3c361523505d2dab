/// How a journal is opened.
public struct JournalOptions: Sendable {
    /// Marks a new journal as a developer's for ever; one that is there must have the mark.
    public var developerMark: Bool
    /// Pages in the write-ahead log at which a checkpoint begins (about 4 KiB each).
    public var checkpointPages: Int

    /// The product's settings, but for what is named.
    public init(developerMark: Bool = false, checkpointPages: Int = 1000) {
        self.developerMark = developerMark
        self.checkpointPages = checkpointPages
    }
}
