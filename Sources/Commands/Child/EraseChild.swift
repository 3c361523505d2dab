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
                "Type the child's name to go on:", what: "the child's name",
                option: "--confirm-name \(Advice.quoted(view.profile.name))",
                loss: [
                    "All that is known of \(view.profile.name) will be gone, and nothing brings it back but a backup."
                ], none: "nothing was erased")
        guard name == view.profile.name else {
            throw Problem(.refused, "type the child's name as it is shown: \(view.profile.name)")
        }
        let params = ChildErase.Params(child: view.profile.id.rawValue, confirmName: name)
        let answer = try session.callWatching(ChildErase.method, params, "erasing")
        session.show(answer) { result, page in
            var text = page.advice("\(view.profile.name) is erased: \(result.records) records are gone.")
            if !result.isCleared {
                text += page.advice("Nobody can read them any more; the rest goes when kidd starts the next time.")
            }
            return text
                + page.advice("Backups and exports that you made before still have them: delete those yourself.")
        }
    }
}
