import NIOCore
import Words

/// The words of the page in each language, one object of texts by their keys: `words/de.json` has those of the first view
/// and of both sides, `words/de.child.json` and `words/de.parent.json` those of one side.
struct WordFiles {
    /// Beginnings of the keys that a page needs: its own, and those by which a language writes numbers, times and dates.
    private static let beginnings = [
        "web.", "unit.", "list.", "clock", "date", "month.", "weekday.", "number.", "tier.", "when.", "kind.",
        "strategy.", "facts.term.", "facts.title.",
    ]
    /// The sides of the page, and how the keys of words begin that it alone says.
    private static let sides = ["child": ["web.child."], "parent": ["web.parent.", "kind.", "strategy."]]

    private let files: [String: PageFile]

    /// All of them.
    init() {
        var files: [String: PageFile] = [:]
        for tag in Language.tags {
            for side in [nil] + Self.sides.keys.map(Optional.init) {
                let text = Language.json(tag) { key in
                    Self.side(of: key) == side && Self.beginnings.contains { key.hasPrefix($0) }
                }
                let name = Self.name(tag, side)
                if let text { files[name] = PageFile(ByteBuffer(string: text), name: name) }
            }
        }
        self.files = files
    }

    /// The file at a path such as `words/de.json`; `words/de-AT.json` is the same. Nil for a language that is not part of
    /// the program.
    func file(_ path: String) -> PageFile? {
        guard path.hasPrefix("words/"), let found = path.wholeMatch(of: #/words\/([A-Za-z-]+)(?:\.([a-z]+))?\.json/#),
            let tag = Language.known(String(found.1))
        else { return nil }
        return files[Self.name(tag, found.2.map(String.init))]
    }

    private static func side(of key: String) -> String? {
        sides.first { $0.value.contains { key.hasPrefix($0) } }?.key
    }

    private static func name(_ tag: String, _ side: String?) -> String {
        "\(tag)\(side.map { "." + $0 } ?? "").json"
    }
}
