import API
import ArgumentParser
import Household

struct DeactivateChallenge: Verb {
    static let configuration = CommandConfiguration(
        commandName: "deactivate", abstract: "Stop a challenge for now; its progress stays.",
        usage: "kidctl challenge deactivate <id> [options]",
        discussion: """
            EXAMPLES:
              kidctl challenge deactivate quick-start
              kidctl challenge deactivate quick-start --child mia
            """)

    @Argument(help: "Id of the challenge.", transform: ChallengeArguments.id)
    var id: ChallengeID

    @Option(help: ArgumentHelp("For this child only; repeat for several.", valueName: "name"))
    var child: [String] = []

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ChallengeParams(challenge: id, children: child.isEmpty ? nil : child)
        session.show(try session.call(ChallengeDeactivate.method, params), ChallengeText.one)
    }
}

struct ActivateChallenge: Verb {
    static let configuration = CommandConfiguration(
        commandName: "activate", abstract: "Let a challenge go on; what was learned meanwhile counts.",
        usage: "kidctl challenge activate <id> [options]",
        discussion: """
            EXAMPLES:
              kidctl challenge activate quick-start
            """)

    @Argument(help: "Id of the challenge.", transform: ChallengeArguments.id)
    var id: ChallengeID

    @Option(help: ArgumentHelp("For this child only; repeat for several.", valueName: "name"))
    var child: [String] = []

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ChallengeParams(challenge: id, children: child.isEmpty ? nil : child)
        session.show(try session.call(ChallengeActivate.method, params), ChallengeText.one)
    }
}
