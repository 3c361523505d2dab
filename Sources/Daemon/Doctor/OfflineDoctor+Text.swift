import API

extension OfflineDoctor.Outcome {
    /// What was found, for people: one thing a line.
    public var text: String {
        var lines = [
            "rows      \(report.rows) whole, \(report.damagedCount) damaged",
            "database  \(report.file.isEmpty ? "sound" : report.file.joined(separator: "; "))",
            "children  \(report.children)",
            "snapshot  \(Self.words(report.snapshot))\(report.snapshotRow.map { ", up to row \($0)" } ?? "")",
        ]
        lines += report.replies ?? []
        lines += report.packs ?? []
        lines += DaemonDoctor.lines(of: report.damaged) + report.differences
        switch didRebuild {
        case true: lines.append("the snapshot was written anew")
        case false: lines.append("no snapshot was written: rows are damaged, or the disk takes no writes")
        default: break
        }
        let seconds = "\(report.tookMilliseconds / 1000).\(report.tookMilliseconds % 1000 / 100) s"
        lines.append(isHealthy ? "everything is whole (\(seconds))" : "not everything is whole (\(seconds))")
        if report.needsCopy { lines.append(DaemonDoctor.advice.description) }
        return lines.joined(separator: "\n")
    }

    private static func words(_ snapshot: DaemonDoctor.Snapshot) -> String {
        switch snapshot {
        case .none: "none: the next start reads all rows"
        case .same: "what the rows say"
        case .different: "not what the rows say"
        case .unreadable: "cannot be used: the next start reads all rows"
        }
    }
}
