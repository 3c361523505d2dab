import API
import Household
import Testing

@testable import Commands

@Suite struct DoctorTextTests {
    private func text(_ change: (inout DaemonDoctor.Result) -> Void) -> String {
        var report = DaemonDoctor.Result(
            healthy: true, rows: 437_201, children: 4, damaged: [], damagedCount: 0, file: [], snapshot: .same,
            snapshotRow: 436_000, state: .same, differences: [], tookMilliseconds: 2_345)
        change(&report)
        return DoctorText(report: report, page: .plain).text
    }

    @Test("A healthy household in a few lines")
    func healthy() {
        #expect(
            text { _ in } == """
                Journal   437,201 rows, all whole
                Database  sound
                Children  4
                Memory    what the rows say
                Snapshot  what the rows say up to row 436,000
                Disk      has room

                Everything is whole (2.3 s)

                """)
    }

    @Test("Rows that follow one another with one fault are one line, and a full disk is told")
    func runs() {
        let rows = [4, 5, 6, 8].map { DaemonDoctor.Damage(row: $0, say: "altered") }
        #expect(
            DaemonDoctor.lines(of: rows + [DaemonDoctor.Damage(row: 9, say: "gone")])
                == ["rows 4 to 6: altered", "row 8: altered", "row 9: gone"])
        #expect(text { $0.disk = .reserve }.contains("Disk      full: use of time"))
        #expect(text { $0.disk = .spent }.contains("nothing new begins"))
    }

    @Test("Damage is named row by row, and what is different by its name")
    func damaged() {
        let text = text {
            $0.healthy = false
            $0.damaged = [DaemonDoctor.Damage(row: 118, say: "the row was altered or moved")]
            $0.damagedCount = 3
            $0.snapshot = .different
            $0.differences = ["snapshot, mia: rewards"]
        }
        for line in [
            "Journal   437,201 rows, 3 damaged", "  row 118: the row was altered or moved", "  and 2 more",
            "  snapshot, mia: rewards", "Snapshot  not what the rows say up to row 436,000",
        ] {
            #expect(text.contains(line + "\n"), "\(line) is not in\n\(text)")
        }
        #expect(text.contains("Not everything is whole"))
    }
}

extension Page {
    /// Eighty columns, no colour.
    fileprivate static let plain = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc)
}
