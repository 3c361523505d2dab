import API
import ArgumentParser
import Shapes
import Vault

struct UnsealHousehold: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household unseal", usage: "[options]", isAbout: true,
            examples: """
                kidctl household unseal
                kidctl household unseal --passphrase-file - < passphrase
                """)
    }

    @Option(help: ArgumentHelp("Read the passphrase from a file, or from standard input: -.", valueName: "file"))
    var passphraseFile: String?

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        let status = try session.call(HouseholdStatus.method, Nothing())
        guard status.value.state == .sealed else {
            return session.show(status) { status, _ in status.say.printable + "\n" }
        }
        let passphrase = try passphrase(isNew: status.value.choosesPassphrase == true)
        session.show(try session.plainly(HouseholdUnseal.method, .init(passphrase: passphrase))) { _, _ in
            "The household is open.\n"
        }
    }

    private func passphrase(isNew: Bool) throws -> String {
        if let passphraseFile { return try PINFile.read(passphraseFile, what: "passphrase") }
        guard let prompt = SecretPrompt() else {
            throw Problem(
                .pin, "a passphrase is needed and there is no terminal to ask on",
                remedy: "name a file with it: kidctl household unseal --passphrase-file FILE")
        }
        guard isNew else { return try prompt.ask("Passphrase: ") }
        prompt.say(
            "Choose a passphrase of at least \(PassphraseFile.fewestCharacters) characters, such as five words, and write it "
                + "down: without it nobody can read the household's data.")
        return try prompt.askTwice("New passphrase: ", again: "Once more: ") { PassphraseFile.refusal(of: $0) }
    }
}
