import API
import Client
import StrictJSON

/// The JSON of a copy, written page by page: its members are those of the pages, as they came.
final class CopyFile {
    private let file: NewFile
    private var rows = 0

    /// The number in the files that rises when a member means something else.
    private static let formatVersion = 1

    /// The path as it was named.
    var path: String { file.path }

    init(_ path: String) throws { file = try NewFile(path) }

    /// Writes what stands before the rows.
    ///
    /// - Parameter format: what the file says of itself.
    func begin(_ page: JSONValue, format: String) throws {
        try file.write(
            "{\"format\":\"\(format)\",\"formatVersion\":\(Self.formatVersion),\"version\":\"\(KiddVersion.text)\"")
        for (name, value) in page.members where name != "history" && name != "next" {
            try file.write(",\n\"\(name)\":")
            try file.write(value.literal)
        }
        try file.write(",\n\"history\":[")
    }

    func add(_ row: JSONValue) throws {
        try file.write(rows == 0 ? "\n" : ",\n")
        try file.write(row.literal)
        rows += 1
    }

    func finish() throws {
        try file.write("\n]}\n")
        try file.finish()
    }
}

extension CallReply {
    /// The result as JSON.
    func copied() throws -> JSONValue {
        guard let root else { throw Problem(.failed, "kidd's answer cannot be read") }
        return root
    }
}

/// A table of a copy: a line of names, then rows.
final class CopyTable {
    private let file: NewFile

    /// - Parameter columns: their names, which are the same in every language.
    init(_ path: String, _ columns: [String]) throws {
        file = try NewFile(path)
        try add(columns.map(CSVText.Cell.text))
    }

    func add(_ cells: [CSVText.Cell]) throws { try file.write(CSVText.line(cells)) }

    func finish() throws { try file.finish() }
}

extension JSONValue {
    /// A member as the cell of a table: a text or a number; empty where it is absent.
    func cell(_ name: String) -> CSVText.Cell {
        guard let value = member(name) else { return .empty }
        return value.string.map(CSVText.Cell.text) ?? .init(value.integer.map { Int($0) })
    }

    /// The number of a member; 0 where it is absent.
    func amount(_ name: String) -> Int { Int(member(name)?.integer ?? 0) }
}
