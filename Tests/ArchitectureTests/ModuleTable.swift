/// The table "Modules" of ARCHITECTURE.md: who may import what.
struct ModuleTable {
    struct Row: Equatable {
        var module: String
        var imports: Set<String>
        /// Modules of the system and of other packages.
        var others: Set<String>
    }

    /// From the bottom to the top.
    let rows: [Row]

    /// Rows are `| module | what it holds | imports | of others |`, with names in backquotes.
    init(_ text: String) {
        rows = text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
            guard cells.count == 4, let name = Self.names(in: cells[cells.startIndex]).first else { return nil }
            return Row(
                module: name, imports: Set(Self.names(in: cells[cells.startIndex + 2])),
                others: Set(Self.names(in: cells[cells.startIndex + 3])))
        }
    }

    subscript(_ module: String) -> Row? { rows.first { $0.module == module } }

    private static func names(in cell: Substring) -> [String] {
        cell.matches(of: /`([A-Za-z0-9]+)`/).map { String($0.1) }
    }
}
