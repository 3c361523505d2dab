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
            guard let start = text.range(of: "\\("), let end = text.range(of: ")", options: .backwards) else {
                return nil
            }
            return (String(text[..<start.lowerBound]), String(text[end.upperBound...]))
        }
    }

    private static let keys: Set<String> = {
        guard let text = try? Repository.text("words/en.json"),
            let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let file = json as? [String: Any], let texts = file["texts"] as? [String: String]
        else { return [] }
        return Set(texts.keys)
    }()

    private static func literals() throws -> [Literal] { try all.get() }

    private static let all: Result<[Literal], any Error> = Result {
        let quoted = /((?:Saying|[\s\[(:,?]\.key)\(\s*)?"((?:\\\([^()]*(?:\([^()]*\)[^()]*)*\)|\\.|[^"\\\n])*)"/
        return try #require(SourceScan.product).files.flatMap { file -> [Literal] in
            try Repository.text(file.path).split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }.joined(
                separator: "\n"
            )
            .matches(of: quoted).map { Literal(path: file.path, text: String($0.2), isSaid: $0.1 != nil) }
        }
    }

    /// The keys that the scripts of the page say: `words.say("web.nobody")`.
    private static func saidByPage() throws -> [(path: String, key: String)] {
        let said = /\.say\(\s*["'`]([^"'`$]+)["'`]/
        return try Repository.files(in: "web", ending: ".js").flatMap { path in
            try Repository.text(path).matches(of: said).map { (path, String($0.1)) }
        }
    }

    /// Keys of the page that stand in a table of its scripts, and the beginnings of those that are put together.
    private static func namedByPage() throws -> Set<String> {
        let named = /["'`](web\.[A-Za-z0-9.]+)(?:["'`]|\$\{)/
        return Set(
            try Repository.files(in: "web", ending: ".js").flatMap { path in
                try Repository.text(path).matches(of: named).map { String($0.1) }
            })
    }

    @Test("Every text that the page says stands in the catalogue, and is one that it is sent")
    func page() throws {
        let said = try Self.saidByPage()
        #expect(said.count > 3)
        for (path, key) in said {
            // A key that is put together: its beginning stands there, as "web.parent.state.".
            let isKnown = key.hasSuffix(".") ? Self.keys.contains { $0.hasPrefix(key) } : Self.keys.contains(key)
            #expect(isKnown, "\(path): \(key)")
            #expect(!key.hasPrefix("kidctl."), "\(path): \(key)")
        }
    }

    @Test("Apostrophes of what is shown are those of a printed page, not of a typewriter")
    func apostrophes() throws {
        let files = try ["words", "packs", "badges"].flatMap { try Repository.files(in: $0, ending: ".json") }
        #expect(files.count > 100)
        for path in files {
            for line in try Repository.text(path).split(separator: "\n") {
                #expect(!line.contains(/[\p{L}}]'\p{L}|s' \p{L}/), "\(path): \(line)")
            }
        }
    }

    @Test("No text asks a child to touch what it may have no way to touch")
    func touching() throws {
        let files = try Repository.files(in: "packs", ending: ".json") + ["words/en.json", "words/de.json"]
        let wanting = /Touch (each|every)|[Dd]id you touch|Tippe (beim Zählen )?(jede|alle)/
        for path in files {
            for line in try Repository.text(path).split(separator: "\n")
            where !line.contains("\"web.") && !line.contains("\"parent.") {
                #expect(!line.contains(wanting), "\(path): \(line)")
            }
        }
    }

    @Test("Every text that the code says stands in the catalogue")
    func known() throws {
        let said = try Self.literals().filter { $0.isSaid && $0.pattern == nil && !$0.text.hasSuffix(".") }
        #expect(said.count > 300)
        for literal in said {
            let isKnown = Self.keys.contains(literal.text)
            #expect(isKnown, "\(literal.path): \(literal.text)")
        }
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
        let whole = Set(literals.map(\.text)).union(try Self.saidByPage().map(\.key)).union(try Self.namedByPage())
        // A key that is put together begins as the catalogue's parts do: "badge.\(key).title", or "kidctl." and a key.
        let made: [(head: String, tail: String)] =
            literals.compactMap(\.pattern) + whole.filter { $0.hasSuffix(".") }.map { ($0, "") }
        let patterns = made.filter { $0.head.hasSuffix(".") && $0.head.count > 3 && $0.head != "kidctl." }
        for key in Self.keys {
            // kidctl's own words are said without the name of the program before them.
            let names = key.hasPrefix("kidctl.") ? [key, String(key.dropFirst(7))] : [key]
            let isSaid = names.contains { name in
                whole.contains(name) || patterns.contains { name.hasPrefix($0.head) && name.hasSuffix($0.tail) }
            }
            #expect(isSaid, "nobody says \(key)")
        }
    }

    /// Where words come from somebody else: a pack, a parent, a row of before keys, or kidd itself as its clients hear it.
    private static let quoting: Set<String> = [
        "Sources/Words/Saying.swift", "Sources/Shapes/Shape+Saying.swift",
        "Sources/Household/Content/Pictures/Picture.swift", "Sources/Household/Challenges/Challenge.swift",
        "Sources/Household/Rewards/Badge.swift",
        "Sources/Household/Progress/StudyReport+Child.swift", "Sources/Household/Learning/Views/AnswerReply.swift",
        "Sources/Household/Learning/Activities/ActivitySummary.swift",
        "Sources/Household/Learning/Activities/Celebration.swift", "Sources/Commands/Run/RunUnderLimits.swift",
        "Sources/Daemon/Engine/Quotes.swift",
    ]

    @Test("A sentence is said in words of its own only where somebody is quoted")
    func quoted() throws {
        for file in try #require(SourceScan.product).files {
            guard try Repository.text(file.path).contains("Saying(told: "), !Self.quoting.contains(file.path) else {
                continue
            }
            // Question kinds quote what a pack says of a mistake.
            #expect(file.path.hasPrefix("Sources/QuestionKinds/"), "\(file.path)")
        }
    }

    @Test("A member of the wire that is a sentence is one by its type")
    func members() throws {
        let names = [
            "say", "note", "why", "rest", "sayWelcomeBack", "sayNotShown", "obstacle", "warning", "sayRule", "tip",
            "example",
        ]
        for path in try Repository.swiftFiles(in: "Sources/API") where !path.contains("/Generated/") {
            let text = try Repository.text(path)
            for name in names {
                for plain in [".text()", ".text("] where text.contains("(\"\(name)\", \(plain)") {
                    // Technical findings are no sentences for a family; reasons that a parent wrote are the parent's.
                    let allowed = [
                        "Daemon/DaemonDoctor", "Audit/AuditVerify", "Events/TimeNews", "Time/TimeGrant",
                        "Time/TimeLock",
                        "ErrorTable", "Shapes/Time+Shapes",
                    ]
                    #expect(allowed.contains { path.contains($0) }, "\(path): \(name)")
                }
            }
        }
    }
}
