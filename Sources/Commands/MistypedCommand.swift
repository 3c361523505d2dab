import ArgumentParser
import Household

/// Words of a command line that name no command: what was probably meant.
enum MistypedCommand {
    /// The problem with the first words; nil when they name a command, or ask for help.
    static func problem(in words: [String]) -> Problem? {
        var level = RootCommand.groups
        var path = "kidctl"
        for word in words {
            if level.isEmpty || word.hasPrefix("-") || word == help { return nil }
            guard let found = level.first(where: { $0.name == word }) else {
                return Problem.usage("there is no \(path) \(word.printable)" + guess(word, level, path), help: path)
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

    private static func guess(_ word: String, _ level: [ParsableCommand.Type], _ path: String) -> String {
        let names = level.filter { $0.configuration.shouldDisplay }.compactMap { $0.name }
        let meant = names.filter { name in alike.contains { $0.isSuperset(of: [name, word]) } }
        if !meant.isEmpty { return ": did you mean \(meant.map { "\(path) \($0)" }.joined(separator: " or "))?" }
        if let near = NearestWord.of(word, in: names) { return ": did you mean \(path) \(near)?" }
        // A verb without its noun, or behind another one: kidctl grant mia 15m.
        let verbs = RootCommand.groups.flatMap { group in
            group.configuration.subcommands.compactMap { verb in
                verb.name == word ? "kidctl \(group.name ?? "") \(word)" : nil
            }
        }
        return verbs.isEmpty ? "" : ": did you mean \(verbs.joined(separator: " or "))?"
    }
}

extension ParsableCommand {
    /// The word that calls it.
    fileprivate static var name: String? { configuration.commandName }
}
