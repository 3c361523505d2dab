import Foundation
import Testing

/// Every sentence stands in the catalogue (`words/en.json` and its translations), and the code says which one.
@Suite struct CatalogueTests {
    /// A text of a source: what stands between its quotes.
    private struct Literal {
        var path: String
        var text: String
        /// Whether it stands right behind one of the ways to say something.
        var isSaid: Bool

        /// The parts around what is put in, or nil when nothing is.
        var pattern: (head: String, tail: String)? {
            guard let start = text.range(of: "\\("), let end = text.range(of: ")", options: .backwards) else { return nil }
            return (String(text[..<start.lowerBound]), String(text[end.upperBound...]))
        }
    }

    private static let keys: Set<String> = {
        guard let text = try? Repository.text("words/en.json"), let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let file = json as? [String: Any], let texts = file["texts"] as? [String: String]
        else { return [] }
        return Set(texts.keys)
    }()

    private static func literals() throws -> [Literal] {
        try #require(SourceScan.product).files.flatMap { file -> [Literal] in
            let tokens = SourceTokens(try Repository.text(file.path)).tokens.map(\.text)
            return tokens.indices.compactMap { index in
                guard tokens[index].hasPrefix("\""), tokens[index].count > 2 else { return nil }
                let before = tokens[max(0, index - 2)..<index]
                let isSaid = before.last == "(" && ["Saying", "key"].contains(before.first ?? "")
                return Literal(path: file.path, text: String(tokens[index].dropFirst().dropLast()), isSaid: isSaid)
            }
        }
    }

    @Test("Every text that the code says stands in the catalogue")
    func known() throws {
        let said = try Self.literals().filter { $0.isSaid && $0.pattern == nil }
        #expect(said.count > 300)
        for literal in said { #expect(Self.keys.contains(literal.text), "\(literal.path): \(literal.text)") }
        for literal in try Self.literals() where literal.isSaid {
            guard let (head, tail) = literal.pattern else { continue }
            #expect(
                Self.keys.contains { $0.hasPrefix(head) && $0.hasSuffix(tail) && $0.count > head.count + tail.count },
                "\(literal.path): \(literal.text)")
        }
    }

    @Test("Every text of the catalogue is said by the code")
    func used() throws {
        let literals = try Self.literals()
        let whole = Set(literals.map(\.text))
        // A key that is put together begins as the catalogue's parts do: "badge.\(key).title".
        let patterns = literals.compactMap(\.pattern).filter { $0.head.hasSuffix(".") && $0.head.count > 3 }
        for key in Self.keys where !whole.contains(key) {
            let isMade = patterns.contains { key.hasPrefix($0.head) && key.hasSuffix($0.tail) }
            #expect(isMade, "nobody says \(key)")
        }
    }

    /// Where words come from somebody else: a pack, a parent, a row of before keys, or kidd itself as its clients hear it.
    private static let quoting: Set<String> = [
        "Sources/Words/Saying.swift", "Sources/Shapes/Shape+Saying.swift",
        "Sources/Household/Content/Pictures/Picture.swift", "Sources/Household/Challenges/Challenge.swift",
        "Sources/Household/Rewards/Badge.swift", "Sources/Household/Learning/Views/AnswerReply.swift",
        "Sources/Household/Learning/Activities/ActivitySummary.swift",
        "Sources/Household/Learning/Activities/Celebration.swift", "Sources/Commands/Run/RunUnderLimits.swift",
        "Sources/Daemon/Methods/Audit/AuditEntries.swift",
    ]

    @Test("A sentence is said in words of its own only where somebody is quoted")
    func quoted() throws {
        for file in try #require(SourceScan.product).files {
            let tokens = SourceTokens(try Repository.text(file.path)).tokens.map(\.text)
            let quotes = tokens.indices.contains { index in
                tokens[index] == "told" && index >= 2 && tokens[index - 1] == "(" && tokens[index - 2] == "Saying"
                    && tokens.indices.contains(index + 1) && tokens[index + 1] == ":"
            }
            guard quotes, !Self.quoting.contains(file.path) else { continue }
            // Question kinds quote what a pack says of a mistake.
            #expect(file.path.hasPrefix("Sources/QuestionKinds/"), "\(file.path)")
        }
    }

    @Test("A member of the wire that is a sentence is one by its type")
    func members() throws {
        let names = ["say", "note", "why", "rest", "sayWelcomeBack", "obstacle", "warning", "sayRule", "tip", "example"]
        for path in try Repository.swiftFiles(in: "Sources/API") where !path.contains("/Generated/") {
            let text = try Repository.text(path)
            for name in names {
                for plain in [".text()", ".text("] where text.contains("(\"\(name)\", \(plain)") {
                    // Technical findings are no sentences for a family; reasons that a parent wrote are the parent's.
                    let allowed = [
                        "Daemon/DaemonDoctor", "Audit/AuditVerify", "Events/TimeNews", "Time/TimeGrant", "Time/TimeLock",
                        "ErrorTable", "Shapes/Time+Shapes",
                    ]
                    #expect(allowed.contains { path.contains($0) }, "\(path): \(name)")
                }
            }
        }
    }
}
