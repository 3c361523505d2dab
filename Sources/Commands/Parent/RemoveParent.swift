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

    @Flag(help: "Do not ask whether to go on.")
    var yes = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        try session.requireKnown(parent: parent)
        try session.becomeParent(toActOn: parent)
        try Confirmation.ask(
            session.language.say("parent.removing", ["name": .text(parent)]), isGiven: yes, in: session.language)
        session.show(try session.call(ParentRemove.method, ParentRemove.Params(parent: parent))) { parent, page in
            page.paragraph(page.say("parent.removed", ["name": .text(parent.name)]))
        }
    }
}
