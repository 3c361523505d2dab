import Household
import HouseholdTesting
import Journal
import Logging
import Testing

@testable import Daemon

/// The household's zone after its file was read once.
@Suite struct FoundZoneTests {
    @Test("A disk that fails a commit, and then the zone's file too, leaves the household its days")
    func rollBack() {
        let ledger = Ledger()
        let stamp = Stamp(device: 1, seq: 1, at: Instant(seconds: 1))
        ledger.append(
            Record(
                stamp: stamp, child: nil, by: Author(role: .daemon, uid: 0),
                facts: [.household(.setUp(Samples.household, recoveryHash: ""))]))
        ledger.stored(upTo: 1)
        let disk = Monitor(true)
        let time = Timekeeping(
            FakeClock(), ledger,
            zones: { name in
                disk.with { $0 } ? Zone(name: name, shifts: [Zone.Shift(at: 0, offset: 7200)]) : nil
            }, isDeveloper: false, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let calendar = time.calendar
        #expect(calendar.zone.name == Samples.household.zone && time.knows(zone: "Asia/Tokyo"))
        disk.with { $0 = false }
        time.rollBack()
        #expect(time.calendar == calendar && time.knows(zone: "Asia/Tokyo") && !time.knows(zone: "Asia/Seoul"))
    }
}
