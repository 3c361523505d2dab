import Foundation
import Journal
import Testing

/// A disk that somebody fills: the log's own reserve carries rows on, and it is told how far.
@Suite(.enabled(if: geteuid() == 0, "only root can mount a small file system"))
struct DiskRoomTests {
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    /// A slow one finds out that the disk is full when there was time for a hundred commits.
    enum Checkpoint { case quick, slow }

    /// A row of some hundred bytes.
    private static func row(_ seq: Int64) -> JournalEntry {
        JournalEntry(seq: seq, profile: 0, kind: 1, at: seq, body: [UInt8](repeating: 1, count: 500))
    }

    @Test(
        "Rows go on in the reserve, what is told of it falls, nothing is lost by a kill, and room is found again",
        arguments: [Checkpoint.quick, .slow])
    func filled(_ checkpoint: Checkpoint) async throws {
        let files = FileManager.default
        try files.createDirectory(atPath: harness.data, withIntermediateDirectories: true)
        run("/bin/mount", "-t", "tmpfs", "-o", "size=2m,mode=0700", "tmpfs", harness.data)
        defer { run("/bin/umount", harness.data) }
        let journal = try harness.open(
            .init(checkpointPages: 40),
            onStep: { step in
                guard checkpoint == .slow, step == .checkpointCopied else { return }
                for _ in 0..<20_000 { sched_yield() }
            })
        let outcomes = journal.started()
        journal.append(Self.row(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        #expect(journal.room.level == .ample)
        let filler = harness.data + "/filler"
        try fill(filler)

        var levels: [DiskRoom.Level] = []
        var last: Int64 = 1
        while levels.last != .spent, last < 500 {
            last += 1
            journal.append(Self.row(last), epoch: 0)
            await outcomes.stored(upTo: last)
            if levels.last != journal.room.level { levels.append(journal.room.level) }
        }
        #expect(levels == [.ample, .reserve, .spent])
        // What is left is for ends.
        for _ in 0..<3 {
            last += 1
            journal.append(Self.row(last), epoch: 0)
            await outcomes.stored(upTo: last)
        }
        // A cache is not worth the room.
        let failure = await withCheckedContinuation { done in
            journal.append(Snapshot(seq: last, parts: [0: [1]])) { done.resume(returning: $0) }
        }
        #expect(failure?.kind == .full)
        let copy = try harness.killed()
        #expect(try copy.replay().map(\.row?.seq) == (1...last).map { $0 })

        try files.removeItem(atPath: filler)
        #expect(journal.room.level == .ample)
        for seq in last + 1...last + 60 {
            journal.append(Self.row(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
        }
        #expect(journal.room.level == .ample)
        journal.stop()
        #expect(try harness.replay().map(\.row?.seq) == (1...last + 60).map { $0 })
    }

    private func fill(_ path: String) throws {
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))
        while (try? file.write(contentsOf: Data(count: 4096))) != nil {}
        try file.close()
    }

    private func run(_ program: String, _ arguments: String...) {
        SystemCommand.run(program, arguments)
    }
}
