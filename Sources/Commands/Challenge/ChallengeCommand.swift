import ArgumentParser

struct ChallengeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "challenge", abstract: "Goals that a family sets itself, with a bonus.",
        subcommands: [
            ListChallenges.self, CreateChallenge.self, EditChallenge.self, DeactivateChallenge.self,
            ActivateChallenge.self, ShowChallenge.self, ListChallengeTemplates.self,
        ])
}
