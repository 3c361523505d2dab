import API
import ArgumentParser
import Words

struct ResetPIN: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent reset-pin", usage: "[options]",
            discussion: """
                Only for the account that kidd runs under, or root. Asks for the recovery
                code and twice for the new PIN, and prints the next recovery code. Root
                may leave the code out with --without-code: it stays as it is. Every
                parent sees at the next unlock that this was done, and by which way.

                EXAMPLES:
                  kidctl parent reset-pin
                  kidctl parent reset-pin --parent Anna
                  kidctl parent reset-pin --code-file code --new-pin-file new
                  sudo kidctl parent reset-pin --without-code --parent Anna
                """)
    }

    @Option(help: "Id or name; required when there are several parents.")
    var parent: String?

    @Option(help: ArgumentHelp("Read the recovery code from a file, or from standard input: -.", valueName: "file"))
    var codeFile: String?

    @Flag(help: "As root: without the recovery code.")
    var withoutCode = false

    @Option(help: ArgumentHelp("Read the new PIN from a file, or from standard input: -.", valueName: "file"))
    var newPinFile: String?

    @OptionGroup var options: GlobalOptions

    func check() throws {
        if withoutCode, codeFile != nil {
            throw Problem.usage("--without-code and --code-file do not go together", help: "kidctl parent reset-pin")
        }
    }

    func run(in session: Invocation) throws {
        try session.requireOwner(
            remedy: "run it as root: sudo kidctl parent reset-pin "
                + "(root may leave the recovery code out: --without-code)")
        try session.requireWhosePIN(parent: parent)
        let code =
            withoutCode
            ? nil : try session.recoveryCode(file: codeFile, remedy: "name files: --code-file FILE --new-pin-file FILE")
        let pin = try NewPIN.ask(file: newPinFile, option: "--new-pin-file", who: parent, in: session.language)
        let answer = try session.plainly(
            ParentResetPIN.method, ParentResetPIN.Params(parent: parent, recoveryCode: code, newPIN: pin))
        session.forgetParent()
        session.show(answer) { reset, page in
            let name: KeyValuePairs<String, Saying.Value> = ["name": .text(reset.parent.name)]
            guard let next = reset.recoveryCode else { return page.paragraph(page.say("parent.newPIN", name)) }
            return page.paragraph(page.say("parent.newPINByCode", name)) + "\n" + RecoveryCodeText.text(next, page)
        }
    }
}
