import API
import ArgumentParser
import Household

struct AskForTime: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time ask", usage: "<child> <minutes> [options]", isAbout: true,
            examples: """
                kidctl time ask mia 15m
                kidctl time ask mia 20m --reason "the film is nearly over"
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "How long: 15m, 1h30m or 90.", transform: Arguments.grant)
    var minutes: Int

    @Option(help: "Why, in the child's own words.")
    var reason: String?

    @Option(help: ArgumentHelp("For this subject only.", valueName: "name"))
    var forSubject: String?

    @Option(help: ArgumentHelp("For this app only.", valueName: "name"))
    var forApp: String?

    @Option(help: ArgumentHelp("An id of your own: asking twice with it counts once.", valueName: "id"))
    var id: String?

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(minutes: minutes, ScreenTime.grantMinutes, of: "<minutes>")
    }

    func run(in session: Invocation) throws {
        let activity = ActivityRef(subject: forSubject, app: forApp)
        let params = TimeAsk.Params(
            child: child, minutes: minutes, reason: reason, activity: activity == .anything ? nil : activity, id: id)
        session.show(try session.call(TimeAsk.method, params)) { asked, page in page.paragraph(asked.say.printable) }
    }
}
