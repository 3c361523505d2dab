/// Things in rows, a row for each entry, from left to right.
public struct RowsPicture: Hashable, Sendable {
    /// The rows from top to bottom.
    public var rows: [ThingCount]

    /// All members.
    public init(rows: [ThingCount]) {
        self.rows = rows
    }
}

extension RowsPicture: PictureContent {
    /// The name of the form.
    public static let name = "rows"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        rows.isEmpty
            ? [BodyFault(pointer: "/rows", reason: "is empty; a picture shows something")]
            : ThingCount.faults(of: rows, at: "/rows")
    }

    /// The names of the drawings that it needs.
    public var things: [String] { rows.map(\.thing) }
}
