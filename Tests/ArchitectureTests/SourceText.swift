/// What can be told of a Swift file without a compiler.
struct SourceText {
    let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules that it imports.
    var imports: Set<String> {
        let line = /^(?:@[a-zA-Z]+ )?import (?:[a-z]+ )?([A-Za-z0-9]+)/
        return Set(lines.compactMap { $0.firstMatch(of: line).map { String($0.1) } })
    }

    /// The numbers of lines that force something without a proof: a comment on the line, or on the one before it.
    var unprovenForce: [Int] {
        // Neither within a comment nor in a text, and with no comment behind it.
        let force = /^(?:(?!\/\/)[^"])*(?:try!|\bas!|@unchecked|nonisolated\(unsafe\))(?!.*\/\/)/
        return lines.indices.filter { index in
            guard lines[index].firstMatch(of: force) != nil else { return false }
            let before = index > 0 ? lines[index - 1].drop { $0 == " " } : ""
            return !before.hasPrefix("//")
        }.map { $0 + 1 }
    }
}
