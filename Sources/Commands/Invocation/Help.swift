import ArgumentParser
import Words

/// The texts of help, and the configurations of commands that hold them.
///
/// The parser reads a configuration from a static member of the command's type. It is made anew each time, so that its
/// texts are in the language that help is asked for in, and cost nothing while a command line is only read.
enum Help {
    /// In what the texts are made.
    enum Tongue: Sendable {
        /// None are needed: a command line is read.
        case none
        case english
        case of(Language)

        var language: Language? {
            switch self {
            case .none: nil
            case .english: .english
            case .of(let language): language
            }
        }
    }

    @TaskLocal static var tongue = Tongue.english

    /// A text of help; empty while none is needed.
    ///
    /// - Parameter key: Its key behind `kidctl.help.`.
    static func text(_ key: String) -> String { tongue.language?.say("help." + key) ?? "" }

    /// A noun with its verbs.
    static func group(
        _ name: String, _ subcommands: [ParsableCommand.Type], discussion: String = ""
    ) -> CommandConfiguration {
        CommandConfiguration(
            commandName: name, abstract: text(name), discussion: discussion, subcommands: subcommands)
    }

    /// A verb of which the catalogue has all texts.
    ///
    /// - Parameters:
    ///   - path: The words that call it: `time grant`.
    ///   - usage: What stands behind these words.
    ///   - isAbout: Whether there is more to say than its abstract.
    ///   - examples: Command lines.
    static func verb(
        _ path: String, usage: String, isAbout: Bool = false, above: String? = nil, examples: String
    ) -> CommandConfiguration {
        guard tongue.language != nil else { return verb(path, usage: usage, above: above, discussion: "") }
        let about = isAbout ? text(key(of: path) + ".about") + "\n\n" : ""
        let lines = examples.split(separator: "\n").map { "  " + $0 }
        return verb(
            path, usage: usage, above: above,
            discussion: about + ([text("title.examples")] + lines).joined(separator: "\n"))
    }

    /// A verb of which the catalogue has the abstract.
    ///
    /// - Parameter above: The words in front of its last one, where it is read without the root (`Kidctl.command`): the
    ///   parser then does not look for requests of completion scripts, which only the root answers.
    static func verb(
        _ path: String, usage: String, above: String? = nil, discussion: String
    ) -> CommandConfiguration {
        let name = String(path.split(separator: " ").last ?? "")
        return above == nil
            ? CommandConfiguration(
                commandName: name, abstract: text(key(of: path)), usage: "kidctl \(path) \(usage)",
                discussion: discussion)
            : CommandConfiguration(
                commandName: name, _superCommandName: above ?? "", abstract: text(key(of: path)),
                usage: "kidctl \(path) \(usage)", discussion: discussion)
    }

    private static func key(of path: String) -> String { path.split(separator: " ").joined(separator: ".") }
}

// MARK: - What the parser itself says

extension Help {
    private static let titles = ["overview", "usage", "arguments", "options", "subcommands"]
    private static let endings = ["help", "version"]
    private static let more = (before: "  See '", after: " <subcommand>' for detailed help.")

    /// In fewer columns the parser has no room for what options do.
    static let narrowest = 40
    /// So many columns that the parser breaks no line.
    static let unbroken = 100_000

    /// A page of help: with what the parser writes in English said in another language, and lines broken between words.
    ///
    /// The parser breaks each line of a text for itself, so a line that is a little too long would leave a word alone on
    /// the next one, and it does not break the usage at all.
    ///
    /// - Parameters:
    ///   - text: The page as the parser makes it for this width: options stand beside what they do.
    ///   - unbroken: The same page without a width, of which what stands above the usage is taken.
    static func page(_ text: String, unbroken: String, in language: Language, width: Int) -> String {
        func isUsage(_ line: Substring) -> Bool { line.hasPrefix(Language.briefEnglish.say("help.title.usage")) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // The version has none.
        guard let usage = lines.firstIndex(where: isUsage) else { return text }
        let above = unbroken.split(separator: "\n", omittingEmptySubsequences: false).prefix { !isUsage($0) }
        let words = ParserWords(language)
        return
            (flowing(above.map(words.own), to: width)
            + TextWidth.wrap(words.own(lines[usage]), to: width, breaksWords: false)
            + lines[(usage + 1)...].map(words.own)).joined(separator: "\n")
    }

    /// Paragraphs whose lines are as long as there is room; lines with space in front, such as examples, stay lines of
    /// their own.
    static func flowing(_ lines: [String], to width: Int) -> [String] {
        var paragraphs: [String] = []
        var isOpen = false
        for line in lines {
            let isText = !line.isEmpty && !line.hasPrefix(" ")
            if isText, isOpen { paragraphs[paragraphs.count - 1] += " " + line } else { paragraphs.append(line) }
            isOpen = isText
        }
        return paragraphs.flatMap { paragraph in
            guard TextWidth.of(paragraph) > width else { return [paragraph] }
            let indent = String(paragraph.prefix { $0 == " " })
            let wrapped = TextWidth.wrap(paragraph, to: width - 2 * indent.count, breaksWords: false)
            return wrapped.enumerated().map { $0 == 0 ? indent + $1 : indent + indent + $1 }
        }
    }

    /// What the parser writes in English, and the same in another language.
    private struct ParserWords {
        private let language: Language
        private let titles: [(english: String, own: String)]
        private let endings: [(english: String, own: String)]

        init(_ language: Language) {
            func pairs(_ keys: [String], _ kind: String) -> [(english: String, own: String)] {
                keys.map { (Language.briefEnglish.say("help.\(kind).\($0)"), language.say("help.\(kind).\($0)")) }
            }
            self.language = language
            (titles, endings) = (pairs(Help.titles, "title"), pairs(Help.endings, "ending"))
        }

        /// A line in the language.
        func own(_ line: Substring) -> String {
            if let title = titles.first(where: { line.hasPrefix($0.english) }) {
                return title.own + line.dropFirst(title.english.count)
            }
            if let ending = endings.first(where: { line.hasSuffix("  " + $0.english) }) {
                return line.dropLast(ending.english.count) + ending.own
            }
            guard line.hasPrefix(Help.more.before), line.hasSuffix(Help.more.after) else { return String(line) }
            let command = line.dropFirst(Help.more.before.count).dropLast(Help.more.after.count)
            return "  " + language.say("help.more", command: String(command))
        }
    }
}
