/// A place in a call's parameters as people say it.
enum ParameterWords {
    /// A message of kidd about a parameter, which begins with its place, for people who have typed no JSON.
    ///
    /// - Parameter pointer: The place as a JSON pointer: `/dateOverrides/0/from`.
    static func message(_ message: String, pointer: String) -> String {
        let place = pointer.isEmpty ? "params" : String(pointer.dropFirst())
        guard message.hasPrefix(place + " ") else { return message }
        return text(pointer) + message.dropFirst(place.count)
    }

    /// `the first account`, `activity 2 of budget 1`, `date override 1, from`.
    static func text(_ pointer: String) -> String {
        var parts: [(name: String, number: Int?)] = []
        for part in pointer.split(separator: "/") {
            if let index = Int(part), let last = parts.popLast() {
                parts.append((last.name, index + 1))
            } else {
                parts.append((words(of: part), nil))
            }
        }
        if parts.count == 1, let number = parts[0].number, (1...ordinals.count).contains(number) {
            return "the \(ordinals[number - 1]) \(one(of: parts[0].name))"
        }
        let texts = parts.map { part in part.number.map { "\(one(of: part.name)) \($0)" } ?? part.name }
        if texts.count > 1, parts.allSatisfy({ $0.number != nil }) { return texts.reversed().joined(separator: " of ") }
        return texts.isEmpty ? "the command" : texts.joined(separator: ", ")
    }

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]

    /// One of several: `activities` is `activity`.
    private static func one(of name: String) -> String {
        if name == "uids" { return "account" }
        if name == "quiet hours" { return "quiet window" }
        if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        return name.hasSuffix("s") ? String(name.dropLast()) : name
    }

    /// `dateOverrides` is `date overrides`.
    private static func words(of name: Substring) -> String {
        name.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
