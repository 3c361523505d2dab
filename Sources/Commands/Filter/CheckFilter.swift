import API
import ArgumentParser
import Household

struct CheckFilter: Verb {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "May the child use this lesson, subject, pack or app?",
        usage: "kidctl filter check <child> [options]",
        discussion: """
            Prints what the child is told. Ends with exit code 0 when it is allowed, else
            with 7.

            EXAMPLES:
              kidctl filter check mia --lesson counting-objects
              kidctl filter check mia --app tuxpaint
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var target: FilterTargetOptions

    @OptionGroup var options: ParentOptions

    func check() throws {
        guard target.count == 1 else {
            throw Problem.usage(
                "give exactly one of --lesson, --subject, --pack and --app", help: "kidctl filter check")
        }
    }

    func run(in session: Invocation) throws {
        let answer = try session.call(FilterCheck.method, target.question(of: child))
        session.show(answer) { result, page in
            guard let rule = result.rule else { return page.paragraph(page.say("filter.allowed")) }
            return page.paragraph(
                page.say(
                    "filter.notNowBecause", ["code": .text(rule.rawValue), "say": .text(result.say?.printable ?? "")]))
        }
        if !answer.value.allowed { throw EarlyEnd(status: .notNow) }
    }
}
