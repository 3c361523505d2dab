import ArgumentParser

struct RewardsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewards", abstract: "Stars, points, badges and streaks.",
        subcommands: [
            ShowRewards.self, ListBadges.self, ShowLedger.self, ShowStreak.self, MarkBadgesSeen.self,
            ListFamilyBadges.self, AddBadges.self, RemoveBadges.self,
        ])
}
