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

    /// `the first account`, `the second activity of the first budget`, `the last day of the first date override`.
    static func text(_ pointer: String) -> String {
        var parts: [(name: String, number: Int?)] = []
        for part in pointer.split(separator: "/") {
            if let index = Int(part), let last = parts.popLast() {
                parts.append((last.name, index + 1))
            } else {
                parts.append((words(of: part), nil))
            }
        }
        // What a command is about, and that it would change something, people know.
        if parts.count > 1, ["activity", "change", "details", "household"].contains(parts[0].name),
            parts[0].number == nil
        {
            parts.removeFirst()
        }
        guard parts.count > 1 || parts.first?.number != nil else { return parts.first?.name ?? "the command" }
        return parts.reversed().map { part in
            guard let number = part.number else { return "the " + part.name }
            let one = one(of: part.name)
            return ordinals.indices.contains(number - 1) ? "the \(ordinals[number - 1]) \(one)" : "\(one) \(number)"
        }.joined(separator: " of ")
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
        // Of a span of days.
        if name == "first" || name == "last" { return name + " day" }
        return name.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
