import ArgumentParser
import Glibc

/// The command line tool: reads its arguments, runs one command, ends the process.
public enum Kidctl {
    /// Runs the command of the process's arguments and ends the process with its ``ExitStatus``.
    public static func run() -> Never {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            var command = try RootCommand.parseAsRoot(arguments)
            try command.run()
            return .ok
        } catch let problem as Problem {
            Output.error(problem.text(width: Terminal.ofErrors().width))
            return problem.status
        } catch let end as EarlyEnd {
            return end.status
        } catch {
            let text = RootCommand.fullMessage(for: error, columns: Terminal.current().width)
            guard RootCommand.exitCode(for: error) == .success else {
                Output.error(Prose.usageError(text, width: Terminal.ofErrors().width))
                return .usage
            }
            Output.out(text + "\n")
            return .ok
        }
    }
}

/// The answer was printed, and it is one that scripts tell by the exit code.
struct EarlyEnd: Error {
    var status: ExitStatus
}
