import Glibc
import Vault

/// The rows of a commit that failed, and whose frames could not be taken out of the log again: whether they are stored is
/// decided when that succeeds, or by the next start. A small file beside the database names them until then.
struct UndecidedCommit: Equatable {
    private static let head = "kidd undecided 1"
    private static let mostBytes = 128

    /// Their numbers.
    var rows: ClosedRange<Int64>

    private static func path(in folder: String) -> String { folder + "/" + JournalFiles.undecided }

    /// Names them. On a disk that takes nothing any more they have no name; their callers know all the same.
    func store(in folder: String) {
        let text = "\(Self.head)\n\(rows.lowerBound) \(rows.upperBound)\n"
        _ = DurableFile.write(Array(text.utf8), to: Self.path(in: folder))
    }

    /// Those that are named, at a start; nil: none.
    static func load(in folder: String) -> UndecidedCommit? {
        DurableFile.clearDrafts(of: path(in: folder))
        guard case .success(let bytes) = DurableFile.read(path(in: folder), most: mostBytes) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let numbers = lines.count == 2 ? lines[1].split(separator: " ").compactMap { Int64($0) } : []
        guard lines.first == Self.head[...], numbers.count == 2, numbers[0] <= numbers[1] else { return nil }
        return UndecidedCommit(rows: numbers[0]...numbers[1])
    }

    /// It is decided.
    static func forget(in folder: String) { _ = DurableFile.remove(path(in: folder)) }

    /// What became of them, in a sentence.
    ///
    /// - Parameter last: the last row that is there.
    func sentence(last: Int64) -> String {
        let names = rows.count == 1 ? "row \(rows.lowerBound)" : "rows \(rows.lowerBound) to \(rows.upperBound)"
        return last >= rows.lowerBound
            ? "a commit of which nobody could tell was stored: \(names)"
            : "a commit of which nobody could tell was not stored: \(names)"
    }
}
