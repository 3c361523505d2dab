import ArgumentParser
import Household
import Words

/// Words of a command line that name no command: what was probably meant.
enum MistypedCommand {
    /// The problem with the first words; nil when they name a command, or ask for help.
    static func problem(in words: [String]) -> Problem? {
        var level = RootCommand.groups
        var path = "kidctl"
        for word in words {
            if level.isEmpty || word.hasPrefix("-") || word == help { return nil }
            guard let found = level.first(where: { $0.name == word }) else {
                let words = Saying.Value.text("\(path) \(word.printable)")
                let near = guess(word, level, path)
                let message =
                    near.map { Saying("kidctl.error.noSuchBut", ["words": words, "near": $0]) }
                    ?? Saying("kidctl.error.noSuch", ["words": words])
                return Problem(.usage, message, remedy: Problem.help(path))
            }
            path += " " + word
            level = found.configuration.subcommands
        }
        return nil
    }

    private static let help = "help"

    /// Verbs that people take for each other: those that are there are meant.
    private static let alike: [Set<String>] = [
        ["add", "create", "make", "new"], ["archive", "remove"], ["delete", "erase", "remove"],
        ["change", "edit", "set", "update"],
        ["get", "list", "show", "view"], ["decline", "deny", "refuse", "reject"], ["give", "grant"],
        ["revoke", "take", "undo"],
    ]

    private static func guess(
        _ word: String, _ level: [ParsableCommand.Type], _ path: String
    ) -> Saying.Value? {
        let names = level.filter { $0.configuration.shouldDisplay }.compactMap { $0.name }
        let meant = names.filter { name in alike.contains { $0.isSuperset(of: [name, word]) } }
        if !meant.isEmpty { return either(meant.map { "\(path) \($0)" }) }
        if let near = NearestWord.of(word, in: names) { return .text("\(path) \(near)") }
        // A verb without its noun, or behind another one: kidctl grant mia 15m.
        let verbs = RootCommand.groups.flatMap { group in
            group.configuration.subcommands.compactMap { verb in
                verb.name == word ? "kidctl \(group.name ?? "") \(word)" : nil
            }
        }
        return either(verbs)
    }

    /// `kidctl a or kidctl b`; nil for none.
    private static func either(_ commands: [String]) -> Saying.Value? {
        let values = commands.map(Saying.Value.text)
        return values.dropFirst().reduce(values.first) { all, next in
            all.map { .saying(Saying("kidctl.error.or", ["first": $0, "second": next])) }
        }
    }
}

extension ParsableCommand {
    /// The word that calls it.
    fileprivate static var name: String? { configuration.commandName }
}
