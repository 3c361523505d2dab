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
        let answer = try session.callWatching(DaemonDoctor.method, Nothing(), "Reading rows")
        session.show(answer) { report, page in DoctorText(report: report, page: page).text }
        if !answer.value.healthy { throw EarlyEnd(status: .failed) }
    }
}

/// What a doctor found, for people.
struct DoctorText {
    let report: DaemonDoctor.Result
    let page: Page

    var text: String {
        page.facts([
            ("Journal", "\(report.rows) rows, " + (report.damagedCount == 0 ? "all whole" : damaged)),
            ("Database", report.file.isEmpty ? "sound" : report.file.joined(separator: "; ")),
            ("Children", "\(report.children)"),
            ("Memory", report.state == .same ? "what the rows say" : "not what the rows say"),
            ("Snapshot", snapshot),
            ("Disk", disk),
        ]) + findings + "\n" + verdict + "\n"
    }

    private var damaged: String { "\(report.damagedCount) damaged" }

    private var snapshot: String {
        let row = report.snapshotRow.map { " up to row \($0)" } ?? ""
        return switch report.snapshot {
        case .none: "none: the next start reads all rows"
        case .same: "what the rows say" + row
        case .different: "not what the rows say" + row
        case .unreadable: "cannot be read: the next start reads all rows"
        }
    }

    private var disk: String {
        switch report.disk {
        case .ample: "has room"
        case .reserve:
            "full: use of time, its end, unlocks, grants and locks are stored in a reserve; all else waits for room"
        case .spent: "full, and the reserve is nearly used up: nothing new begins until there is room"
        }
    }

    private var findings: String {
        let rows = DaemonDoctor.lines(of: report.damaged)
        let more = report.damagedCount - report.damaged.count
        let all =
            rows + (more > 0 ? ["and \(more) more"] : []) + (report.replies ?? []) + report.differences
            + (report.packs ?? [])
        return all.isEmpty ? "" : "\n" + all.map { page.paragraph($0, indent: 2) }.joined()
    }

    private var verdict: String {
        let seconds = "\(report.tookMilliseconds / 1000).\(report.tookMilliseconds % 1000 / 100) s"
        return report.healthy
            ? page.styled("Everything is whole", .green) + " (\(seconds))"
            : page.styled("Not everything is whole", .red)
                + " (\(seconds))."
                + (report.needsCopy ? "\n" + String(page.paragraph(DaemonDoctor.advice).dropLast()) : "")
    }
}
