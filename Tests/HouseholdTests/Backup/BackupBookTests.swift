import Household
import Testing

/// When the next backup is due, and what is known of the last one (Backup).
@Suite struct BackupBookTests {
    private static let now = Instant(milliseconds: 1_795_269_600_000)
    private static let day: Milliseconds = .day

    private func book(since: Milliseconds, madeAt: Milliseconds?) -> BackupBook {
        let schedule = BackupSchedule(
            folder: "/stick", everyHours: 24, keep: 7, key: [], salt: [], operations: 1, memory: 8192,
            since: Self.now + since)
        let last = madeAt.map {
            BackupNote(path: "/stick/a", bytes: 1, rows: 1, digest: "", at: Self.now + $0, isScheduled: true)
        }
        return BackupBook(last: last, scheduledAt: last?.at, schedule: schedule)
    }

    @Test(
        "The next one is due in its time after the last one; what a clock that was ahead wrote down is no reason to wait",
        arguments: [
            (-3 * day, -day / 2, day / 2), (-3 * day, -2 * day, -day), (-3 * day, nil, -3 * day),
            // Of another schedule.
            (-day, -2 * day, -day),
            // Ahead: the last one, the schedule, both.
            (-3 * day, 1500 * day, -3 * day), (1500 * day, nil, 0), (1500 * day, 1500 * day, 0),
            // Since then one was made: the schedule goes on.
            (1500 * day, -day / 2, day / 2),
            // A small step of the clock is none.
            (-3 * day, .minute, day + .minute),
        ] as [(Milliseconds, Milliseconds?, Milliseconds)])
    func due(since: Milliseconds, madeAt: Milliseconds?, due: Milliseconds) {
        #expect(book(since: since, madeAt: madeAt).due(at: Self.now) == Self.now + due)
    }

    @Test("Whatever is written down, one that is made now puts the next one off, and for no longer than its time")
    func goesOn() {
        for since in [-1500, -1, 0, 1, 1500] as [Milliseconds] {
            for madeAt in [nil, -1500, -1, 0, 1, 1500] as [Milliseconds?] {
                let book = book(since: since * .day, madeAt: madeAt.map { $0 * .day })
                #expect(book.due(at: Self.now).map { $0 - Self.now <= .day } == true)
                let after = self.book(since: since * .day, madeAt: 0)
                #expect(after.due(at: Self.now) == Self.now + .day, "\(since)")
            }
        }
    }

    @Test("The age of the last one is known where it is there and its date is not yet to come")
    func known() {
        #expect(book(since: 0, madeAt: -.day).known(besides: nil, at: Self.now) != nil)
        #expect(book(since: 0, madeAt: -.day).known(besides: "/stick/b", at: Self.now) != nil)
        #expect(book(since: 0, madeAt: -.day).known(besides: "/stick/a", at: Self.now) == nil)
        #expect(book(since: 0, madeAt: .day).known(besides: nil, at: Self.now) == nil)
    }
}
