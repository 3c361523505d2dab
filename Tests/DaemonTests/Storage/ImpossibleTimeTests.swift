import Household
import Journal
import Testing

@testable import Daemon
@testable import Stored

/// A row that says it is of a time that no clock of kidd ever showed.
@Suite struct ImpossibleTimeTests {
    @Test("It is a fault of the row, whatever else it holds", arguments: [Int64.min, -1, 1 << 62, .max])
    func refused(at: Int64) {
        let row = StoredRow(
            seq: 1, device: 1, profile: 0, kind: 1, at: at, body: RecordCodec.encode(Samples.record([])))
        #expect(throws: RecordFault.self) { try JournalReading.record(of: row) }
    }
}
