import API
import Household
import Words

/// What the verbs of backups print.
enum BackupWords {
    /// The line that tells how far a call is: its phases are said as on the page in the browser.
    static func progress(in language: Language) -> (_ done: Int, _ total: Int?, _ phase: String?) -> String {
        { done, total, phase in
            let key = "web.parent.backup.phase.\(phase ?? "")"
            // One of a newer kidd is told as it came.
            let doing = language.has(key) ? language.text(of: Saying(key)) : phase ?? ""
            return ProgressLine.bar(doing, done, total, in: language)
        }
    }

    /// What is in a backup.
    static func text(_ backup: BackupContents, _ page: Page) -> String {
        let made: KeyValuePairs<String, Saying.Value> = [
            "time": .text(page.clock.full(backup.madeAt)), "version": .text(backup.kiddVersion),
        ]
        let children =
            backup.childNames.isEmpty ? page.say("backup.noChildren") : backup.childNames.joined(separator: ", ")
        return page.facts(
            "backup.",
            [
                "file": backup.path, "household": backup.name, "madeAt": page.say("backup.madeBy", made),
                "children": children, "rows": page.number(backup.rows), "size": page.size(backup.bytes),
                "digest": backup.digest,
            ]) + findings(backup, page)
    }

    private static func findings(_ backup: BackupContents, _ page: Page) -> String {
        guard !backup.intact else { return "" }
        return page.paragraph(page.say("backup.damaged"), .yellow)
            + backup.findings.map { page.paragraph($0, indent: 2) }.joined()
    }
}
