import Foundation
import Journal
import Synchronization
import Testing

/// A commit whose sync failed was reported as failed: no start may find it.
@Suite struct FailedSyncTests {
    private let harness: JournalHarness

    init() throws {
        FailingSync.install()
        harness = try JournalHarness()
    }

    private func fails(_ journal: Journal, _ outcomes: Outcomes, _ entries: [JournalEntry], epoch: Int) async {
        FailingSync.set(harness.database, fails: true)
        journal.append(entries, epoch: epoch)
        guard case .failed = await outcomes.next() else {
            Issue.record("a commit without a sync was reported as stored")
            return
        }
        FailingSync.set(harness.database, fails: false)
    }

    /// A row of several pages.
    private static func long(_ seq: Int64) -> JournalEntry {
        JournalEntry(seq: seq, profile: 0, kind: 1, at: 0, body: [UInt8](repeating: 1, count: 20_000))
    }

    @Test("After a kill only what was reported as stored is there", arguments: [0, 1, 5])
    func killed(before: Int64) async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        for seq in 0..<before {
            journal.append(.sample(seq + 1), epoch: 0)
            await outcomes.stored(upTo: seq + 1)
        }
        await fails(journal, outcomes, [.sample(before + 1), .sample(before + 2)], epoch: 0)
        let copy = try harness.killed()
        #expect(try copy.replay().map(\.row?.seq) == (0..<before).map { $0 + 1 })
        journal.stop()
        #expect(try harness.replay().map(\.row?.seq) == (0..<before).map { $0 + 1 })
    }

    @Test("What follows takes its place, and the rest of it is no damage behind that")
    func goesOn() async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        await fails(journal, outcomes, [Self.long(2), .sample(3)], epoch: 0)
        journal.append(.sample(2, kind: 5), epoch: 1)
        await outcomes.stored(upTo: 2)
        let copy = try harness.killed()
        let opened = try copy.open()
        #expect(opened.logFault == nil)
        #expect(try opened.replayed().map(\.row?.kind) == [1, 5])
        opened.stop()
        journal.stop()
        #expect(try harness.replay().map(\.row?.kind) == [1, 5])
    }

    @Test("A failure right after a checkpoint, when the log begins again, leaves nothing either")
    func afterCheckpoint() async throws {
        let journal = try harness.open(.init(checkpointPages: 4))
        let outcomes = journal.started()
        var epoch = 0
        for seq in 1...40 as ClosedRange<Int64> {
            await fails(journal, outcomes, [Self.long(seq)], epoch: epoch)
            epoch += 1
            #expect(try harness.killed().replay().map(\.row?.seq) == (0..<seq - 1).map { $0 + 1 })
            journal.append(.sample(seq), epoch: epoch)
            await outcomes.stored(upTo: seq)
        }
        journal.stop()
        #expect(try harness.replay().map(\.row?.seq) == (1...40).map { $0 })
    }

    @Test("What cannot be cleared is undecided: the next start says which, and so it is when it can be cleared")
    func undecided() async throws {
        let (log, aside) = (harness.database + "-wal", harness.database + "-aside")
        // The log of whoever looks for it by its name is another file: nothing can be cleared.
        let isHidden = Mutex(false)
        let journal = try harness.open { step in
            guard step == .beforeCommit, isHidden.withLock({ $0 }) else { return }
            rename(log, aside)
            symlink("/nowhere", log)
        }
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        let before = try Data(contentsOf: URL(filePath: log))
        isHidden.withLock { $0 = true }
        FailingSync.set(harness.database, fails: true)
        journal.append([.sample(2), .sample(3)], epoch: 0)
        guard case .failed(let failure, let epoch) = await outcomes.next() else {
            Issue.record("a commit without a sync was reported as stored")
            return
        }
        #expect(failure.isUndecided)
        FailingSync.set(harness.database, fails: false)
        isHidden.withLock { $0 = false }
        // Nothing is stored behind it.
        journal.append(.sample(2), epoch: epoch)
        guard case .failed(let second, let next) = await outcomes.next() else {
            Issue.record("something was stored behind what is undecided")
            return
        }
        #expect(!second.isUndecided)
        unlink(log)
        rename(aside, log)
        // A start finds the rows, or does not; it says which, once.
        let (there, gone) = (try harness.killed(), try harness.killed())
        try before.write(to: URL(filePath: gone.database + "-wal"))
        for (copy, rows, word) in [(there, 3, "was stored"), (gone, 1, "was not stored")]
            as [(JournalHarness, Int, String)]
        {
            let opened = try copy.open()
            #expect(opened.decision?.contains(word) == true && opened.decision?.hasSuffix("rows 2 to 3") == true)
            #expect(try opened.replayed().count == rows)
            // A command that only leaves the journal whole tells nobody.
            opened.start(isToldDecision: false) { _ in }
            opened.stop()
            let told = try copy.open()
            #expect(told.decision == opened.decision)
            _ = told.started()
            told.stop()
            let again = try copy.open()
            #expect(again.decision == nil)
            again.stop()
        }
        journal.append(.sample(2), epoch: next)
        await outcomes.stored(upTo: 2)
        #expect(try harness.killed().open().decision == nil)
        journal.stop()
    }

    @Test("A note of what is undecided that a disk could neither finish nor remove is gone with the next start")
    func draft() throws {
        try harness.open().stop()
        let (draft, own) = (
            harness.data + "/journal.undecided.new-23rjrhyp99159", harness.data + "/journal.undecided.old"
        )
        for path in [draft, own] { try Data([1]).write(to: URL(filePath: path)) }
        try harness.open().stop()
        #expect(!FileManager.default.fileExists(atPath: draft) && FileManager.default.fileExists(atPath: own))
    }

    @Test("A snapshot whose sync failed leaves nothing in the log that a start takes for damage")
    func snapshot() async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1, profile: 1, newKey: true), epoch: 0)
        journal.append(.sample(2, profile: 2, newKey: true), epoch: 0)
        await outcomes.stored(upTo: 2)
        FailingSync.set(harness.database, fails: true)
        let failure = await withCheckedContinuation { done in
            journal.append(Snapshot.sample(2)) { done.resume(returning: $0) }
        }
        #expect(failure != nil)
        FailingSync.set(harness.database, fails: false)
        journal.append(.sample(3), epoch: 0)
        await outcomes.stored(upTo: 3)
        let opened = try harness.killed().open()
        #expect(opened.logFault == nil)
        #expect(try opened.snapshot() == .none)
        #expect(try opened.replayed().map(\.row?.seq) == [1, 2, 3])
        opened.stop()
        journal.stop()
    }
}
