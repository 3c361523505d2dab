import API
import ArgumentParser
import JSONRPC
import Shapes

struct RunDoctor: Verb {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: Help.text("doctor"),
            usage: "kidctl doctor [options]",
            discussion: """
                Reads all rows of the journal anew and compares them with the daemon's memory
                and with its snapshot. Nothing is changed. Ends with exit code 0 when all is
                well, with 1 when something is damaged or differs.

                While the daemon does not run: kidd doctor.

                EXAMPLES:
                  kidctl doctor
                  kidctl doctor --json
                  kidctl daemon doctor
                """)
    }

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.callWatching(DaemonDoctor.method, Nothing(), "doctor.reading")
        session.show(answer) { report, page in DoctorText(report: report, page: page).text }
        if !answer.value.healthy { throw EarlyEnd(status: .failed) }
    }
}

/// What a doctor found, for people.
struct DoctorText {
    let report: DaemonDoctor.Result
    let page: Page

    var text: String {
        page.facts(
            "doctor.",
            [
                "journal": journal,
                "database": report.file.isEmpty
                    ? page.say("doctor.database.sound") : report.file.joined(separator: "; "),
                "children": page.number(report.children),
                "memory": page.say(report.state == .same ? "doctor.same" : "doctor.different"),
                "snapshot": snapshot, "disk": page.say("doctor.disk.\(report.disk.rawValue)"),
            ]) + findings + "\n" + verdict
    }

    private var journal: String {
        report.damagedCount == 0
            ? page.say("doctor.journal.whole", ["count": .number(report.rows)])
            : page.say(
                "doctor.journal.damaged", ["count": .number(report.rows), "damaged": .number(report.damagedCount)])
    }

    private var snapshot: String {
        let what = page.say("doctor.\(report.snapshot.rawValue)")
        guard let row = report.snapshotRow, [.same, .different].contains(report.snapshot) else { return what }
        return page.say("doctor.upTo", ["what": .text(what), "row": .number(row)])
    }

    private var findings: String {
        let rows = DaemonDoctor.lines(of: report.damaged)
        let more = report.damagedCount - report.damaged.count
        let all =
            rows + (more > 0 ? [page.say("watch.more", ["count": .number(more)])] : []) + (report.replies ?? [])
            + report.differences
            + (report.packs ?? [])
        return all.isEmpty ? "" : "\n" + all.map { page.paragraph($0, indent: 2) }.joined()
    }

    private var verdict: String {
        let verdict =
            report.healthy
            ? page.styled(page.say("doctor.healthy"), .green) : page.styled(page.say("doctor.unhealthy"), .red)
        return verdict + " (\(ShowFacts.seconds(report.tookMilliseconds, page)))\n"
            + (report.needsCopy ? page.advice(page.said(DaemonDoctor.advice)) : "")
    }
}
