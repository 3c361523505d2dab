import API
import ArgumentParser

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
        let asks = passphrase || newPassphrase || passphraseFile != nil
        let present = asks ? try PassphrasePrompt.known(file: passphraseFile, for: "of the household") : nil
        let chooses = newPassphrase || newPassphraseFile != nil
        let chosen = chooses ? try PassphrasePrompt.new(file: newPassphraseFile, for: "of the household") : nil
        let params = HouseholdRotateKey.Params(passphrase: present, newPassphrase: chosen)
        let reply = try session.call(HouseholdRotateKey.method, params)
        session.forgetParent()
        session.show(reply) { _, _ in
            "The household has a new key. Unlock again: kidctl parent unlock\n"
        }
    }
}
