import Foundation

/// The commands that stand on a page for parents, as they are written there.
struct PageCommands {
    /// One of them.
    struct Command: CustomStringConvertible {
        /// The heading above it.
        var section: String
        /// Its words; without sudo, and without a remark behind it.
        var words: [String]
        /// A line of its own to be typed, and not a piece of a sentence.
        var isTyped: Bool

        var program: String { words[0] }
        var description: String { words.joined(separator: " ") }
    }

    /// Lines that are to be typed, and commands within sentences, in their order.
    var all: [Command] = []

    /// - Parameter page: its name in the folder `docs`.
    init(_ page: String) throws {
        let text = try String(contentsOfFile: Example.path("../docs/\(page)"), encoding: .utf8)
        var section = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#") {
                section = String(line.drop { $0 == "#" || $0 == " " })
            } else if line.hasPrefix("$ ") {
                add(line.dropFirst(2), section, isTyped: true)
            } else {
                // Every other piece stands between two signs of code.
                for (index, piece) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                where index % 2 == 1 { add(piece, section, isTyped: false) }
            }
        }
    }

    private mutating func add(_ line: Substring, _ section: String, isTyped: Bool) {
        var words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
        if words.first == "sudo" { words.removeFirst() }
        if words.count > 1 { all.append(Command(section: section, words: words, isTyped: isTyped)) }
    }

    /// Those of a program.
    func of(_ program: String) -> [Command] { all.filter { $0.program == program } }
}
