import Foundation
import Journal
import Synchronization
import Testing
import Vault

@Suite struct JournalTests {
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    @Test("A new journal is empty and an old one gives back every row as it was appended")
    func roundTrip() async throws {
        let journal = try harness.open()
        #expect(journal.isNew)
        #expect(journal.lastSeq == 0)
        #expect(journal.device > 0)
        #expect(try journal.replayed().isEmpty)
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        journal.append(.sample(2, profile: 7, newKey: true), epoch: 0)
        journal.append(.sample(3, profile: 7, kind: -4), epoch: 0)
        await outcomes.stored(upTo: 3)
        #expect(journal.lastSeq == 3)
        journal.stop()

        let again = try harness.open()
        #expect(!again.isNew)
        #expect(again.device == journal.device)
        #expect(again.lastSeq == 3)
        let entries = [JournalEntry.sample(1), .sample(2, profile: 7), .sample(3, profile: 7, kind: -4)]
        let expected = zip(entries, [0, 0, 2] as [Int64]).map { entry, previous in
            ReplayItem.row(
                StoredRow(
                    seq: entry.seq, device: journal.device, profile: entry.profile, kind: entry.kind, at: entry.at,
                    previous: previous, body: entry.encoding()))
        }
        #expect(try again.replayed() == expected)
        again.stop()
    }

    @Test("Entries that belong together are in one commit: all of them are stored, or none")
    func together() async throws {
        let steps = Mutex<[CommitStep]>([])
        let journal = try harness.open { step in steps.withLock { $0.append(step) } }
        let outcomes = journal.started()
        journal.append([.sample(1), .sample(2, profile: 7, newKey: true), .sample(3, profile: 7)], epoch: 0)
        await outcomes.stored(upTo: 3)
        #expect(steps.withLock { $0.count { $0 == .afterCommit } } == 1)
        journal.stop()
    }

    @Test("All that waits is stored when the journal stops, and numbers go on after it")
    func stopping() async throws {
        let journal = try harness.open()
        _ = journal.started()
        for seq in 1...500 { journal.append(.sample(Int64(seq)), epoch: 0) }
        journal.stop()
        try await harness.store([.sample(501)])
        #expect(try harness.replay().compactMap(\.row?.seq) == Array(1...501))
    }

