import Foundation
import Journal
import Testing

/// A write-ahead log that was damaged after a kill: what was stored is there, or it is named that it is not.
@Suite struct LogDamageTests {
    private static let frame = 4120
    private static let rows: Int64 = 30
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    /// What a kill leaves after so many commits, each of one row.
    private func killed(after rows: Int64 = rows) async throws -> JournalHarness {
        let journal = try harness.open()
        let outcomes = journal.started()
        let first = journal.lastSeq + 1
        for seq in first..<first + rows {
            journal.append(.sample(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
        }
        let copy = try harness.killed()
        journal.stop()
        return copy
    }

    private func log(_ harness: JournalHarness) -> URL { URL(fileURLWithPath: harness.database + "-wal") }

    private func change(_ harness: JournalHarness, _ body: (inout [UInt8]) -> Void) throws {
        var bytes = [UInt8](try Data(contentsOf: log(harness)))
        body(&bytes)
        try Data(bytes).write(to: log(harness))
    }

    private func removeMark(_ harness: JournalHarness) throws {
        try FileManager.default.removeItem(atPath: harness.data + "/journal.mark")
    }

    /// How many frames of the log were written.
    private func frames(_ harness: JournalHarness) throws -> Int {
        let bytes = [UInt8](try Data(contentsOf: log(harness)))
        let salts = bytes[16..<24]
        return (0..<(bytes.count - 32) / Self.frame).count {
            Array(bytes[32 + $0 * Self.frame + 8..<32 + $0 * Self.frame + 16]) == Array(salts)
        }
    }

    private func isNamed(_ items: [ReplayItem], from last: Int64 = rows) -> Bool {
        guard case .damaged(let seq, nil, .missing(let through, _)) = items.last else { return false }
        return through >= last && seq <= last + 1
    }

    @Test("Without damage nothing is named, and a start folds the log into the database at once")
    func whole() async throws {
        let copy = try await killed()
        let journal = try copy.open()
        #expect(journal.logFault == nil)
        #expect(try journal.replayed().compactMap(\.row).count == Int(Self.rows))
        #expect(try journal.replayed().count == Int(Self.rows))
        let other = try JournalHarness(like: harness)
        try FileManager.default.createDirectory(atPath: other.data, withIntermediateDirectories: true)
        chmod(other.data, 0o700)
        try FileManager.default.copyItem(atPath: copy.database, toPath: other.database)
        journal.stop()
        #expect(try other.replay().compactMap(\.row).count == Int(Self.rows))
    }

    @Test("One flipped bit anywhere in the log loses nothing silently", arguments: 0..<24)
    func flipped(index: Int) async throws {
        let copy = try await killed()
        let used = 32 + (try frames(copy)) * Self.frame
        // The header, then places that are spread over all frames: bytes of their headers and of their pages.
        let place = index < 6 ? [2, 9, 13, 17, 21, 30][index] : (index - 6) * used / 18 + index % 3 * 7 + 32
        try change(copy) { $0[place] ^= 1 << UInt8(index % 8) }
        for _ in 0..<3 {
            let items = try copy.replay()
            #expect(items.compactMap(\.row).count == Int(Self.rows) && items.count == Int(Self.rows) || isNamed(items))
        }
        #expect(try isNamed(copy.replay()) || index == 2, "a bit that SQLite does not look at")
    }

    @Test("A bad frame before good ones is named by the log alone, and stays named", arguments: [1, 5, 20])
    func withoutMark(frame: Int) async throws {
        let copy = try await killed()
        try removeMark(copy)
        try change(copy) { $0[32 + (frame - 1) * Self.frame + 2000] ^= 4 }
        let journal = try copy.open()
        #expect(journal.logFault?.contains("frame \(frame)") == true)
        #expect(try journal.structureFaults().contains { $0.contains("frame \(frame)") })
        let found = try journal.replayed()
        #expect(found.last?.row == nil)
        journal.stop()
        let again = try copy.open()
        _ = again.started()
        #expect(try again.replayed() == found)
        again.stop()
        #expect(try copy.replay() == found)
    }

    @Test("A header that was altered before good frames is named by the log alone", arguments: [1, 6, 10, 14, 18, 26])
    func header(place: Int) async throws {
        let copy = try await killed()
        try removeMark(copy)
        try change(copy) { $0[place] ^= 16 }
        let journal = try copy.open()
        defer { journal.stop() }
        #expect(journal.logFault?.contains("header") == true)
        #expect(try journal.replayed().last?.row == nil)
    }

    @Test("What a power cut left of the last transaction is no damage", arguments: 0..<3)
    func torn(lost: Int) async throws {
        // The last transaction has three frames or more.
        let journal = try harness.open()
        let outcomes = journal.started()
        for seq in 1...5 as ClosedRange<Int64> {
            journal.append(.sample(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
        }
        let before = try frames(harness.killed())
        journal.append(
            JournalEntry(seq: 6, profile: 0, kind: 1, at: 0, body: [UInt8](repeating: 7, count: 9000)), epoch: 0)
        await outcomes.stored(upTo: 6)
        let copy = try harness.killed()
        journal.stop()
        try removeMark(copy)
        #expect(try frames(copy) >= before + 3)
        try change(copy) { bytes in
            let start = 32 + (before + lost) * Self.frame
            bytes.replaceSubrange(start..<start + Self.frame, with: [UInt8](repeating: 0, count: Self.frame))
        }
        let opened = try copy.open()
        #expect(opened.logFault == nil)
        #expect(try opened.replayed().map(\.seq) == [1, 2, 3, 4, 5])
        opened.stop()
        // What is left of it is not met again behind what is written then.
        try await copy.store([.sample(6)])
        #expect(try copy.replay().compactMap(\.row?.seq) == [1, 2, 3, 4, 5, 6])
    }

    @Test("A log that was cut off or is gone is missed, and it is told up to which row", arguments: [0, 1, 2, 3])
    func cut(part: Int) async throws {
        let copy = try await killed()
        let used = 32 + (try frames(copy)) * Self.frame
        if part == 3 {
            try FileManager.default.removeItem(at: log(copy))
        } else {
            try change(copy) { $0.removeSubrange((part * used / 3)...) }
        }
        for _ in 0..<2 {
            let items = try copy.replay()
            let whole = Int64(items.compactMap(\.row).count)
            #expect(whole < Self.rows)
            #expect(
                items.last == .damaged(seq: whole + 1, profile: nil, reason: .missing(through: Self.rows, owners: [0])))
        }
        // Numbers of rows that were told are not given out again.
        try await copy.store([.sample(Self.rows + 1)])
        #expect(try copy.replay().last?.row?.seq == Self.rows + 1)
        #expect(try copy.replay().contains { $0.row == nil })
    }

    @Test("A mark of another journal, or one that was altered, closes nothing and is named until a stop clears it")
    func foreignMark() async throws {
        let copy = try await killed(after: 3)
        let other = try JournalHarness()
        let journal = try other.open()
        let outcomes = journal.started()
        for seq in 1...9 as ClosedRange<Int64> {
            journal.append(.sample(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
        }
        try removeMark(copy)
        try FileManager.default.copyItem(
            atPath: other.data + "/journal.mark", toPath: copy.data + "/journal.mark")
        journal.stop()
        #expect(try copy.replay().map(\.row?.seq) == [1, 2, 3])
        try #expect(isDoubted(copy))
        try Data(repeating: 0xa5, count: 1024).write(to: URL(fileURLWithPath: copy.data + "/journal.mark"))
        #expect(try copy.replay().map(\.row?.seq) == [1, 2, 3])
        try #expect(isDoubted(copy))
        // Also when the log is gone.
        try? FileManager.default.removeItem(at: log(copy))
        try #expect(isDoubted(copy))
        try await copy.store([.sample(4)])
        try #expect(!isDoubted(copy))
    }

    private func isDoubted(_ harness: JournalHarness) throws -> Bool {
        let journal = try harness.open()
        defer { journal.stop() }
        return try journal.logFault?.contains("cannot be told") == true
            && journal.structureFaults().contains { $0.contains("journal.mark") }
    }

    @Test("After a stop the mark says nothing: an older database that is put back is what it was")
    func stopped() async throws {
        try await harness.store([.sample(1), .sample(2)])
        let old = try Data(contentsOf: URL(fileURLWithPath: harness.database))
        try await harness.store([.sample(3), .sample(4)])
        #expect(try Data(contentsOf: URL(fileURLWithPath: harness.data + "/journal.mark")).allSatisfy { $0 == 0 })
        try old.write(to: URL(fileURLWithPath: harness.database))
        chmod(harness.database, 0o600)
        #expect(try harness.replay().map(\.row?.seq) == [1, 2])
    }
}
