/// The members of the object shapes of a file, and what it says twice of them.
struct WireMembers {
    struct Member {
        /// The name on the wire.
        var name: String
        /// The property that it stands in.
        var property: String
    }

    let members: [Member]
    /// The lines of public properties whose doc comment is the description of a member, word for word.
    let repeated: [Int]

    init(_ text: String) throws {
        let call = try Regex<(Substring, Substring, Substring)>(
            #"(?:required|optional|defaulted|unless|patch|derived)\(\s*"([A-Za-z0-9]+)",\s*(?:ifAny: )?\\\.(\w+),"#)
        members = text.matches(of: call).map { Member(name: String($0.output.1), property: String($0.output.2)) }
        // A description of several lines is one text.
        let whole = members.isEmpty ? "" : text.replacing(try Regex(#""\s*\+\s*""#), with: "")
        var (doc, found): ([String], [Int]) = ([], [])
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.drop { $0 == " " }
            guard !line.hasPrefix("/// ") else {
                doc.append(String(line.dropFirst(4)))
                continue
            }
            let said = doc.joined(separator: " ")
            doc = []
            guard !said.isEmpty, line.hasPrefix("public var ") || line.hasPrefix("public let ") else { continue }
            let isRepeated = [said, String(said.dropLast())].contains { whole.contains("\"\($0)\"") }
            if isRepeated { found.append(index + 1) }
        }
        repeated = found
    }
}
