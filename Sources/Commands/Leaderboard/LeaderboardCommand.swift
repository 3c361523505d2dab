import ArgumentParser

struct LeaderboardCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "leaderboard", [ShowLeaderboard.self, OptIntoLeaderboard.self, OptOutOfLeaderboard.self, SetBoardGoal.self])
    }
}
