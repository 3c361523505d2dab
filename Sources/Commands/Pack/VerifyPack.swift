import API
import ArgumentParser

struct VerifyPack: Verb {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check that an installed pack is as it was installed.",
        usage: "kidctl pack verify <pack> [options]",
        discussion: """
            Reads every lesson, image and sound and compares it with its digest. Ends with
            exit code 0 when all is well, with 1 when something is damaged: install the pack
            again then. A pack that is not installed yet is looked at by: kidctl pack check.

            EXAMPLES:
              kidctl pack verify birds
            """)

    @Argument(help: "The id of the pack.")
    var pack: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.callWatching(PackVerify.method, PackVerify.Params(pack: pack), "pack.checking")
        session.show(answer) { result, page in
            let more = result.faultCount - result.faults.count
            return page.result(result.say.printable, result.intact ? .green : .red)
                + result.faults.map { page.paragraph($0, indent: 2) }.joined()
                + (more > 0 ? page.paragraph(page.say("watch.more", ["count": .number(more)]), indent: 2) : "")
        }
        if !answer.value.intact { throw EarlyEnd(status: .failed) }
    }
}
