/// Ids made from names: `[a-z0-9._-]`, to be told apart and typed on any keyboard.
public enum Slug {
    private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789._")
    private static let longest = 64

    /// An id that is close to the name and not taken.
    ///
    /// Latin, Greek and Cyrillic letters get their usual plain spelling. A name with a letter of another script has none: what
    /// would be left of it tells nobody apart, so it is called by `word`.
    public static func make(from name: String, or word: String, taken: (String) -> Bool) -> String {
        let id = plain(name) ?? word
        guard taken(id) else { return id }
        var number = 2
        while taken("\(id)-\(number)") { number += 1 }
        return "\(id)-\(number)"
    }

    /// The name in plain letters; nil where it has none, or one without a plain spelling.
    private static func plain(_ name: String) -> String? {
        var id = ""
        for character in name.lowercased() {
            if letters.contains(character) {
                id.append(character)
            } else if "υύ".contains(character), let vowel = id.last, "aeo".contains(vowel) {
                id.append("u")
            } else if let plain = spelling(of: character) {
                id += plain
            } else if character.isLetter {
                return nil
            } else if !id.isEmpty, id.last != "-" {
                id.append("-")
            }
        }
        id = String(id.prefix(longest - 4))
        while id.last == "-" { id.removeLast() }
        return id.contains { $0.isLetter || $0.isNumber } ? id : nil
    }

    /// The plain spelling of a lowercase letter, by its base where its marks have none of their own.
    private static func spelling(of character: Character) -> String? {
        guard let base = character.unicodeScalars.first else { return nil }
        if let plain = spellings[character] ?? spellings[Character(base)] { return plain }
        guard let name = base.properties.name else { return nil }
        // Such as LATIN SMALL LETTER S WITH CARON.
        let words = name.split(separator: " ").prefix { $0 != "WITH" }
        guard words.count == 4, words.starts(with: ["LATIN", "SMALL", "LETTER"]), words[3].count == 1 else {
            return nil
        }
        return words[3].lowercased()
    }

    private static let spellings: [Character: String] = [
        // Latin letters that are not spelled by their base.
        "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ı": "i", "ə": "e",
        // Greek, as ELOT 743 has it.
        "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i", "κ": "k", "λ": "l",
        "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s", "ς": "s", "τ": "t", "υ": "y", "φ": "f",
        "χ": "ch", "ψ": "ps", "ω": "o", "ά": "a", "έ": "e", "ή": "i", "ί": "i", "ό": "o", "ύ": "y", "ώ": "o", "ϊ": "i",
        "ϋ": "y", "ΐ": "i", "ΰ": "y",
        // Cyrillic, as passports have it (ICAO 9303), with the letters of Ukrainian, Belarusian, Serbian and Macedonian.
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i", "й": "i",
        "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
        "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "iu",
        "я": "ia", "і": "i", "ї": "i", "є": "ie", "ґ": "g", "ў": "u", "ђ": "dj", "ј": "j", "љ": "lj", "њ": "nj",
        "ћ": "c", "џ": "dz", "ѓ": "g", "ѕ": "dz", "ќ": "k", "ʼ": "",
    ]
}
