import ArgumentParser

struct LessonCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "lesson", [ListLessons.self, ShowNextLesson.self])
    }
}
