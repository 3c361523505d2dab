import API
import ArgumentParser
import JSONRPC
import Shapes

struct VerifyAudit: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "audit verify", usage: "[options]",
            discussion: """
                Ends with exit code 0 when the audit is as it was written, with 10 when
                it is not. It cannot tell that the whole data folder was put back to an
                older state.

                EXAMPLES:
                  kidctl audit verify
                  kidctl audit verify --json
                """)
    }

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.callWatching(AuditVerify.method, Nothing(), "audit.checking")
        session.show(answer) { result, page in
            let verdict = page.result(result.say.printable, result.intact ? .green : .yellow)
            guard !result.intact else { return verdict }
            var table = Table([page.column("row", right: true), page.column("what", .wrap)])
            for fault in result.faults { table.add(Table.Cell("\(fault.seq)", .bold), Table.Cell(fault.say)) }
            let more = result.faultCount - result.faults.count
            return verdict + "\n" + table.text(on: page.terminal)
                + (more > 0 ? "\n" + page.say("watch.more", ["count": .number(more)]) + "\n" : "")
        }
        if !answer.value.intact { throw EarlyEnd(status: .altered) }
    }
}
