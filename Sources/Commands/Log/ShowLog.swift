import API
import ArgumentParser

struct ShowLog: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "log status", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl log status mia
                kidctl child update mia --analytics
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(LogStatus.method, ChildParams(child: child)), Self.text)
    }

    static func text(_ result: LogStatus.Result, _ page: Page) -> String {
        let command = "kidctl child update \(result.child.rawValue) --analytics"
        guard result.analytics else { return page.advice(page.say("log.off", command: command)) }
        return page.paragraph(page.say("log.kept", ["count": .number(result.count)]))
            + page.paragraph(
                page.say("log.bounds", ["count": .number(result.most), "months": .number(result.months)]), .dim)
    }
}
