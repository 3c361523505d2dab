import ArgumentParser
import CLinux
import Glibc
import Words

/// The command line tool: reads its arguments, runs one command, ends the process.
public enum Kidctl {
    /// Runs the command of the process's arguments and ends the process with its ``ExitStatus``.
    public static func run() -> Never {
        kidd_begin("kidctl")
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ arguments: [String]) -> ExitStatus {
        // Texts of help are made when they are shown.
        Help.$tongue.withValue(.none) {
            do {
                var command = try command(of: arguments)
                try command.run()
                return .ok
            } catch let problem as Problem {
                let said = problem.said(in: TerminalLanguage.current(Environment.value))
                Output.error(said.text(width: Terminal.ofErrors().width))
                return problem.status
            } catch let end as EarlyEnd {
                return end.status
            } catch {
                return tell(error)
            }
        }
    }

    /// Shows what the parser has to say: help, the version, or what it does not understand.
    private static func tell(_ error: any Error) -> ExitStatus {
        guard RootCommand.exitCode(for: error) == .success else {
            let text = RootCommand.fullMessage(for: error, columns: Terminal.current().width)
            Output.error(Prose.usageError(text, width: Terminal.ofErrors().width))
            return .usage
        }
        let language = TerminalLanguage.current(Environment.value)
        Output.out(help(for: error, in: language, width: Terminal.current().width) + "\n")
        return .ok
    }

    /// A page of help, or the version.
    static func help(for error: any Error, in language: Language, width: Int) -> String {
        Help.$tongue.withValue(.of(language)) {
            Help.page(
                RootCommand.fullMessage(for: error, columns: max(width, Help.narrowest)),
                unbroken: RootCommand.fullMessage(for: error, columns: Help.unbroken), in: language, width: width)
        }
    }

    /// The command with its arguments.
    ///
    /// The one that the first words name is read on its own: reading from the root sets up all commands there are, which
    /// takes longer than the rest of a call. What it does not understand (a mistake, a question for help) is read from
    /// the root, which says what is to be said.
    static func command(of arguments: [String]) throws -> ParsableCommand {
        let arguments = RunProgram.separated(behindVerb(arguments))
        if let (verb, count) = verb(named: arguments) {
            let words = arguments.dropFirst(count)
            // Who names a child right behind the verb, as most verbs have it, is understood where it is an option, too.
            for words in [Array(words), ["--child"] + words] {
                guard let command = try? verb.parseAsRoot(words), type(of: command) == verb else { continue }
                let help = "kidctl " + arguments.prefix(count).joined(separator: " ")
                if let problem = RepeatedOption.problem(in: words, of: verb, help: help) { throw problem }
                return command
            }
        }
        if let problem = MistypedCommand.problem(in: arguments) ?? RenamedOption.problem(in: arguments) {
            throw problem
        }
        return try RootCommand.parseAsRoot(arguments)
    }

    /// Options that every verb takes stand behind it: those that somebody typed in front of it are moved there.
    private static func behindVerb(_ arguments: [String]) -> [String] {
        var options: [String] = []
        var rest = arguments[...]
        while let word = rest.first,
            ["--socket", "--pin-file", "--as-parent", "--json", "--show-request"].contains(word)
        {
            let size = word == "--json" || word == "--show-request" ? 1 : 2
            options += rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        guard !options.isEmpty, let (_, count) = verb(named: Array(rest)) else { return arguments }
        return rest.prefix(count) + options + rest.dropFirst(count)
    }

    /// The command without subcommands that the first words name, and how many words these are.
    private static func verb(named words: [String]) -> (verb: ParsableCommand.Type, words: Int)? {
        var level = RootCommand.groups
        for (index, word) in words.enumerated() {
            guard let found = level.first(where: { $0.configuration.commandName == word }) else { return nil }
            level = found.configuration.subcommands
            if level.isEmpty { return (found, index + 1) }
        }
        return nil
    }
}

/// The answer was printed, and it is one that scripts tell by the exit code.
struct EarlyEnd: Error {
    var status: ExitStatus
}
