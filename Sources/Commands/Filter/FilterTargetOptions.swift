import API
import ArgumentParser
import Household

/// What the filter is asked about.
struct FilterTargetOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A lesson.", valueName: "id"))
    var lesson: String?

    @Option(help: ArgumentHelp("A whole subject, such as math.", valueName: "name"))
    var subject: String?

    @Option(help: ArgumentHelp("A pack.", valueName: "id"))
    var pack: String?

    @Option(help: ArgumentHelp("A front-end's app.", valueName: "name"))
    var app: String?

    /// How many are named.
    var count: Int { [lesson, subject, pack, app].compactMap { $0 }.count }

    func question(of child: String) -> FilterQuestion {
        FilterQuestion(
            child: child, lesson: lesson.map { LessonID(rawValue: $0) }, subject: subject,
            pack: pack.map { PackID(rawValue: $0) }, app: app)
    }
}
