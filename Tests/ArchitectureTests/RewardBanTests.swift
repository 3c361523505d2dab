import Testing

/// Rewards are never bought and never by chance (docs/rewards.md): their rules have no way to randomness.
@Suite struct RewardBanTests {
    private static let folders = ["Rewards", "Challenges", "Leaderboard", "Turn"]
    private static let chance = ["random", "Random", "shuffle", "Shuffle"]

    @Test("No rule of rewards, challenges or boards can read randomness")
    func noChance() throws {
        var found: [String] = []
        var count = 0
        for file in try #require(SourceScan.product).files {
            guard Self.folders.contains(where: { file.path.contains("Sources/Household/\($0)/") }) else { continue }
            count += 1
            let text = try Repository.text(file.path)
            found += Self.chance.filter(text.contains).map { "\(file.path): \($0)" }
        }
        #expect(count > 60)
        #expect(found == [])
    }
}
