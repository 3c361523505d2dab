import API
import Client

/// The children of the family in rows, and what is told of each in columns.
struct Board {
    var columns: [Column]

    /// Asks for the children, and for each cell.
    func text(from kidd: KiddConnection) throws(ClientError) -> String {
        let children = try kidd.call(ChildList.method, ChildList.Params()).children
        guard !children.isEmpty else { return "There are no children yet." }
        var rows = [["CHILD"] + columns.map { $0.heading.uppercased() }]
        for child in children {
            var row = [child.name]
            for column in columns { row.append(try column.cell(kidd, child.id.rawValue)) }
            rows.append(row)
        }
        return Self.aligned(rows)
    }

    /// Each column as wide as its widest cell, but the last, which ends its line.
    private static func aligned(_ rows: [[String]]) -> String {
        var widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        widths[widths.count - 1] = 0
        let lines = rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined(separator: "  ")
        }
        return lines.joined(separator: "\n")
    }
}