    @Test("After a stop one file holds everything, beside the room of the log, and everything is private")
    func files() async throws {
        try await harness.store([.sample(1)])
        let files = FileManager.default
        #expect(
            try files.contentsOfDirectory(atPath: harness.data).sorted() == [
                "journal.db", "journal.db-shm", "journal.db-wal", "journal.mark", "lock",
            ])
        for (path, mode) in [
            (harness.data, 0o700), (harness.database, 0o600), (harness.database + "-wal", 0o600),
            (harness.data + "/lock", 0o600),
        ] {
            #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
        }
    }

    @Test("While it runs the log files are private too")
    func logFiles() async throws {
        let journal = try harness.open()
        defer { journal.stop() }
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        for suffix in ["", "-wal", "-shm"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: harness.database + suffix)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("No body is on the disk in plain")
    func sealed() async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        for suffix in ["", "-wal"] {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: harness.database + suffix))
            #expect(bytes.range(of: Data("row 1".utf8)) == nil)
        }
        journal.stop()
    }

    @Test("Rows that arrive during a commit share the next one")
    func groupCommit() async throws {
        let gate = DispatchSemaphore(value: 0)
        let isFirst = Atomic<Bool>(true)
        let journal = try harness.open(onStep: { step in
            if step == .afterBegin, isFirst.exchange(false, ordering: .relaxed) { gate.wait() }
        })
        let outcomes = journal.started()
        // The writer may take some of these with the first; the rest waits at the gate for one commit of its own.
        for seq in 1...200 { journal.append(.sample(Int64(seq)), epoch: 0) }
        gate.signal()
        var commits = 0
        while case .stored(let last) = await outcomes.next() {
            commits += 1
            if last == 200 { break }
        }
        #expect(commits <= 2)
        journal.stop()
    }

    @Test("Stopping twice is harmless, and a closed journal says so")
    func closed() throws {
        let journal = try harness.open()
        _ = journal.started()
        journal.append(.sample(1), epoch: 0)
        journal.stop()
        journal.stop()
        #expect(throws: JournalFault.stopped(detail: "the journal is closed")) {
            try journal.page(profile: nil, kinds: nil, before: nil, limit: 1)
        }
        #expect(try harness.replay().count == 1)
    }

    @Test("The log restarts: it stays small however much is written")
    func checkpoints() async throws {
        let journal = try harness.open(.init(checkpointPages: 20))
        let outcomes = journal.started()
        for seq in 1...2000 {
            journal.append(.sample(Int64(seq)), epoch: 0)
            await outcomes.stored(upTo: Int64(seq))
        }
        let log = try FileManager.default.attributesOfItem(atPath: harness.database + "-wal")[.size] as? Int
        // 2000 commits are at least 2000 pages without a restart; with one they are 4 times the setting at most.
        #expect(try #require(log) < 100 * 4120)
        journal.stop()
        #expect(try harness.replay().compactMap(\.row?.seq) == Array(1...2000))
    }

    @Test("A profile's rows need its key, which is made in the same commit")
    func missingKey() async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1, profile: 5), epoch: 0)
        guard case .failed(let failure, epoch: 1) = await outcomes.next() else {
            Issue.record("a row without a key was stored")
            return
        }
        #expect(failure.message.contains("profile 5"))
        journal.append(.sample(1, profile: 5, newKey: true), epoch: 1)
        await outcomes.stored(upTo: 1)
        #expect(try journal.page(profile: 5, kinds: nil, before: nil, limit: 1).first?.row?.seq == 1)
        journal.stop()
    }

    @Test("Pages come newest first and hold only what was asked for")
    func paging() async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1, profile: 1, newKey: true), epoch: 0)
        journal.append(.sample(2, profile: 2, newKey: true), epoch: 0)
        for seq in 3...40 {
            journal.append(.sample(Int64(seq), profile: Int64(seq % 2 == 0 ? 2 : 1), kind: Int64(seq % 3)), epoch: 0)
        }
        await outcomes.stored(upTo: 40)
        func page(_ profile: Int64?, _ kinds: [Int64]?, _ before: Int64?, _ limit: Int) throws -> [Int64] {
            try journal.page(profile: profile, kinds: kinds, before: before, limit: limit).compactMap(\.row?.seq)
        }
        #expect(try page(nil, nil, nil, 3) == [40, 39, 38])
        #expect(try page(nil, nil, 38, 2) == [37, 36])
        #expect(try page(1, nil, nil, 3) == [39, 37, 35])
        #expect(try page(2, [0], nil, 2) == [36, 30])
        #expect(try page(2, [0, 1], 36, 3) == [34, 30, 28])
        #expect(try page(nil, [], nil, 3).isEmpty)
        #expect(
            try journal.page(profile: nil, kinds: nil, in: 7..<9, limit: 5).compactMap(\.row?.seq) == [8, 7])
        #expect(
            try journal.page(profile: nil, kinds: nil, in: 7..<40, isAscending: true, limit: 2).compactMap(\.row?.seq)
                == [7, 8])
        #expect(try journal.page(profile: nil, kinds: nil, in: 1..<9, times: -2 ... -1, limit: 2).isEmpty)
        #expect(try page(nil, nil, 1, 3).isEmpty)
        #expect(try page(nil, nil, nil, 0).isEmpty)
        #expect(try page(9, nil, nil, 5).isEmpty)

        journal.append(.sample(41, kind: 0), epoch: 0)
        journal.append(.sample(42, kind: 1), epoch: 0)
        await outcomes.stored(upTo: 42)
        let common = try journal.page(profile: 1, kinds: nil, common: [0], in: 1..<43, limit: 2)
        #expect(common.compactMap(\.row?.seq) == [41, 39])
        journal.stop()
    }

    @Test("A visitor that throws stops the replay")
    func visitor() async throws {
        struct Enough: Error {}
        try await harness.store([.sample(1), .sample(2)])
        let journal = try harness.open()
        var visited = 0
        #expect(throws: JournalFault.self) {
            try journal.replay { _ in
                visited += 1
                throw Enough()
            }
        }
        #expect(visited == 1)
        journal.stop()
    }
}
