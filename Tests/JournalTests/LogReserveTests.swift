import Foundation
import Glibc
import Journal
import Testing

/// The log has its room before it is needed, and never says anything that is not so.
@Suite struct LogReserveTests {
    private let harness: JournalHarness
    private let pages = 40
    private var wanted: Int { 32 + 90 * 4120 }
    private var log: String { harness.database + "-wal" }

    init() throws { harness = try JournalHarness() }

    private func size() throws -> Int {
        try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int ?? -1
    }

    private func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: log))) }

    private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: log)) }

    private func store(_ rows: ClosedRange<Int64>) async throws {
        let journal = try harness.open(.init(checkpointPages: pages))
        let outcomes = journal.started()
        for seq in rows {
            journal.append(.sample(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
        }
        #expect(try size() == wanted)
        journal.stop()
    }

    private func rows() throws -> [Int64] { try harness.replay().compactMap(\.row?.seq) }

    @Test("It is as long from the first commit on as it gets, also over stops, and private")
    func length() async throws {
        try await store(1...3)
        #expect(try size() == wanted)
        let inode = try FileManager.default.attributesOfItem(atPath: log)[.systemFileNumber] as? Int
        try await store(4...90)
        #expect(try FileManager.default.attributesOfItem(atPath: log)[.systemFileNumber] as? Int == inode)
        #expect(try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions] as? Int == 0o600)
        #expect(try rows() == Array(1...90))
    }

    @Test("After a stop the database is whole without it, and an older one beside it stays what it is")
    func olderDatabase() async throws {
        try await store(1...5)
        let old = try Data(contentsOf: URL(fileURLWithPath: harness.database))
        try await store(6...9)
        #expect(try bytes().prefix(32).allSatisfy { $0 == 0 })
        #expect(try bytes().contains { $0 != 0 })
        try old.write(to: URL(fileURLWithPath: harness.database))
        chmod(harness.database, 0o600)
        #expect(try rows() == Array(1...5))
    }

    @Test(
        "Whatever a crash leaves of the header that a stop clears, all rows are there",
        arguments: [0, 1, 8, 16, 24, 31])
    func halfCleared(count: Int) async throws {
        let journal = try harness.open(.init(checkpointPages: pages))
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        let header = try bytes().prefix(32)
        journal.stop()
        var log = try bytes()
        log.replaceSubrange(count..<32, with: header[count...])
        try write(log)
        #expect(try harness.replay().allSatisfy { $0.row != nil })
        #expect(try rows() == [1])
        try await store(2...30)
        #expect(try rows() == Array(1...30))
    }

    @Test(
        "Whatever a crash leaves of the zeros before the first commit, it opens and goes on",
        arguments: [0, 1, 31, 32, 33, 4096, 4152, 100_000])
    func halfFilled(count: Int) async throws {
        try await store(1...2)
        try write([UInt8](repeating: 0, count: count))
        try await store(3...60)
        #expect(try rows() == Array(1...60))
    }

    @Test("A copy that is taken at any commit, as a kill would leave it, has every row that was reported")
    func killed() async throws {
        let journal = try harness.open(.init(checkpointPages: pages))
        let outcomes = journal.started()
        for seq in 1...130 as ClosedRange<Int64> {
            journal.append(.sample(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
            guard seq % 13 == 0 else { continue }
            let copy = try JournalHarness(like: harness)
            try FileManager.default.createDirectory(
                atPath: copy.data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for suffix in ["-wal", ""] {
                try FileManager.default.copyItem(atPath: harness.database + suffix, toPath: copy.database + suffix)
            }
            #expect(try copy.replay().compactMap(\.row?.seq) == Array(1...seq))
        }
        journal.stop()
    }
}
