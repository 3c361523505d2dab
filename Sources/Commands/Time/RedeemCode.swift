import API
import ArgumentParser

struct RedeemCode: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time redeem", usage: "<child> <code> [options]", isAbout: true,
            examples: """
                kidctl time redeem mia 7K2M-0P4Q-X9RT
                """)
    }

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
