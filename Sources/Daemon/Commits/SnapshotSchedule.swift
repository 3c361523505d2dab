/// When the next snapshot is taken. One is under way at a time.
struct SnapshotSchedule {
    /// One that could not be stored is tried again after this part of the records between two.
    private static let partAfterFailure: Int64 = 16

    /// The last row of the newest snapshot that is stored.
    private(set) var seq: Int64
    /// The last row of the one that is under way.
    private var underWay: Int64?
    /// The last row of one that could not be stored.
    private var failed = Int64.min / 2

    init(seq: Int64) { self.seq = seq }

    /// There is none any more, and one that is under way is none either.
    mutating func lost() {
        seq = Int64.min / 2
        if underWay != nil { underWay = seq }
    }

    /// Whether enough was recorded since the last one.
    ///
    /// - Parameter interval: records from one to the next.
    func isDue(_ stored: Int64, every interval: Int64) -> Bool {
        underWay == nil && stored - seq >= interval && stored - failed >= interval / Self.partAfterFailure
    }

    /// One that reaches up to a row is on its way.
    mutating func begin(through row: Int64) { underWay = row }

    /// It is stored, or was not: then the one before still counts.
    mutating func end(isStored: Bool) {
        guard let row = underWay else { return }
        underWay = nil
        if isStored { seq = row } else { failed = row }
    }
}
