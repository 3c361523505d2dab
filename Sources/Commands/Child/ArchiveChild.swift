import API
import ArgumentParser
import Words

struct ArchiveChild: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "child archive", usage: "<child> [options]",
            discussion: """
                Ends what is running and pauses an open lesson. Until you bring the child
                back it can do nothing; its accounts stay assigned to it.

                EXAMPLES:
                  kidctl child archive mia
                  kidctl child archive mia --restore
                  kidctl child list --archived
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Flag(help: "Bring it back.")
    var restore = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ChildArchive.Params(child: child, archived: !restore)
        session.show(try session.call(ChildArchive.method, params)) { child, page in
            let name = Saying.Value.text(child.profile.name)
            let back = "kidctl child archive \(Advice.quoted(child.profile.id.rawValue)) --restore"
            return page.advice(
                child.profile.isArchived
                    ? page.say("child.isArchived", ["name": name, "command": .text(back)])
                    : page.say("child.isBack", ["name": name]))
        }
    }
}
