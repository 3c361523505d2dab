import Testing

@testable import Words

/// Every sentence of every language, read by rules (Rewards, "Never"): no shame, no hurry, no loss, no comparison, and short
/// enough to be read aloud to a child of six.
@Suite struct KindnessTests {
    /// Words that no sentence for a child has, whole and in lower case.
    private static let banned: [String: [String]] = [
        "en": [
            "missed", "behind", "others", "hurry", "lose", "lost", "losing", "broke", "fail", "failed", "wrong",
            "shame", "sorry", "sibling", "brother", "sister", "buy", "lucky", "random", "disappoint", "forgot",
            "wasted",
            "worse", "bad", "forbidden", "blocked", "punish", "lazy", "last chance", "too late", "run out", "at risk",
            "falling", "never", "must",
        ],
        "de": [
            "verpasst", "verloren", "verlierst", "versagt", "falsch", "schlecht", "schlechter", "leider", "schade",
            "beeil", "beeile", "geschwister", "bruder", "schwester", "faul", "strafe", "verboten", "gesperrt",
            "blockiert", "letzte chance", "zu spät", "nie", "musst", "anderen kinder", "zufall", "kaufen", "vergessen",
        ],
        "es": [
            "perdiste", "perdido", "fallaste", "fallo", "mal", "peor", "date prisa", "deprisa", "hermano", "hermana",
            "vago", "castigo", "prohibido", "bloqueado", "última oportunidad", "demasiado tarde", "nunca", "debes",
            "los demás", "azar", "comprar", "olvidaste", "culpa", "vergüenza",
        ],
        "fr": [
            "manqué", "raté", "perdu", "perds", "échec", "échoué", "faux", "mauvais", "pire", "dépêche", "vite",
            "frère",
            "sœur", "paresseux", "punition", "interdit", "bloqué", "dernière chance", "trop tard", "jamais", "dois",
            "les autres enfants", "hasard", "acheter", "oublié", "honte", "ta faute",
        ],
    ]

    /// The sentences for children, as they stand in the file, without the places for values.
    private static func sentences(_ tag: String) throws -> [(key: String, text: String)] {
        try Language(file: tag).own.filter { entry in
            !["parent.", "kidctl.", "web.parent."].contains { entry.key.hasPrefix($0) }
        }
        .map { ($0.key, $0.value.plain) }.sorted { $0.0 < $1.0 }
    }

    private static func words(_ text: String) -> String {
        " "
            + text.lowercased().map { $0.isLetter || $0 == "’" || $0 == "'" ? $0 : " " }
            .reduce(into: "") { $0.append($1) } + " "
    }

    @Test("No sentence for a child shames, threatens, hurries or compares", arguments: ["en", "de", "es", "fr"])
    func kind(tag: String) throws {
        let banned = try #require(Self.banned[tag])
        for (key, text) in try Self.sentences(tag) {
            let words = Self.words(text)
            for word in banned { #expect(!words.contains(" \(word) "), "\(tag): \(key): \(text)") }
        }
    }

    @Test(
        "A streak may hold days of rest: no sentence calls its days consecutive, and no two badges say the same",
        arguments: ["en", "de", "es", "fr"])
    func streaks(tag: String) throws {
        let sentences = try Self.sentences(tag)
        let begins = ["streak.", "badge.streak.", "rule.streak", "event.streak", "goal.streakDays", "template.streak-"]
        for (key, text) in sentences where begins.contains(where: key.hasPrefix) {
            for word in ["in a row", "hintereinander", "seguidos", "de suite"] {
                #expect(!text.contains(word), "\(tag): \(key): \(text)")
            }
        }
        let badges = sentences.filter { $0.key.hasPrefix("badge.") && $0.key.hasSuffix(".description") }.map(\.text)
        #expect(Set(badges).count == badges.count)
    }

    @Test("A language without a list of such words is found", arguments: Language.tags)
    func listed(tag: String) {
        #expect(Self.banned[String(tag.prefix(2))] != nil)
    }

    @Test(
        "A sentence for a child is short: at most 26 words, and 18 in the middle of nine of ten",
        arguments: Language.tags)
    func short(tag: String) throws {
        var lengths: [Int] = []
        for (key, text) in try Self.sentences(tag) {
            for sentence in text.split(whereSeparator: { ".!?:;".contains($0) }) {
                let count = sentence.split { !$0.isLetter && !$0.isNumber }.count
                #expect(count <= 26, "\(tag): \(key): \(sentence)")
                lengths.append(count)
            }
        }
        guard lengths.count > 100 else { return }
        #expect(lengths.sorted()[lengths.count * 9 / 10] <= 18, "\(tag)")
    }

    /// Characters a sentence may have: what is longer does not fit the lines of a small screen.
    @Test("A text is at most 300 characters long", arguments: Language.tags)
    func length(tag: String) throws {
        for (key, text) in try Self.sentences(tag) { #expect(text.count <= 300, "\(tag): \(key)") }
    }

    @Test("Texts have no spaces at their ends, and no two in a row", arguments: Language.tags)
    func spaces(tag: String) throws {
        for (key, message) in try Language(file: tag).own where !key.hasPrefix("list.") {
            let text = message.plain
            #expect(
                !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains("  "), "\(tag): \(key)")
        }
    }
}

extension Message {
    /// All its words, with the forms of plurals one after the other.
    fileprivate var plain: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .number, .value: "_"
            case .plural(_, let exact, let forms):
                (exact.sorted { $0.key < $1.key }.map(\.value) + forms.sorted { $0.key < $1.key }.map(\.value))
                    .map(\.plain).joined(separator: "/")
            }
        }.joined()
    }
}
