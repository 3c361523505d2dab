import Foundation
import Journal
import Testing

/// Bytes of the database that change while nobody looks, in a page that no start reads.
@Suite struct PageDamageTests {
    private static let rows: Int64 = 2_000
    private static let pageSize = 4096

    /// Bytes that make a page one that SQLite does not read.
    private static func damage(_ database: String, page: Int) throws {
        let file = try #require(FileHandle(forUpdatingAtPath: database))
        defer { try? file.close() }
        try file.seek(toOffset: UInt64(page * pageSize))
        try file.write(contentsOf: [UInt8](repeating: 0xA5, count: 64))
    }

    private func filled() async throws -> (harness: JournalHarness, pages: Int) {
        let harness = try JournalHarness()
        try await harness.store((1...Self.rows).map { .sample($0) })
        let size = try FileManager.default.attributesOfItem(atPath: harness.database)[.size] as? Int
        return (harness, (size ?? 0) / Self.pageSize)
    }

    @Test("The rows of a damaged page are named together, and all others are whole", arguments: [0.3, 0.5, 0.8])
    func one(place: Double) async throws {
        let (harness, pages) = try await filled()
        try Self.damage(harness.database, page: Int(Double(pages) * place))
        let items = try harness.replay()
        let whole = items.compactMap(\.row?.seq)
        let damaged = items.filter { $0.row == nil }
        guard damaged.count == 1, case .damaged(let first, nil, .unreadable(let last, [0])) = damaged[0] else {
            Issue.record("\(damaged)")
            return
        }
        #expect(last - first < 200)
        #expect(whole == Array(1..<first) + Array((last + 1)...Self.rows))
    }

    @Test("Several damaged pages are named one by one")
    func several() async throws {
        let (harness, pages) = try await filled()
        for page in [pages / 4, pages / 2, pages * 3 / 4] { try Self.damage(harness.database, page: page) }
        let items = try harness.replay()
        var next: Int64 = 1
        for item in items {
            #expect(item.seq == next)
            if case .damaged(_, _, .unreadable(let last, _)) = item { next = last + 1 } else { next += 1 }
        }
        #expect(next == Self.rows + 1)
        #expect(items.count { $0.row == nil } == 3)
    }
}
