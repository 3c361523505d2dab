import API
import ArgumentParser

struct RenameParent: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent rename", usage: "<parent> <name> [options]",
            examples: """
                kidctl parent rename ben Benjamin
                """)
    }

    @Argument(help: "Id or present name.")
    var parent: String

    @Argument(help: "The new display name.")
    var name: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        try session.becomeParent(toActOn: parent)
        let params = ParentRename.Params(parent: parent, name: name)
        session.show(try session.call(ParentRename.method, params)) { parent, page in
            page.paragraph(
                page.say("parent.renamed", ["id": .text(parent.id.rawValue), "name": .text(parent.name)]))
        }
    }
}
