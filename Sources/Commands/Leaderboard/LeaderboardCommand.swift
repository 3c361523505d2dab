import ArgumentParser

struct LeaderboardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leaderboard", abstract: "Shared goals, own bests and ranks of the family.",
        subcommands: [ShowLeaderboard.self, OptIntoLeaderboard.self, OptOutOfLeaderboard.self, SetBoardGoal.self])
}
