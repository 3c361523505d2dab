import API
import ArgumentParser

struct ResetPIN: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent reset-pin", usage: "[options]",
            discussion: """
                Only for the account that kidd runs under, or root. Asks for the recovery
                code and twice for the new PIN, and prints the next recovery code. Every
                parent sees at the next unlock that this was done.

                EXAMPLES:
                  kidctl parent reset-pin
                  kidctl parent reset-pin --parent Anna
                  kidctl parent reset-pin --code-file code --new-pin-file new
                """)
    }

    @Option(help: "Id or name; required when there are several parents.")
    var parent: String?

    @Option(help: ArgumentHelp("Read the recovery code from a file, or from standard input: -.", valueName: "file"))
    var codeFile: String?

    @Option(help: ArgumentHelp("Read the new PIN from a file, or from standard input: -.", valueName: "file"))
    var newPinFile: String?

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        let code: String
        if let codeFile {
            code = try PINFile.read(codeFile)
        } else if let prompt = SecretPrompt() {
            code = try prompt.ask("Recovery code: ")
        } else {
            throw Problem(
                .pin, "a recovery code is needed and there is no terminal to ask on",
                remedy: "name files: --code-file FILE --new-pin-file FILE")
        }
        let pin = try NewPIN.ask(file: newPinFile, option: "--new-pin-file", who: parent ?? "the parent")
        let answer = try session.plainly(
            ParentResetPIN.method, ParentResetPIN.Params(parent: parent, recoveryCode: code, newPIN: pin))
        session.forgetParent()
        session.show(answer) { reset, page in
            page.paragraph(
                "\(reset.parent.name) has a new PIN. The old recovery code is void; this is the next one.")
                + "\n" + RecoveryCodeText.text(reset.recoveryCode, page)
        }
    }
}
