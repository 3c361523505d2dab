import Household
import Words

extension BackupNote {
    /// That it was made, for the audit.
    var say: Saying {
        Saying("parent.audit.backupMade", numbers: ["rows": rows], texts: ["path": path])
    }
}

extension BackupTrouble {
    /// What is in the way, for parents.
    var say: Saying { Saying("parent.backup.trouble.\(reason.rawValue)") }
}

extension BackupBook {
    /// What a parent should know: why the last one that was due could not be made, or why nobody can tell how old the last
    /// one is, unless the household was put back from that one or a newer.
    func say(lost: String?, at now: Instant) -> Saying? {
        if let trouble { return trouble.say }
        guard let last, (newestAt(besides: lost, at: now).map { $0 < last.at } ?? true) else { return nil }
        return last.path == lost
            ? Saying("parent.backup.gone", ["path": .text(last.path)]) : Saying("parent.backup.ahead")
    }
}

extension RestoreNote {
    /// That the household was put back, for the audit.
    var say: Saying {
        let (year, month, day) = Day(number: Int(madeAt.milliseconds / (24 * 3_600_000))).components
        if let mended {
            return Saying(
                "parent.audit.householdMended",
                [
                    "at": .date(year: year, month: month, day: day), "rows": .number(mended),
                    "lost": .number(givenUp ?? 0),
                ])
        }
        return Saying(
            "parent.audit.householdRestored",
            ["at": .date(year: year, month: month, day: day), "row": .number(Int(lastRow))])
    }
}

extension AuditWords {
    /// What was decided about backups.
    static func words(of schedule: BackupSchedule?) -> Saying {
        guard let schedule else { return Saying("parent.audit.backupNotScheduled") }
        return Saying(
            "parent.audit.backupScheduled", numbers: ["hours": schedule.everyHours, "keep": schedule.keep],
            texts: ["folder": schedule.folder])
    }
}
