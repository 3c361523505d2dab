import API
import ArgumentParser
import JSONRPC
import Shapes

struct LockParent: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent lock", usage: "[options]",
            examples: """
                kidctl parent lock
                """)
    }

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        guard try session.resume() else {
            Output.out(session.options.json ? "{}\n" : session.language.say("parent.lockedAlready") + "\n")
            return
        }
        let answer = try session.plainly(ParentLock.method, Nothing())
        session.forgetParent()
        session.show(answer) { _, page in page.say("parent.locked") + "\n" }
    }
}
