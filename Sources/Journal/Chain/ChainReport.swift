/// What became of a look at the whole chain.
public struct ChainReport: Equatable, Sendable {
    /// Entries that were found.
    public var entries: Int
    /// The rows of the first and the last of them; nil when there is none.
    public var rows: ClosedRange<Int64>?
    /// The first faults, in the order of the rows.
    public var faults: [ChainFault]
    /// How many faults there are.
    public var faultCount: Int

    /// Whether nothing was altered, removed, put in or cut off.
    public var isIntact: Bool { faultCount == 0 }

    /// A report.
    public init(entries: Int, rows: ClosedRange<Int64>?, faults: [ChainFault], faultCount: Int) {
        self.entries = entries
        self.rows = rows
        self.faults = faults
        self.faultCount = faultCount
    }
}
