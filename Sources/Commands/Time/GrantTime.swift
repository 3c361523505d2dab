import API
import ArgumentParser
import Household

struct GrantTime: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time grant", usage: "<child> <minutes> [options]", isAbout: true,
            examples: """
                kidctl time grant mia 15m
                kidctl time grant mia 30m --past-quiet-hours --why "a long drive"
                kidctl time grant mia 20m --for-subject math --until 18:00
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "How long: 15m, 1h30m or 90.", transform: Arguments.grant)
    var minutes: Int

    @Flag(help: "The minutes can be used in quiet hours.")
    var pastQuietHours = false

    @Option(
        help: ArgumentHelp("They end at 18:00, 'tomorrow 18:00' or an RFC 3339 time.", valueName: "time"),
        transform: Arguments.timePoint)
    var until: TimePoint?

    @Option(help: "Why, for the audit.")
    var why: String?

    @Option(help: ArgumentHelp("For this subject only.", valueName: "name"))
    var forSubject: String?

    @Option(help: ArgumentHelp("For this lesson only.", valueName: "id"))
    var forLesson: String?

    @Option(help: ArgumentHelp("For this app only.", valueName: "name"))
    var forApp: String?

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(minutes: minutes, ScreenTime.grantMinutes, of: "<minutes>")
    }

    func run(in session: Invocation) throws {
        let activity = ActivityRef(subject: forSubject, lesson: forLesson, app: forApp)
        let params = TimeGrant.Params(
            child: child, minutes: minutes, activity: activity == .anything ? nil : activity,
            pastQuietHours: pastQuietHours, expires: try until?.resolved(in: session, asParent: true), why: why)
        session.show(try session.call(TimeGrant.method, params)) { granted, page in
            page.paragraph(granted.note.printable) + "\n"
                + DecisionText(decision: granted.decision, child: child, now: granted.grant.at, page: page).text
        }
    }
}
