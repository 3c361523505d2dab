import Journal
import Testing
import Vault

/// Whose rows those are that are gone: told by the rows that are left.
@Suite("Rows that are missing are told apart") struct MissingRowsTests {
    private let harness: JournalHarness

    init() throws { harness = try JournalHarness() }

    /// Rows whose profiles a string of digits tells; each profile's first row brings its key.
    private func fill(_ profiles: String, from first: Int64 = 1) async throws {
        var known: Set<Int64> = [0]
        let entries = profiles.enumerated().map { index, digit in
            let profile = Int64(String(digit)) ?? 0
            return JournalEntry.sample(
                first + Int64(index), profile: profile, newKey: known.insert(profile).inserted)
        }
        try await harness.store(entries)
    }

    /// What is told of missing rows: the first and last of each gap, and whose they may be.
    private func gaps() throws -> [String] {
        try harness.replay().compactMap { item in
            switch item {
            case .damaged(let seq, _, .missing(let last, let owners)):
                "\(seq)-\(last): " + (owners.map { $0.sorted().map(String.init).joined(separator: ",") } ?? "?")
            default: nil
            }
        }
    }

    @Test(
        "A gap is of whom its rows were, wherever it is",
        arguments: [
            ("0120121", "4", ["4-4: 0"]), ("0120121", "5", ["5-5: 1"]), ("0120121", "6", ["6-6: 2"]),
            ("0120121", "7", ["7-7: 1"]), ("0120121", "2", ["2-2: 1"]), ("0120121", "1", ["1-1: 0"]),
            ("0120121", "5, 6", ["5-6: 1,2"]), ("0120121", "5, 7", ["5-5: 1", "7-7: 1"]),
            ("01111222", "3, 4, 5", ["3-5: 1"]), ("01111222", "6, 7, 8", ["6-8: 2"]),
        ])
    func owners(profiles: String, gone: String, told: [String]) async throws {
        try await fill(profiles)
        try harness.tamper("DELETE FROM journal WHERE seq IN (\(gone))")
        #expect(try gaps() == told)
    }

    @Test("It stays told when rows are written after it, and after another start")
    func later() async throws {
        try await fill("0121212")
        try harness.tamper("DELETE FROM journal WHERE seq = 5")
        #expect(try gaps() == ["5-5: 2"])
        try await harness.store([.sample(8, profile: 1), .sample(9)])
        #expect(try gaps() == ["5-5: 2"])
        try await harness.store([.sample(10, profile: 2)])
        #expect(try gaps() == ["5-5: 2"])
    }

    @Test("Rows that are cut off at the end may be of whoever had rows there, and no later row covers that up")
    func cut() async throws {
        try await fill("0121212")
        try harness.tamper("DELETE FROM journal WHERE seq >= 6")
        #expect(try gaps() == ["6-7: 1,2"])
        try await harness.store([.sample(8), .sample(9, profile: 1)])
        #expect(try gaps() == ["6-7: 1,2"])
        try await harness.store([.sample(10), .sample(11, profile: 2)])
        #expect(try gaps() == ["6-7: 1,2"])
    }

    @Test("Rows of before this was told may be anybody's, and later ones are told")
    func older() async throws {
        try await fill("0121212")
        try harness.makeVersion5()
        try harness.tamper("DELETE FROM journal WHERE seq = 4")
        #expect(try gaps() == ["4-4: 0,1,2"])
        try await harness.store([.sample(8), .sample(9, profile: 1), .sample(10, profile: 2), .sample(11, profile: 1)])
        #expect(try gaps() == ["4-4: 0,1,2"])
        try harness.tamper("DELETE FROM journal WHERE seq = 9")
        #expect(try gaps() == ["4-4: 0,1,2", "9-9: 1"])
    }

    @Test("What a row tells of the one before it cannot be altered", arguments: ["0", "NULL", "3"])
    func sealed(value: String) async throws {
        try await fill("0121212")
        try harness.tamper("UPDATE journal SET previous = \(value) WHERE seq = 6")
        #expect(try harness.replay().map(\.row?.seq) == [1, 2, 3, 4, 5, nil, 7])
    }

    @Test("Whatever goes, the owner is among those that are told, and nobody is who had no row near")
    func random() async throws {
        var state: UInt64 = 7
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        let profiles = (0..<400).map { $0 < 4 ? Int64($0) : Int64(next(4)) }
        try await fill(profiles.map(String.init).joined())
        for _ in 0..<12 {
            let first = Int64(next(390)) + 1
            let gone = first...first + Int64(next(6))
            let copy = try harness.killed()
            try copy.tamper("DELETE FROM journal WHERE seq BETWEEN \(gone.lowerBound) AND \(gone.upperBound)")
            let owners = Set(gone.map { profiles[Int($0) - 1] })
            let told = try copy.replay().compactMap { item -> Set<Int64>? in
                if case .damaged(_, _, .missing(_, let owners)) = item { owners } else { nil }
            }
            #expect(told == [owners], "\(gone)")
        }
    }
}
