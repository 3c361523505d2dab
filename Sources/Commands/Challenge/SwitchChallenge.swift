import API
import ArgumentParser
import Household

struct DeactivateChallenge: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "challenge deactivate", usage: "<id> [options]",
            discussion: """
                EXAMPLES:
                  kidctl challenge deactivate quick-start
                  kidctl challenge deactivate quick-start --child mia
                """)
    }

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
    static var configuration: CommandConfiguration {
        Help.verb(
            "challenge activate", usage: "<id> [options]",
            discussion: """
                EXAMPLES:
                  kidctl challenge activate quick-start
                """)
    }

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
