import API
import ArgumentParser
import Vault

struct RotateHouseholdKey: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household rotate-key", usage: "[options]", isAbout: true,
            examples: """
                kidctl household rotate-key
                kidctl household rotate-key --passphrase
                kidctl household rotate-key --new-passphrase
                """)
    }

    @Flag(help: "Ask for the passphrase, where one wraps the key.")
    var passphrase = false

    @Option(help: ArgumentHelp("Read the passphrase from a file, or from standard input: -.", valueName: "file"))
    var passphraseFile: String?

    @Flag(help: "Choose another passphrase.")
    var newPassphrase = false

    @Option(help: ArgumentHelp("Read the new passphrase from a file, or from standard input: -.", valueName: "file"))
    var newPassphraseFile: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let present =
            try passphraseFile.map { try PINFile.read($0, what: "passphrase") }
            ?? (passphrase || newPassphrase ? try ask() : nil)
        let params = HouseholdRotateKey.Params(passphrase: present, newPassphrase: try chosen())
        let reply = try session.call(HouseholdRotateKey.method, params)
        session.forgetParent()
        session.show(reply) { _, _ in
            "The household has a new key. Unlock again: kidctl parent unlock\n"
        }
    }

    private func ask() throws -> String {
        guard let prompt = SecretPrompt() else {
            throw Problem(
                .pin, "the passphrase is needed and there is no terminal to ask on",
                remedy: "name a file with it: kidctl household rotate-key --passphrase-file FILE")
        }
        return try prompt.ask("Passphrase: ")
    }

    private func chosen() throws -> String? {
        if let newPassphraseFile { return try PINFile.read(newPassphraseFile, what: "passphrase") }
        guard newPassphrase else { return nil }
        guard let prompt = SecretPrompt() else {
            throw Problem(
                .pin, "a new passphrase is needed and there is no terminal to ask on",
                remedy: "name a file with it: kidctl household rotate-key --new-passphrase-file FILE")
        }
        return try prompt.askTwice("New passphrase: ", again: "Once more: ") { PassphraseFile.refusal(of: $0) }
    }
}
