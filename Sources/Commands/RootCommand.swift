import API
import ArgumentParser

/// `kidctl`.
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kidctl",
        abstract: "Talks to kidd, the family's learning and screen-time daemon.",
        discussion: """
            A parent unlocks once with a PIN; the token is kept in a private file
            for 10 idle minutes. A PIN is never an argument: kidctl asks for it on the
            terminal, or reads it from --pin-file.

            EXAMPLES:
              kidctl household set-up --name Larsen --parent Anna
              kidctl child add Mia --born 2019-04
              kidctl policy set mia --daily 45m --quiet 20:00-07:00
              kidctl time may-i mia
              kidctl time grant mia 15m --why "rainy day"

            EXIT CODES:
            \(ExitStatus.allCases.map { ($0.rawValue < 10 ? "  " : " ") + "\($0.rawValue)  \($0.summary)" }.joined(separator: "\n"))

            ENVIRONMENT:
              KIDD_SOCKET      the socket, when --socket is not given; without both the one
                               in $XDG_RUNTIME_DIR/kidd, else in /run/kidd
              KIDD_TOKEN_FILE  where the token of an unlock is kept
              NO_COLOR         no color on a terminal
            """,
        version: KiddVersion.text,
        subcommands: groups)

    /// What stands on the first level.
    static let groups: [ParsableCommand.Type] = [
        HouseholdCommand.self, ParentCommand.self, ChildCommand.self, PolicyCommand.self, FilterCommand.self,
        TimeCommand.self, RunProgram.self, PackCommand.self, SkillCommand.self, LessonCommand.self,
        MasteryCommand.self, FactsCommand.self,
        ProgressCommand.self,
        RewardsCommand.self, ChallengeCommand.self, LeaderboardCommand.self, EventsCommand.self, AuditCommand.self,
        DaemonCommand.self,
        RunDoctor.self, ClockCommand.self, CallMethod.self, CheckLogin.self, GuardProgram.self,
    ]
}
