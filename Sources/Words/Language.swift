import CWords
import StrictJSON

/// A language: every text of kidd in it, and how it writes numbers, times and lists. One file of the folder `words`.
public final class Language: Sendable {
    /// Its tag by BCP 47, such as `de`.
    public let tag: String
    /// Its name in itself.
    public let name: String
    /// Texts that it has itself, by their keys.
    let own: [String: Message]
    /// Texts that it has itself and that are read when they are said.
    private let lines: TextLines?
    /// Where other texts come from: of `en-US` those of `en`.
    let base: Language?
    let plurals: PluralRules
    /// What stands between groups of three digits.
    let groupMark: String
    /// Whether a comma parts whole numbers from decimals: a point does where the comma parts groups of digits.
    public var hasDecimalComma: Bool { groupMark != "," }
    /// Put around each text; for finding what is no text of the catalogue.
    let frame: (before: String, after: String)?

    init(
        tag: String, name: String, own: [String: Message], base: Language?, plurals: PluralRules, groupMark: String,
        frame: (before: String, after: String)? = nil, lines: TextLines? = nil
    ) {
        self.tag = tag
        self.name = name
        self.own = own
        self.base = base
        self.plurals = plurals
        self.groupMark = groupMark
        self.frame = frame
        self.lines = lines
    }

    // As values of their own: who asks for a tag does not read a language for it.
    private static let englishTag = "en"
    private static let pseudoTag = "qps"

    /// English, in which technical messages are written.
    public static let english: Language = {
        do throws(LanguageFault) {
            return try Language(file: englishTag)
        } catch {
            // A program without its English would say nothing: tests and the first start find it.
            preconditionFailure("English cannot be read: \(error.reason)")
        }
    }()

    /// The tags of all languages that are part of the program.
    public static let tags: [String] = files.map(\.tag)

    /// The language for a tag such as `de-AT` or `de_AT.UTF-8`, read anew; nil if there is none.
    public static func named(_ tag: String) -> Language? {
        switch known(tag) {
        case nil: nil
        case pseudoTag?: pseudo
        case englishTag?: english
        case let known?: try? Language(file: known)
        }
    }

    /// The same, of which each text is read when it is said: for a program that says a few and ends.
    public static func brief(_ tag: String) -> Language? {
        switch known(tag) {
        case nil: nil
        case pseudoTag?: pseudo
        case englishTag?: briefEnglish
        case let known?: try? Language(brief: known)
        }
    }

    /// English, of which each text is read when it is said. Reading all of them took most of a short program's time.
    public static let briefEnglish = (try? Language(brief: englishTag)) ?? english

    /// The tag of the language for a tag: exactly this one, else that of its language; nil if there is neither.
    public static func known(_ tag: String) -> String? {
        let plain = tag.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
        let language = plain.prefix { $0 != "-" }
        if language == pseudoTag { return pseudoTag }
        for wanted in [plain, String(language)] {
            if let known = tags.first(where: { $0.lowercased() == wanted }) { return known }
        }
        return nil
    }

    /// A language in which each text stands in brackets, so that one sees what is no text of the catalogue: the locale
    /// `qps`, for those who write front-ends.
    public static let pseudo = Language(
        tag: pseudoTag, name: "[Pseudo]", own: [:], base: english, plurals: english.plurals,
        groupMark: english.groupMark,
        frame: ("⟦", "⟧"))

    /// The text with a key; nil if the language has none.
    func message(_ key: String) -> Message? { own[key] ?? lines?.message(key) ?? base?.message(key) }

    /// Whether it has a text with a key.
    public func has(_ key: String) -> Bool { message(key) != nil }

    /// The keys of all its texts.
    var keys: Set<String> { Set(own.keys).union(lines?.keys ?? []).union(base?.keys ?? []) }
}

/// Why a file is no language.
struct LanguageFault: Error, Equatable {
    var reason: String
}

extension Language {
    /// The files of the folder `words`, as they are part of the program.
    static var files: [(tag: String, bytes: UnsafeBufferPointer<UInt8>)] {
        var found: [(tag: String, bytes: UnsafeBufferPointer<UInt8>)] = []
        while true {
            let next = kidd_language_at(found.count)
            guard let tag = next.tag, let bytes = next.bytes else { return found }
            found.append((String(cString: tag), UnsafeBufferPointer(start: bytes, count: next.size)))
        }
    }

    convenience init(file tag: String) throws(LanguageFault) {
        guard let file = Self.files.first(where: { $0.tag == tag }) else {
            throw LanguageFault(reason: "there is no file \(tag).json")
        }
        try self.init(tag: tag, Array(file.bytes))
    }

    /// The same with texts that are read when they are said.
    convenience init(brief tag: String) throws(LanguageFault) {
        guard let file = Self.files.first(where: { $0.tag == tag }) else {
            throw LanguageFault(reason: "there is no file \(tag).json")
        }
        guard let lines = TextLines(file.bytes) else {
            throw LanguageFault(reason: "\(tag).json has not one text a line")
        }
        try self.init(tag: tag, lines.head, lines: lines)
    }

    /// Reads a file of the folder `words`.
    ///
    /// - Parameter lines: Further texts, to be read when they are said.
    convenience init(tag: String, _ bytes: [UInt8], lines: TextLines? = nil) throws(LanguageFault) {
        let root: JSONValue
        do throws(JSONFault) {
            root = try JSONDocument(scanning: bytes).root
        } catch {
            throw LanguageFault(reason: "\(tag).json is no JSON: \(error)")
        }
        guard let name = root.member("name")?.string, let texts = root.member("texts") else {
            throw LanguageFault(reason: "\(tag).json needs a name and texts")
        }
        var own: [String: Message] = [:]
        own.reserveCapacity(texts.count)
        for (key, value) in texts.members {
            guard let text = value.string else { throw LanguageFault(reason: "\(tag).json: \(key) is no text") }
            do throws(Message.Fault) {
                own[key] = try Message(text)
            } catch {
                throw LanguageFault(reason: "\(tag).json: \(key): \(error.reason)")
            }
        }
        let base = try root.member("extends")?.string.map { (tag) throws(LanguageFault) in
            if lines != nil { return try Language(brief: tag) }
            return tag == "en" ? Language.english : try Language(file: tag)
        }
        let rules = root.member("plurals")?.members.map { (form: $0.0, rule: $0.1.string ?? "") }
        guard let plurals = rules.map({ PluralRules($0) }) ?? base?.plurals else {
            throw LanguageFault(reason: "\(tag).json needs plurals that can be read")
        }
        let mark = root.member("groupMark")?.string ?? base?.groupMark ?? ""
        self.init(tag: tag, name: name, own: own, base: base, plurals: plurals, groupMark: mark, lines: lines)
    }
}
