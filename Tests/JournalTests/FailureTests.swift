import Foundation
import Journal
import Testing
import Vault

@Suite struct FailureTests {
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    @Test("A failed commit fails all that waited, the epoch rises, and the same numbers are stored later")
    func failure() async throws {
        let gate = DispatchSemaphore(value: 0)
        let journal = try harness.open(onStep: { step in
            if step == .beforeBegin { gate.wait() }
        })
        let outcomes = journal.started()
        gate.signal()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)

        // Two of three are inserted: what they told of their profiles must not stay.
        try harness.tamper(
            "CREATE TRIGGER refuse BEFORE INSERT ON journal WHEN NEW.seq = 4 BEGIN SELECT RAISE(ABORT, 'no'); END")
        journal.append([.sample(2, profile: 3, newKey: true), .sample(3), .sample(4)], epoch: 0)
        gate.signal()
        guard case .failed(let failure, epoch: 1) = await outcomes.next() else {
            Issue.record("the commit did not fail")
            return
        }
        #expect(failure.kind == .io("no"))
        #expect(journal.lastSeq == 1)

        try harness.tamper("DROP TRIGGER refuse")
        // Late: belongs to what the failure reported.
        journal.append(.sample(5), epoch: 0)
        journal.append(.sample(2, profile: 3, newKey: true), epoch: 1)
        gate.signal()
        #expect(await outcomes.next() == .stored(upTo: 2))
        #expect(journal.lastSeq == 2)
        // The last head is a commit too.
        gate.signal()
        journal.stop()
        let rows = try harness.replay().compactMap(\.row)
        #expect(rows.map(\.seq) == [1, 2])
        #expect(rows.map(\.previous) == [0, 0])
    }

    @Test(
        "A full disk is reported as full, and the same rows are stored once there is room",
        .enabled(if: geteuid() == 0, "only root can mount a small file system"))
    func fullDisk() async throws {
        let mount = harness.data
        try FileManager.default.createDirectory(atPath: mount, withIntermediateDirectories: true)
        run("/bin/mount", "-t", "tmpfs", "-o", "size=512k,mode=0700", "tmpfs", mount)
        defer { run("/bin/umount", mount) }

        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        let filler = mount + "/filler"
        #expect(FileManager.default.createFile(atPath: filler, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: filler))
        while (try? file.write(contentsOf: Data(count: 4096))) != nil {}
        try file.close()

        let big = JournalEntry(seq: 2, profile: 0, kind: 1, at: 0, body: Random.bytes(100_000))
        journal.append(big, epoch: 0)
        guard case .failed(let failure, epoch: 1) = await outcomes.next() else {
            Issue.record("a full disk took a row")
            return
        }
        #expect(failure.kind == .full)
        #expect(try journal.page(profile: nil, kinds: nil, before: nil, limit: 5).map(\.seq) == [1])

        // Removing it would not do: a program that another test is just starting may hold it open a moment longer.
        #expect(truncate(filler, 0) == 0)
        journal.append(big, epoch: 1)
        await outcomes.stored(upTo: 2)
        journal.stop()
        #expect(try harness.replay().compactMap(\.row?.body.count) == [5, 100_000])
    }

    @Test(
        "A folder that is read-only is refused with the system's words",
        .enabled(if: geteuid() == 0, "only root can mount a file system"))
    func readOnly() async throws {
        try await harness.store([.sample(1)])
        run("/bin/mount", "--bind", harness.data, harness.data)
        defer { run("/bin/umount", harness.data) }
        run("/bin/mount", "-o", "remount,ro,bind", harness.data)
        let fault = JournalFault.unwritable(path: harness.data + "/lock", detail: "Read-only file system")
        #expect(throws: fault) { try harness.open() }
    }

    private func run(_ program: String, _ arguments: String...) {
        SystemCommand.run(program, arguments)
    }
}
