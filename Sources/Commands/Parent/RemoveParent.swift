import API
import ArgumentParser

struct RemoveParent: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent remove", usage: "<parent> [options]", isAbout: true,
            examples: """
                kidctl parent remove ben
                """)
    }

    @Argument(help: "Id or name.")
    var parent: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(ParentRemove.method, ParentRemove.Params(parent: parent))) { parent, page in
            page.paragraph(page.say("parent.removed", ["name": .text(parent.name)]))
        }
    }
}
