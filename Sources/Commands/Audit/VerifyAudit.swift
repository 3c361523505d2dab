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
        let answer = try session.callWatching(AuditVerify.method, Nothing(), "Checking entries")
        session.show(answer) { result, page in
            let mark = page.styled("\u{25CF}", result.intact ? .green : .yellow)
            guard !result.intact else { return "\(mark) \(result.say.printable)\n" }
            var table = Table([.init("Row", right: true), .init("What", .wrap)])
            for fault in result.faults { table.add(Table.Cell("\(fault.seq)", .bold), Table.Cell(fault.say)) }
            let more = result.faultCount - result.faults.count
            return "\(mark) " + page.advice(result.say.printable) + "\n" + table.text(on: page.terminal)
                + (more > 0 ? "\nAnd \(more) more.\n" : "")
        }
        if !answer.value.intact { throw EarlyEnd(status: .altered) }
    }
}
