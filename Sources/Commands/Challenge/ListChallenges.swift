import API
import ArgumentParser
import Household

struct ListChallenges: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "challenge list", usage: "[<child>] [options]",
            examples: """
                kidctl challenge list
                kidctl challenge list mia --all
                """)
    }

    @Argument(help: "Id or name of the child; without it, all children.")
    var child: String?

    @Flag(help: "Also those that are over.")
    var all = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(
            try session.call(ChallengeList.method, ChallengeList.Params(child: child, all: all)), ChallengeText.list)
    }
}

struct ShowChallenge: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "challenge show", usage: "<child> <id> [options]",
            discussion: """
                EXAMPLES:
                  kidctl challenge show mia quick-start
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "Id of the challenge, as challenge list has it.", transform: ChallengeArguments.id)
    var id: ChallengeID

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ChallengeProgressOf.Params(child: child, challenge: id)
        session.show(try session.call(ChallengeProgressOf.method, params), ChallengeText.card)
    }
}

struct ListChallengeTemplates: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "challenge templates", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl challenge templates mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(
            try session.call(ChallengeTemplates.method, ChildParams(child: child)), ChallengeText.templates)
    }
}
