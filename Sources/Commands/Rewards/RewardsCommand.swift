import ArgumentParser

struct RewardsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "rewards",
            [
                ShowRewards.self, ListBadges.self, ShowLedger.self, ShowStreak.self, MarkBadgesSeen.self,
                ListFamilyBadges.self, AddBadges.self, RemoveBadges.self,
            ])
    }
}
