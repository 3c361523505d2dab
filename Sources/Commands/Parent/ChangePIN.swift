import API
import ArgumentParser

struct ChangePIN: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent change-pin", usage: "[options]",
            discussion: """
                Asks for the present PIN and twice for the new one. All unlocks of this
                parent end.

                EXAMPLES:
                  kidctl parent change-pin
                  kidctl parent change-pin --pin-file old --new-pin-file new
                """)
    }

    @Option(help: ArgumentHelp("Read the new PIN from a file, or from standard input: -.", valueName: "file"))
    var newPinFile: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let present = try session.presentPIN(
            file: options.pinFile, remedy: "name files: --pin-file FILE --new-pin-file FILE")
        let new = try NewPIN.ask(file: newPinFile, option: "--new-pin-file", in: session.language)
        let answer = try session.plainly(
            ParentChangePIN.method, ParentChangePIN.Params(pin: present, newPIN: new))
        session.forgetParent()
        session.show(answer) { _, page in page.advice(page.say("pin.changed", command: "kidctl parent unlock")) }
    }
}
