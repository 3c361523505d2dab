import API
import ArgumentParser
import Household

struct ExplainPolicy: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "policy explain", usage: "<child> [options]",
            discussion: """
                Lists every rule in the order in which they are checked. The first that
                holds decides.

                EXAMPLES:
                  kidctl policy explain mia
                  kidctl policy explain mia --subject math
                  kidctl policy explain mia --app supertux
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var activity: ActivityOptions

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = TimeMayI.Params(child: child, activity: activity.activity)
        session.show(try session.call(PolicyExplain.method, params)) { result, page in
            ExplanationText(explanation: result.explanation, child: child, now: result.now, page: page).text
        }
    }
}
