import Foundation
import Journal
import Synchronization
import Testing
import Vault

/// What a kill −9 leaves is what the files hold at that moment: the tests copy them in the middle of each step and
/// open the copy.
@Suite struct CrashTests {
    /// One moment: a copy of the files, and how far the journal had reported by then.
    private struct Moment: Sendable {
        var step: CommitStep
        var folder: String
        var reported: Int64
    }

    @Test("At every step of a commit and a checkpoint the files open, and hold all that was reported")
    func everyStep() async throws {
        let harness = try JournalHarness()
        let moments = Mutex<[Moment]>([])
        let reported = Atomic<Int64>(0)
        let copies = harness.folder.path
        let source = harness.data
        // A small log, so that checkpoints come often.
        let journal = try harness.open(.init(checkpointPages: 6, auditedKinds: [1])) { step in
            moments.withLock { moments in
                guard moments.count(where: { $0.step == step }) < 25 else { return }
                let folder = copies + "/copy-\(moments.count)"
                // Taken before the copy: what is reported later need not be in it.
                let moment = Moment(step: step, folder: folder, reported: reported.load(ordering: .acquiring))
                Self.copy(source, to: folder)
                moments.append(moment)
            }
        }
        let (stream, continuation) = AsyncStream.makeStream(of: CommitOutcome.self)
        journal.start { outcome in
            if case .stored(let last) = outcome { reported.store(last, ordering: .releasing) }
            continuation.yield(outcome)
        }
        let outcomes = Outcomes(stream)
        for seq in 1...300 as ClosedRange<Int64> {
            journal.append(
                [.sample(seq, profile: seq % 3, kind: seq % 2, newKey: seq < 3)],
                replies: [.sample(seq, seq: seq)], epoch: 0)
            journal.forget(repliesThrough: seq - 20)
            if seq % 2 == 0 { await outcomes.stored(upTo: seq) }
            if seq % 10 == 0 { journal.append(.sample(seq)) }
            // Two rows of the part before go on purpose, an entry and another one.
            if seq % 30 == 0 { journal.clear(Clearing(rows: [seq - 25, seq - 24])) { _ in } }
        }
        journal.stop()

        let taken = moments.withLock { $0 }
        #expect(Set(taken.map(\.step)) == Set(CommitStep.allCases))
        for moment in taken {
            try check(moment, key: harness.key)
        }
    }

    private func check(_ moment: Moment, key: Secret) throws {
        let journal = try Journal.open(folder: moment.folder, householdKey: key, options: .init(auditedKinds: [1]))
        defer { journal.stop() }
        let items = try journal.replayed()
        let rows = items.compactMap(\.row)
        #expect(rows.count == items.count, "damage at \(moment.step)")
        let last = rows.last?.seq ?? 0
        let there = rows.map(\.seq)
        let gone = last == 0 ? [] : Set(1...last).subtracting(there)
        #expect(gone.allSatisfy { [5, 6].contains($0 % 30) }, "lost at \(moment.step)")
        #expect(there.sorted() == there)
        #expect(last >= moment.reported, "lost at \(moment.step)")
        #expect(journal.logFault == nil, "at \(moment.step)")
        #expect(journal.chainFault == nil, "the chain's end at \(moment.step)")
        #expect(try journal.verifyChain().isIntact, "the chain at \(moment.step)")
        #expect(rows.allSatisfy { $0.body == Array("row \($0.seq)".utf8) })
        // Each row has its reply, unless that was forgotten.
        let replies = try journal.replies()
        #expect(replies.count >= min(Int(last), 20), "replies at \(moment.step)")
        let wanted = (Int(last) - replies.count..<Int(last)).map { ReplyItem.sample(Int64($0 + 1)) }
        #expect(replies == wanted, "replies at \(moment.step)")
        // The old snapshot or the new one, never a part of either.
        switch try journal.snapshot() {
        case .none: #expect(moment.reported < 12)
        case .unreadable(let reason): Issue.record("\(reason) at \(moment.step)")
        case .whole(let snapshot):
            #expect(snapshot == .sample(snapshot.seq))
            #expect(snapshot.seq <= last)
        }
    }

    private static func copy(_ source: String, to folder: String) {
        let files = FileManager.default
        try? files.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // The mark first: it is never ahead of the log. The log before the database: a page that a checkpoint writes
        // meanwhile is in the log too.
        for name in ["journal.mark", "journal.db-wal", "journal.db"] {
            try? files.copyItem(atPath: source + "/" + name, toPath: folder + "/" + name)
        }
    }
}
