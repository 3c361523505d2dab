import Journal
import Testing

/// What is noted of a change of the household key until the audit has it.
@Suite struct RotationNoteTests {
    @Test("It goes in the transaction of the row that tells it: a kill right after leaves nothing to be told again")
    func once() async throws {
        let harness = try JournalHarness()
        try await harness.store([.sample(1)])
        try Journal.rekey(folder: harness.data, from: harness.key, to: harness.key, note: [7])
        let journal = try harness.open()
        #expect(try journal.rotationNote() == [7])
        let outcomes = journal.started()
        journal.append(.sample(2), epoch: 0)
        await outcomes.stored(upTo: 2)
        #expect(try journal.rotationNote() == [7])
        var entry = JournalEntry.sample(3)
        entry.tellsRotation = true
        journal.append(entry, epoch: 0)
        await outcomes.stored(upTo: 3)
        let killed = try harness.killed().open()
        #expect(try killed.rotationNote() == nil)
        #expect(killed.lastSeq == 3)
        killed.stop()
        journal.stop()
    }
}
