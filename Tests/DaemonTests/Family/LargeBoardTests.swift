import Foundation
import HouseholdTesting
import Testing

/// A board of a large family over all time.
@Suite struct LargeBoardTests {
    private static let children = 12

    @Test("A board of twelve children over all time comes from memory: it is the same when no row can be read any more")
    func fromMemory() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let names = ["mia", "ben"] + (3...Self.children).map { "kid\($0)" }
        for name in names.dropFirst(2) { try parent.call("child.add", #"{"name":"\#(name)","born":"2014-05"}"#) }
        for (index, name) in names.enumerated() {
            try parent.call("leaderboard.optIn", #"{"child":"\#(name)"}"#)
            let numbers = NumberedFamily.Numbers(
                stars: 1_000 + index, points: 10 * index, minutes: 60 * index, sprint: 20 + index, streak: index)
            try NumberedFamily.earn(name, numbers, in: daemon)
        }
        // All of it is from memory of rows, too: nothing but the journal was kept.
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        let before = try boards(client)
        #expect(before.count == 15 && Set(before).count == 15)

        try destroyRows(of: daemon)
        #expect(try boards(client) == before)
        let ranked = try client.call("leaderboard.get", #"{"board":"ranked","metric":"stars","period":"allTime"}"#)
        #expect(ranked["ranked"]?.count == Self.children - 1)
        #expect(try ranked.number("ranked.0.amount") == 1_000 + Self.children - 1)
        // What does read rows finds none.
        #expect(try client.ask("rewards.ledger", #"{"child":"mia"}"#).result?["lines"]?.count ?? 0 == 0)
    }

    /// All boards over all time, without the moment at which they were computed.
    private func boards(_ client: TestClient) throws -> [String] {
        try ["together", "ownBest", "ranked"].flatMap { board in
            try NumberedFamily.metrics.map { metric in
                let reply = try client.call(
                    "leaderboard.get", #"{"board":"\#(board)","metric":"\#(metric)","period":"allTime"}"#)
                guard let members = reply.result?.members else { return "" }
                return members.filter { $0.name != "computedAt" }.map { "\($0.name):\($0.value.source)" }.joined()
            }
        }
    }

    /// Writes nonsense over the journal and its log, in place.
    private func destroyRows(of daemon: TestDaemon) throws {
        for path in [daemon.database, daemon.database + "-wal"] where FileManager.default.fileExists(atPath: path) {
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try file.write(contentsOf: Data(repeating: 0x5A, count: size))
            try file.close()
        }
    }
}
