import API
import ArgumentParser
import JSONRPC
import Shapes

struct LockParent: Verb {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "End the unlock of this account.",
        usage: "kidctl parent lock [options]",
        discussion: """
            EXAMPLES:
              kidctl parent lock
            """)

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        guard try session.resume() else {
            Output.out(session.options.json ? "{}\n" : "It was locked already.\n")
            return
        }
        let answer = try session.plainly(ParentLock.method, Nothing())
        session.forgetParent()
        session.show(answer) { _, _ in "Locked.\n" }
    }
}
