/// Ids made from names: `[a-z0-9._-]`.
enum Slug {
    private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789._-")
    private static let longest = 64

    /// An id that is close to the name and not taken.
    static func make(from name: String, taken: (String) -> Bool) -> String {
        var id = ""
        for character in name.lowercased() {
            if letters.contains(character) {
                id.append(character)
            } else if let plain = plain[character] {
                id += plain
            } else if !id.isEmpty, id.last != "-" {
                id.append("-")
            }
        }
        while id.last == "-" { id.removeLast() }
        id = String(id.prefix(longest - 4))
        if id.isEmpty { id = "member" }
        guard taken(id) else { return id }
        var number = 2
        while taken("\(id)-\(number)") { number += 1 }
        return "\(id)-\(number)"
    }

    /// Letters that have a usual plain spelling.
    private static let plain: [Character: String] = [
        "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e", "ê": "e", "ë": "e", "á": "a", "à": "a",
        "â": "a", "å": "a", "ã": "a", "í": "i", "ì": "i", "î": "i", "ï": "i", "ó": "o", "ò": "o", "ô": "o",
        "õ": "o", "ø": "o", "ú": "u", "ù": "u", "û": "u", "ñ": "n", "ç": "c", "æ": "ae", "œ": "oe", "ł": "l",
    ]
}
