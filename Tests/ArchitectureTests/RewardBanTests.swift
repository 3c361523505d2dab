import Testing

/// Rewards are never bought and never by chance (docs/rewards.md): their rules have no way to randomness.
@Suite struct RewardBanTests {
    /// Folders of rewards, in whatever module: the rules, their methods, what is told of them.
    private static let folders = ["Rewards", "Challenges", "Challenge", "Leaderboard", "Turn", "Badges"]
    /// Rules of rewards that stand elsewhere: stars, points, what counts, and earned minutes.
    private static let files = [
        "Learning/LearningRules.swift", "Learning/Decisions/AnswerScore.swift",
        "Learning/Decisions/GuessingGuard.swift",
        "Learning/Decisions/FinishingActivity.swift", "Learning/Activities/ActivityTally.swift",
        "Learning/Activities/Celebration.swift", "ScreenTime/Grants/EarnedMinutes.swift", "Facts/SprintBook.swift",
        "Facts/FactBook.swift", "Progress/LearningOverview+Child.swift", "State/ChildState.swift",
    ].map { "Sources/Household/\($0)" }
    /// Whatever is by chance is called so, and a hash is seeded by lot at each start.
    private static let chance = ["random", "shuffle", "hashvalue", "hasher", "uuid"]

    private static func words(of chance: [String], in tokens: [String]) -> [String] {
        tokens.filter { token in chance.contains { token.lowercased().contains($0) } }
    }

    private static func tokens(_ path: String) throws -> [String] {
        SourceTokens(try Repository.text(path)).tokens.map(\.text)
    }

    @Test("No rule of rewards, challenges, badges, boards or consequences can read randomness")
    func noChance() throws {
        var found: [String] = []
        var rules = Set(Self.files)
        var folders: Set<String> = []
        for file in try #require(SourceScan.product).files {
            let parts = file.path.split(separator: "/").map(String.init)
            guard let folder = parts.dropLast().first(where: Self.folders.contains) else { continue }
            rules.insert(file.path)
            if file.module == "Household" { folders.insert(folder) }
        }
        for path in rules.sorted() {
            found += Self.words(of: Self.chance, in: try Self.tokens(path)).map { "\(path): \($0)" }
        }
        #expect(folders.isSuperset(of: ["Rewards", "Challenges", "Leaderboard", "Turn"]))
        #expect(rules.contains { $0.hasSuffix("Turn/Consequences/ChallengesAreMet.swift") })
        #expect(rules.contains { $0.hasSuffix("Rewards/Badge.swift") })
        #expect(rules.count > 120, "\(rules.count)")
        #expect(found == [])
    }

    @Test("The domain has no randomness of its own: what chooses questions is handed a generator or a seed")
    func handedIn() throws {
        var users: Set<String> = []
        for file in try #require(SourceScan.product).files where file.module == "Household" {
            let tokens = try Self.tokens(file.path)
            #expect(Self.words(of: ["systemrandom", "hashvalue"], in: tokens) == [], "\(file.path)")
            if !Self.words(of: ["random", "shuffle"], in: tokens).isEmpty { users.insert(file.path) }
        }
        // The ban looks for what is there to be found.
        #expect(users.contains("Sources/Household/Learning/Activities/SeededRandom.swift"))
        let chosen = [
            "Learning/", "Facts/Fact", "Content/Generated/", "Content/Kinds/", "Content/Section.swift",
            "ScreenTime/Codes/",
        ]
        for path in users {
            #expect(chosen.contains { path.hasPrefix("Sources/Household/\($0)") }, "\(path) draws lots")
        }
    }
}
