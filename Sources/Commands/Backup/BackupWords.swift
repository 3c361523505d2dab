import API
import Household

/// What the verbs of backups print.
enum BackupWords {
    /// What is being done, for people.
    static func doing(_ phase: String) -> String {
        switch BackupPhase(rawValue: phase) {
        case .passphrase: "working with the passphrase"
        case .copying: "copying the household"
        case .checking: "checking every row"
        case .sealing: "writing the backup"
        case .verifying: "reading it back"
        case .unpacking: "opening the backup"
        case .restoring: "putting it back"
        // Of a newer kidd.
        case nil: phase
        }
    }

    /// What is in a backup.
    static func text(_ backup: BackupContents, _ page: Page) -> String {
        let children = backup.childNames.isEmpty ? "none" : backup.childNames.map(\.printable).joined(separator: ", ")
        var facts = [
            ("File", backup.path.printable), ("Household", backup.name.printable),
            ("Made", "\(page.clock.full(backup.madeAt)) by kidd \(backup.kiddVersion.printable)"),
            ("Children", children), ("Rows", page.number(backup.rows)),
            ("Size", size(backup.bytes)),
        ]
        if let digest = backup.digest { facts.append(("BLAKE2b-256", digest.printable)) }
        return page.facts(facts) + findings(backup, page)
    }

    private static func findings(_ backup: BackupContents, _ page: Page) -> String {
        guard !backup.intact else { return "" }
        return page.paragraph("The household was damaged when this backup was made:", .yellow)
            + backup.findings.map { page.paragraph($0, indent: 2) }.joined()
    }

    /// `1.2 MB`.
    static func size(_ bytes: Int) -> String {
        bytes < 1_000_000 ? "\((bytes + 999) / 1000) kB" : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
    }
}
