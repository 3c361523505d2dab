import Testing

@testable import Daemon

/// When the next snapshot is taken.
@Suite struct SnapshotScheduleTests {
    @Test("One is taken after so many records, and one at a time")
    func due() {
        var schedule = SnapshotSchedule(seq: 100)
        #expect(!schedule.isDue(259, every: 160) && schedule.isDue(260, every: 160))
        schedule.begin(through: 260)
        #expect(!schedule.isDue(1000, every: 160) && schedule.seq == 100)
        schedule.end(isStored: true)
        #expect(schedule.seq == 260 && !schedule.isDue(419, every: 160) && schedule.isDue(420, every: 160))
    }

    @Test("One that could not be stored is none: the one before counts, and it is tried again before long, not at once")
    func failed() {
        var schedule = SnapshotSchedule(seq: 100)
        schedule.begin(through: 260)
        schedule.end(isStored: false)
        #expect(schedule.seq == 100)
        #expect(!schedule.isDue(269, every: 160) && schedule.isDue(270, every: 160))
    }

    @Test("What an erasure took away is none, though it was under way then")
    func lost() {
        var schedule = SnapshotSchedule(seq: 100)
        schedule.begin(through: 260)
        schedule.lost()
        schedule.end(isStored: true)
        #expect(schedule.seq < 0 && schedule.isDue(261, every: 160))
    }
}
