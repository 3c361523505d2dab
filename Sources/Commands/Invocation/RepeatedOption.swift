import ArgumentParser
import StrictJSON

/// Options that are given more than once. Those that may be repeated take each value; nothing else may stand twice, so that
/// no value that was typed is passed over.
enum RepeatedOption {
    /// What is given twice of what a command has one of, or twice with the same value; nil: nothing is.
    ///
    /// - Parameter words: what stands behind the command's name.
    static func problem(in words: some Sequence<String>, of verb: ParsableCommand.Type, help: String) -> Problem? {
        let words = Array(words.prefix { $0 != "--" })
        let names = words.filter { $0.hasPrefix("--") }.map { name(of: $0) }
        guard Set(names).count < names.count else { return nil }
        let isRepeating = options(of: verb)
        var given: Set<String> = []
        var values: Set<String> = []
        var rest = words[...]
        while let word = rest.popFirst() {
            let name = name(of: word)
            guard let isRepeating = isRepeating[name] else { continue }
            let value = word == name ? rest.popFirst() ?? "" : String(word.dropFirst(name.count + 1))
            let isNew = given.insert(name).inserted
            guard isNew || isRepeating else { return Problem.usage("\(name) is given more than once", help: help) }
            guard values.insert("\(name)=\(value)").inserted else {
                return Problem.usage("\(name) \(value.printable) is given more than once", help: help)
            }
        }
        return nil
    }

    private static func name(of word: String) -> String { String(word.prefix { $0 != "=" }) }

    /// The options of a command that have a value, and whether each may be repeated.
    static func options(of verb: ParsableCommand.Type) -> [String: Bool] {
        guard let command = try? JSONDocument(scanning: Array(verb._dumpHelp().utf8)).root.member("command"),
            let arguments = command.member("arguments")?.elements
        else { return [:] }
        var options: [String: Bool] = [:]
        for argument in arguments where argument.member("kind")?.string == "option" {
            guard let name = argument.member("preferredName")?.member("name")?.string else { continue }
            options["--" + name] = argument.member("isRepeating")?.bool ?? false
        }
        return options
    }
}
