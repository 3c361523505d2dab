import Foundation
import Journal
import Testing

/// The data folder is moved or removed while the journal is open.
@Suite struct MovedFolderTests {
    @Test("Nothing is confirmed that nobody will find, the look at the file says so, and it goes on when it is back")
    func moved() async throws {
        let harness = try JournalHarness()
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        try FileManager.default.moveItem(atPath: harness.data, toPath: harness.data + "-away")
        journal.append(.sample(2), epoch: 0)
        guard case .failed(let failure, let epoch) = await outcomes.next() else {
            Issue.record("it was confirmed")
            return
        }
        #expect(failure.message.contains("moved or removed"))
        #expect(try journal.structureFaults().contains { $0.contains("moved or removed") })
        try FileManager.default.moveItem(atPath: harness.data + "-away", toPath: harness.data)
        journal.append(.sample(2), epoch: epoch)
        await outcomes.stored(upTo: 2)
        #expect(try journal.structureFaults().isEmpty)
        journal.stop()
        #expect(try harness.replay().compactMap(\.row?.seq) == [1, 2])
    }
}
