import API
import ArgumentParser
import Shapes

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
            return session.show(status) { status, page in page.paragraph(status.say.printable) }
        }
        let passphrase =
            status.value.choosesPassphrase == true
            ? try PassphrasePrompt.new(file: passphraseFile, for: .household, in: session.language)
            : try PassphrasePrompt.known(file: passphraseFile, for: .household, in: session.language)
        session.show(try session.plainly(HouseholdUnseal.method, .init(passphrase: passphrase))) { _, page in
            page.say("household.isOpen") + "\n"
        }
    }
}
