import API
import Client
import StrictJSON

/// The files of a copy of what is known about the household itself, written page by page.
enum HouseholdCopy {
    /// What its files are called.
    static let base = "household"

    /// Makes the household's files in a folder.
    ///
    /// - Parameter tell: hears how many rows are copied.
    /// - Returns: where the JSON is, how many rows are in it, and the children.
    static func make(
        in folder: ExportFolder, _ session: Invocation, tell: (Int) -> Void
    ) throws -> (path: String, rows: Int, children: [HouseholdExport.Child]) {
        var range = ExportedRange()
        var answer = try session.call(HouseholdExport.method, range)
        let children = answer.value.standing?.children ?? []
        // Only now: an answer that refuses leaves nothing.
        try folder.make()
        let json = try CopyFile("\(folder.path)/\(base).json")
        let audit = try CopyTable("\(folder.path)/\(base)-audit.csv", ListAudit.header)
        try json.begin(try answer.copied(), format: "kidd.household")
        var rows = 0
        while true {
            for row in (try answer.copied()).list("history") {
                try json.add(row)
                if let entry = entry(row) { try audit.add(entry) }
            }
            rows += answer.value.history.count
            tell(rows)
            guard let next = answer.value.next else { break }
            range.after = next
            answer = try session.call(HouseholdExport.method, range)
        }
        try json.finish()
        try audit.finish()
        return (json.path, rows, children)
    }

    /// The line of an entry of the audit; nil of other rows.
    private static func entry(_ row: JSONValue) -> [CSVText.Cell]? {
        if row.member("fault") != nil {
            return ["seq", "at", "role", "who", "uid", "area"].map(row.cell) + [
                .text("damaged"), .empty, row.cell("fault"),
            ]
        }
        return row.member("say") == nil ? nil : ListAudit.header.map(row.cell)
    }
}
