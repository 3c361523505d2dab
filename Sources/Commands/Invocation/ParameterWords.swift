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

    /// `date overrides 1, from`.
    static func text(_ pointer: String) -> String {
        var parts: [String] = []
        for part in pointer.split(separator: "/") {
            if let index = Int(part), let last = parts.popLast() {
                parts.append(last + " \(index + 1)")
            } else {
                parts.append(words(of: part))
            }
        }
        return parts.isEmpty ? "the command" : parts.joined(separator: ", ")
    }

    /// `dateOverrides` is `date overrides`.
    private static func words(of name: Substring) -> String {
        name.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
