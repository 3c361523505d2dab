import ArgumentParser
import Household

/// What a decision is asked for.
struct ActivityOptions: ParsableArguments {
    @Option(help: "For this subject, such as math.")
    var subject: String?

    @Option(help: ArgumentHelp("For this lesson.", valueName: "id"))
    var lesson: String?

    @Option(help: ArgumentHelp("For this app.", valueName: "name"))
    var app: String?

    @Option(help: ArgumentHelp("For this pack.", valueName: "id"))
    var pack: String?

    var activity: ActivityRef { ActivityRef(subject: subject, lesson: lesson, app: app, pack: pack) }

    var isGiven: Bool { activity != .anything }
}
