import API
import ArgumentParser

struct UnlockParent: Verb {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "Unlock with a PIN, for this and the next commands.",
        usage: "kidctl parent unlock [options]",
        discussion: """
            The token of the unlock is kept in a file that only this account can
            read. It ends after 10 idle minutes, and by: kidctl parent lock

            EXAMPLES:
              kidctl parent unlock
              kidctl parent unlock --parent Anna
              kidctl parent unlock --pin-file ~/pin
            """)

    @Option(help: "Id or name; required when there are several parents.")
    var parent: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let pin: String
        if let file = options.pinFile {
            pin = try PINFile.read(file)
        } else if let prompt = SecretPrompt() {
            pin = try prompt.ask("PIN" + (parent.map { " for " + $0.printable } ?? " of a parent") + ": ")
        } else {
            throw Problem(
                .pin, "a PIN is needed and there is no terminal to ask on",
                remedy: "name a file with it: kidctl parent unlock --pin-file FILE")
        }
        session.show(try session.unlock(parent: parent, pin: pin)) { unlocked, page in
            let idle = HumanDuration.text(seconds: unlocked.idleSeconds)
            let most = HumanDuration.text(seconds: unlocked.endsInSeconds)
            return page.paragraph(
                "Unlocked for \(unlocked.parent.name): ends after \(idle) without a call, after \(most) at the latest.")
        }
    }
}
