import API
import ArgumentParser

/// `kidctl`.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "kidctl", abstract: Help.tongue.language?.say("help") ?? "", discussion: discussion,
            version: KiddVersion.text, subcommands: groups)
    }

    private static var discussion: String {
        guard let language = Help.tongue.language else { return "" }
        return """
            \(language.say("help.about"))

            \(Help.text("title.examples"))
              kidctl household set-up --name Larsen --parent Anna
              kidctl child add Mia --born 2019-04
              kidctl policy set mia --daily 45m --quiet 20:00-07:00
              kidctl time may-i mia
              kidctl time grant mia 15m --why "rainy day"

            \(Help.text("title.exitCodes"))
            \(ExitStatus.allCases.map(line).joined(separator: "\n"))

            \(Help.text("title.environment"))
            \(variables.map(line).joined(separator: "\n"))
            """
    }

    private static func line(_ status: ExitStatus) -> String {
        (status.rawValue < 10 ? "  " : " ") + "\(status.rawValue)  " + Help.text("exit.\(status.rawValue)")
    }

    private static let variables = [("KIDD_SOCKET", "socket"), ("KIDD_TOKEN_FILE", "token"), ("NO_COLOR", "color")]
    /// Where what a variable means begins.
    private static let indent = 19

    private static func line(_ variable: (name: String, key: String)) -> String {
        let name = "  " + variable.name
        let lines = TextWidth.wrap(Help.text("env." + variable.key), to: Terminal.standardWidth - indent)
        return name + String(repeating: " ", count: indent - name.count)
            + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    /// What stands on the first level.
    static let groups: [ParsableCommand.Type] = [
        HouseholdCommand.self, ParentCommand.self, ChildCommand.self, PolicyCommand.self, FilterCommand.self,
        TimeCommand.self, WatchFamily.self, RunProgram.self, Learn.self, OpenWeb.self, PackCommand.self,
        SkillCommand.self, LessonCommand.self, MasteryCommand.self, FactsCommand.self,
        ProgressCommand.self, ReportCommand.self,
        RewardsCommand.self, ChallengeCommand.self, LeaderboardCommand.self, EventsCommand.self,
        LogCommand.self, AuditCommand.self,
        BackupCommand.self,
        DaemonCommand.self,
        RunDoctor.self, ClockCommand.self, CallMethod.self, CheckLogin.self, GuardProgram.self,
    ]
}
