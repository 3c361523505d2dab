import API
import ArgumentParser
import Words

struct UnlockParent: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent unlock", usage: "[options]", isAbout: true,
            examples: """
                kidctl parent unlock
                kidctl parent unlock --parent Anna
                kidctl parent unlock --pin-file ~/pin
                """)
    }

    @Option(help: "Id or name; required when there are several parents.")
    var parent: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let pin: String
        if let file = options.pinFile {
            pin = try PINFile.read(file)
        } else if let prompt = SecretPrompt() {
            pin = try prompt.ask(question(in: session.language) + " ")
        } else {
            throw Problem(
                .pin, "a PIN is needed and there is no terminal to ask on",
                remedy: "name a file with it: kidctl parent unlock --pin-file FILE")
        }
        session.show(try session.unlock(parent: parent, pin: pin)) { unlocked, page in
            page.paragraph(
                page.say(
                    "parent.unlocked",
                    [
                        "name": .text(unlocked.parent.name),
                        "idle": .text(page.length(seconds: unlocked.idleSeconds)),
                        "most": .text(page.length(seconds: unlocked.endsInSeconds)),
                    ]))
        }
    }

    private func question(in language: Language) -> String {
        parent.map { language.say("parent.askFor", ["name": .text($0.printable)]) } ?? language.say("parent.ask")
    }
}
