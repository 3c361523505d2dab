/// What is said, compared with its English: most tests are about what is said, and read better in words than in keys.
extension Saying {
    package static func == (saying: Saying, english: String) -> Bool { saying.description == english }

    package static func != (saying: Saying, english: String) -> Bool { saying.description != english }

    /// Whether it has these words in English.
    package func contains(_ words: String) -> Bool { description.contains(words) }

    package func hasPrefix(_ words: String) -> Bool { description.hasPrefix(words) }

    package func hasSuffix(_ words: String) -> Bool { description.hasSuffix(words) }

    package var isEmpty: Bool { description.isEmpty }
}

package func == (saying: Saying?, english: String) -> Bool { saying?.description == english }
