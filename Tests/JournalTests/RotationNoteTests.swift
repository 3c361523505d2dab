import Foundation
import Testing
import Vault

@testable import Journal

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

    @Test("A journal that was not stopped whole keeps the word of its last row under either key")
    func mark() async throws {
        let harness = try JournalHarness()
        let next = Secret(random: 32)
        let journal = try harness.open()
        let outcomes = journal.started()
        for seq in 1...3 { journal.append(.sample(Int64(seq)), epoch: 0) }
        await outcomes.stored(upTo: 3)
        let changed = try harness.killed()
        try Journal.rekey(folder: changed.data, from: harness.key, to: next, note: []) {
            // A kill before the change is stored: the present key still opens all of it.
            #expect(throws: Never.self) {
                let killed = try harness.killed()
                try FileManager.default.removeItem(atPath: killed.data + "/journal.mark")
                try FileManager.default.copyItem(
                    atPath: changed.data + "/journal.mark", toPath: killed.data + "/journal.mark")
                let opened = try killed.open()
                #expect(opened.logFault == nil)
                opened.stop()
            }
        }
        let opened = try Journal.open(folder: changed.data, householdKey: next)
        #expect(opened.logFault == nil)
        #expect(opened.lastSeq == 3)
        opened.stop()
        journal.stop()
    }
}
