import API
import ArgumentParser

struct RedeemCode: Verb {
    static let configuration = CommandConfiguration(
        commandName: "redeem", abstract: "Redeem a code for minutes, as a child.",
        usage: "kidctl time redeem <child> <code> [options]",
        discussion: """
            Case, spaces and dashes do not matter. Typing errors cost nothing; after
            wrong codes the child has to wait, longer each time.

            EXAMPLES:
              kidctl time redeem mia 7K2M-0P4Q-X9RT
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "The code from the paper.")
    var code: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(TimeRedeem.method, TimeRedeem.Params(child: child, code: code))) { reply, page in
            page.paragraph(reply.say.printable) + "\n"
                + DecisionText(decision: reply.decision, child: child, now: reply.grant.at, page: page).text
        }
    }
}
