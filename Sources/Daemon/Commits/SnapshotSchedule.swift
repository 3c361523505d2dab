/// When the next snapshot is taken. One is under way at a time.
struct SnapshotSchedule {
    private let writer: SnapshotWriter
    /// The last row of the newest snapshot, stored or on its way.
    private(set) var seq: Int64
    private var isUnderWay = false

    init(writer: SnapshotWriter, seq: Int64) {
        self.writer = writer
        self.seq = seq
    }

    /// There is none any more.
    mutating func lost() { seq = Int64.min / 2 }

    /// Whether enough was recorded since the last one.
    func isDue(_ stored: Int64) -> Bool { !isUnderWay && stored - seq >= writer.interval }

    mutating func begin(_ job: SnapshotWriter.SnapshotJob, done: @escaping @Sendable () -> Void) {
        isUnderWay = true
        seq = job.image.seq
        writer.keep(job, done: done)
    }

    mutating func end() { isUnderWay = false }
}
