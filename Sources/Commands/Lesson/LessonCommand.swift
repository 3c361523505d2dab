import ArgumentParser

struct LessonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lesson", abstract: "The lessons.", subcommands: [ListLessons.self, ShowNextLesson.self])
}
