import API
import ArgumentParser

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
            let name = child.profile.name
            let id = Advice.quoted(child.profile.id.rawValue)
            return child.profile.isArchived
                ? page.advice("\(name) is archived; all data is kept. Bring back: kidctl child archive \(id) --restore")
                : page.advice("\(name) is back, with everything as it was.")
        }
    }
}
