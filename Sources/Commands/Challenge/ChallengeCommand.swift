import ArgumentParser

struct ChallengeCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "challenge",
            [
                ListChallenges.self, CreateChallenge.self, EditChallenge.self, DeactivateChallenge.self,
                ActivateChallenge.self, ShowChallenge.self, ListChallengeTemplates.self,
            ])
    }
}
