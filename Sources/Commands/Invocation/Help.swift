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

    /// A page of help with what the parser writes in English said in another language.
    static func page(_ text: String, in language: Language, width: Int) -> String {
        let english = Language.english
        guard language.tag != english.tag else { return text }
        func pairs(_ keys: [String], _ kind: String) -> [(english: String, own: String)] {
            keys.map { (english.say("help.\(kind).\($0)"), language.say("help.\(kind).\($0)")) }
        }
        let (titles, endings) = (pairs(titles, "title"), pairs(endings, "ending"))
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let title = titles.first(where: { line.hasPrefix($0.english) }) {
                let own = title.own + line.dropFirst(title.english.count)
                return TextWidth.of(own) > width ? TextWidth.wrap(own, to: width).joined(separator: "\n") : own
            }
            if let ending = endings.first(where: { line.hasSuffix("  " + $0.english) }) {
                return line.dropLast(ending.english.count) + ending.own
            }
            guard line.hasPrefix(more.before), line.hasSuffix(more.after) else { return String(line) }
            let command = line.dropFirst(more.before.count).dropLast(more.after.count)
            return "  " + language.say("help.more", command: String(command))
        }.joined(separator: "\n")
    }
}
