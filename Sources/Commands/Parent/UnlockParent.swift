import API
import ArgumentParser
import Words

struct UnlockParent: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent unlock", usage: "[options]", isAbout: true,
            examples: """
                kidctl parent unlock
                kidctl parent unlock --as-parent Anna
                kidctl parent unlock --pin-file ~/pin
                """)
    }

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        guard session.tokenFile != nil else {
            throw Problem(
                .failed, "this account has no private folder to keep the unlock in, so it would end with this command",
                remedy: "name a file of yours in KIDD_TOKEN_FILE, or a --pin-file with each command")
        }
        let pin: String
        var parent = options.asParent
        if let file = options.pinFile {
            pin = try PINFile.read(file)
        } else if let prompt = SecretPrompt() {
            let chosen = try session.chosenParent(prompt)
            parent = chosen?.id
            pin = try prompt.ask(session.question(for: chosen))
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
}
