import ArgumentParser
import Glibc

/// The hidden half of `kidctl run`: keeps the program.
struct GuardProgram: ParsableCommand {
    static let name = "run-guard"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Guard a program; kidctl run starts this, do not use it alone.",
        discussion: """
            EXAMPLES:
              kidctl run-guard 3 10 -- tuxmath
            """, shouldDisplay: false)

    @Argument(help: "The descriptor of the link.")
    var link: CInt

    @Argument(help: "Seconds between asking and forcing.")
    var grace: Int

    @Argument(parsing: .postTerminator, help: "The program and its arguments.")
    var command: [String]

    func run() throws {
        var status = stat()
        guard fstat(link, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK, !command.isEmpty else {
            throw Problem.usage("this is a part of kidctl run", help: "kidctl run")
        }
        _ = fcntl(link, F_SETFD, FD_CLOEXEC)
        Glibc.exit(try ProgramGuard(link: link, grace: grace).run(command))
    }
}
