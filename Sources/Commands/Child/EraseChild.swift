import API
import ArgumentParser

struct EraseChild: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "child erase", usage: "<child> [options]",
            discussion: """
                Removes the child and all that is known of it, for good: profile, limits, use
                of time, learning, rewards, requests, and what the audit had of it. You are
                asked to type the child's name. To hide a child and keep its data, use:
                kidctl child archive.

                What remains: backups and exports that you made before, an entry of the audit
                without a name, and words that you wrote about somebody else.

                EXAMPLES:
                  kidctl child export ben --to ben
                  kidctl child erase ben
                  kidctl child erase ben --confirm-name Ben
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: ArgumentHelp("The child's name, for scripts: nobody is asked then.", valueName: "name"))
    var confirmName: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let view = try session.call(ChildGet.method, ChildParams(child: child)).value
        let name =
            try confirmName
            ?? Confirmation.typed(
                session.language.say("child.typeName"), what: "the child's name",
                option: "--confirm-name \(Advice.quoted(view.profile.name))",
                loss: [session.language.say("child.loses", ["name": .text(view.profile.name)])],
                none: session.language.say("erase.none"))
        guard name == view.profile.name else {
            throw Problem(.refused, "type the child's name as it is shown: \(view.profile.name)")
        }
        let params = ChildErase.Params(child: view.profile.id.rawValue, confirmName: name)
        let answer = try session.callWatching(ChildErase.method, params, "child.erasing")
        session.show(answer) { result, page in
            page.advice(
                page.say("child.erased", ["name": .text(view.profile.name), "records": .number(result.records)]))
                + (result.isCleared ? "" : page.advice(page.say("child.erasedLater")))
                + page.advice(page.say("child.remains"))
        }
    }
}
