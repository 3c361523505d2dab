import API
import ArgumentParser

struct NewRecoveryCode: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent new-recovery-code", usage: "[options]", isAbout: true,
            examples: """
                kidctl parent new-recovery-code
                kidctl parent new-recovery-code --pin-file ~/pin
                """)
    }

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let pin = try session.presentPIN(file: options.pinFile, remedy: "name a file with it: --pin-file FILE")
        let answer = try session.plainly(ParentNewRecoveryCode.method, ParentNewRecoveryCode.Params(pin: pin))
        session.show(answer) { result, page in
            page.paragraph(page.say("parent.newCode")) + "\n" + RecoveryCodeText.text(result.recoveryCode, page)
        }
    }
}
