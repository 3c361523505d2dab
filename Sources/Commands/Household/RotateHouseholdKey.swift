import API
import ArgumentParser
import Client

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
        let present =
            asks ? try PassphrasePrompt.known(file: passphraseFile, for: .household, in: session.language) : nil
        let chooses = newPassphrase || newPassphraseFile != nil
        let chosen =
            chooses
            ? try PassphrasePrompt.new(
                file: newPassphraseFile, for: .household, option: "--new-passphrase-file", in: session.language) : nil
        let reply = try reply(HouseholdRotateKey.Params(passphrase: present, newPassphrase: chosen), session)
        session.forgetParent()
        session.show(reply) { _, page in
            page.advice(page.say("household.newKey", command: "kidctl parent unlock"))
        }
    }

    /// kidd knows whether a passphrase wraps the key: where it misses one, that is asked for.
    private func reply(
        _ params: HouseholdRotateKey.Params, _ session: Invocation
    ) throws -> CallReply<HouseholdRotateKey.Result> {
        try session.becomeParent()
        do throws(ClientError) {
            return try session.connection.answer(HouseholdRotateKey.method, params)
        } catch {
            guard params.passphrase == nil, case .refused(let refused) = error, refused.path == "/passphrase" else {
                throw session.problem(error)
            }
        }
        var params = params
        params.passphrase = try PassphrasePrompt.known(file: nil, for: .household, in: session.language)
        return try session.call(HouseholdRotateKey.method, params)
    }
}
