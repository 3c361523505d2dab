import API
import ArgumentParser

struct AddParent: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent add", usage: "<name> [options]", isAbout: true,
            examples: """
                kidctl parent add Ben
                kidctl parent add Ben --new-pin-file pin
                """)
    }

    @Argument(help: "The display name of the new parent.")
    var name: String

    @Option(help: ArgumentHelp("Read the new parent's PIN from a file, or standard input: -.", valueName: "file"))
    var newPinFile: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        // What can be told without a secret is told before one is asked for.
        try session.requirePlace(forParent: name)
        // Whoever adds somebody is asked first, so that nobody takes one question for the other.
        try session.becomeParent(toActOn: name)
        let pin = try NewPIN.ask(file: newPinFile, option: "--new-pin-file", who: name, in: session.language)
        let answer = try session.call(ParentAdd.method, ParentAdd.Params(name: name, pin: pin))
        session.show(answer) { parent, page in
            page.advice(
                page.say(
                    "parent.added",
                    [
                        "name": .text(parent.name), "id": .text(parent.id.rawValue),
                        "command": .text("kidctl parent unlock --as-parent \(Advice.quoted(parent.id.rawValue))"),
                    ]))
        }
    }
}
