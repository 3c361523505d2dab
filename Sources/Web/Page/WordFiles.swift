import NIOCore
import Words

/// The words of the page in each language: `words/de.json`, one object of texts by their keys.
enum WordFiles {
    /// Beginnings of the keys that a page needs: its own, and those by which a language writes numbers, times and dates.
    static let beginnings = [
        "web.", "unit.", "list.", "clock", "date", "month.", "weekday.", "number.", "tier.", "when.",
    ]

    /// The files by their paths.
    static func all() -> [String: PageFile] {
        var files: [String: PageFile] = [:]
        for tag in Language.tags {
            let text = Language.json(tag) { key in beginnings.contains { key.hasPrefix($0) } }
            let path = "words/\(tag).json"
            if let text, let file = PageFile(ByteBuffer(string: text), name: path) { files[path] = file }
        }
        return files
    }
}
