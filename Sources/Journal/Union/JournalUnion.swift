import Vault

/// Takes what is whole of a journal into an unpacked backup of the same journal: what only the backup has whole is back
/// then, and nothing is lost that was stored since. The journal itself is not changed.
public struct JournalUnion {
    private let database: PlainDatabase
    private let survey: JournalSurvey
    private let path: String

    /// Columns of a row, in the order of both files.
    private static let columns = "seq, device, profile, kind, at, body, chain, previous"
    private static let rowsAtOnce = 500

    /// - Parameters:
    ///   - survey: what was found of the present journal, which nobody works on.
    ///   - folder: its data folder.
    ///   - path: the database of the unpacked backup, whose keys the same household key wraps.
    ///   - householdKey: that key.
    /// - Returns: how many rows the backup gave; nil: the two have no row in common.
    public static func run(
        _ survey: JournalSurvey, of folder: String, into path: String, householdKey: Secret, device: Int64
    ) throws(JournalFault) -> Int? {
        let database = try PlainDatabase(path, writing: true)
        let source = (folder + "/" + JournalFiles.database).replacing("'", with: "''")
        try database.run("ATTACH DATABASE '\(source)' AS present; PRAGMA main.synchronous = FULL; BEGIN IMMEDIATE")
        let union = JournalUnion(database: database, survey: survey, path: path)
        guard try union.joinRows() else {
            try database.run("ROLLBACK; DETACH DATABASE present")
            return nil
        }
        try union.joinValues(KeyRing(householdKey: householdKey), device)
        let mended = try database.number(
            "SELECT COUNT(*) FROM main.journal WHERE seq NOT IN (SELECT seq FROM temp.whole)")
        try database.run("COMMIT; DETACH DATABASE present; PRAGMA wal_checkpoint(TRUNCATE)")
        return Int(mended)
    }

    // MARK: Rows

    private func joinRows() throws(JournalFault) -> Bool {
        try database.run(
            """
            CREATE TEMP TABLE damaged(seq INTEGER PRIMARY KEY); CREATE TEMP TABLE keyless(seq INTEGER PRIMARY KEY);
            CREATE TEMP TABLE whole(seq INTEGER PRIMARY KEY)
            """)
        try fill("damaged", survey.damaged)
        try fill("keyless", survey.keyless)
        for range in survey.reachable {
            try database.run(
                """
                INSERT INTO temp.whole SELECT seq FROM present.journal WHERE \(Self.within(range))
                AND seq NOT IN (SELECT seq FROM temp.damaged) AND seq NOT IN (SELECT seq FROM temp.keyless)
                """)
        }
        guard try dropOtherHistory() else { return false }
        for range in survey.reachable {
            let columns = Self.columns
            let rows = "SELECT \(columns) FROM present.journal WHERE \(Self.within(range)) AND seq IN"
            try database.run(
                """
                INSERT OR REPLACE INTO main.journal(\(columns)) \(rows) (SELECT seq FROM temp.whole);
                INSERT OR IGNORE INTO main.journal(\(columns)) \(rows) (SELECT seq FROM temp.keyless)
                """)
        }
        // What has gone on purpose since does not come back.
        for range in survey.cleared { try database.run("DELETE FROM main.journal WHERE \(Self.within(range))") }
        for profile in survey.erased { try database.run("DELETE FROM main.journal WHERE profile = \(profile)") }
        return true
    }

    private static func within(_ range: ClosedRange<Int64>) -> String {
        "seq BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    }

    private func fill(_ table: String, _ numbers: [Int64]) throws(JournalFault) {
        var rest = numbers[...]
        while !rest.isEmpty {
            let values = rest.prefix(Self.rowsAtOnce).map { "(\($0))" }.joined(separator: ", ")
            try database.run("INSERT OR IGNORE INTO temp.\(table) VALUES \(values)")
            rest = rest.dropFirst(Self.rowsAtOnce)
        }
    }

    /// Two journals with the same number parted when one of them was put back from an older backup. A row with the same
    /// sealed bytes in both shows that all before it is one history; where whole rows after the last such one differ, the
    /// backup's are another history.
    private func dropOtherHistory() throws(JournalFault) -> Bool {
        let common =
            "present.journal p JOIN main.journal m ON m.seq = p.seq WHERE p.seq IN (SELECT seq FROM temp.whole)"
        let keyless =
            "present.journal p JOIN main.journal m ON m.seq = p.seq WHERE p.seq IN (SELECT seq FROM temp.keyless)"
        let last = max(
            try database.number("SELECT MAX(p.seq) FROM \(common) AND p.body = m.body"),
            try database.number("SELECT MAX(p.seq) FROM \(keyless) AND p.body = m.body"))
        guard last > 0 else { return false }
        if try database.number("SELECT COUNT(*) FROM \(common) AND p.seq > \(last)") > 0 {
            try database.run("DELETE FROM main.journal WHERE seq > \(last)")
        }
        return true
    }

    // MARK: All else

    private func joinValues(_ ring: KeyRing, _ device: Int64) throws(JournalFault) {
        let keys = survey.wholeKeys.union(survey.erased).map(String.init).joined(separator: ", ")
        let gaps = survey.damagedGaps.map(String.init).joined(separator: ", ")
        try database.run(
            """
            INSERT OR REPLACE INTO main.keys SELECT profile, wrapped FROM present.keys WHERE profile IN (\(keys));
            INSERT OR REPLACE INTO main.gaps SELECT part, body FROM present.gaps WHERE part NOT IN (\(gaps));
            DELETE FROM main.snapshots
            """)
        for (name, isWhole) in [
            (Head.name, survey.hasHead), (ChainEnd.name, survey.hasChainEnd), (Journal.rotationName, true),
        ] where isWhole {
            try database.run(
                "INSERT OR REPLACE INTO main.meta SELECT name, value FROM present.meta WHERE name = '\(name)'")
        }
        if !survey.hasHead {
            let last = max(survey.lastSeq, try database.number("SELECT MAX(seq) FROM main.journal"))
            let head = Head(seq: last).sealed(device: device, ring: ring)
            try database.run("UPDATE meta SET value = ? WHERE name = ?", head, text: Head.name)
        }
        try database.run("DELETE FROM main.replies")
        // They are forgotten after a day anyway: one that cannot be read holds back nothing.
        try? database.run("INSERT INTO main.replies SELECT * FROM present.replies")
    }
}
