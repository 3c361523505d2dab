import Household

/// The questions of a lesson as an activity with some seed would ask them, for the author of a pack.
public enum LessonPreview {
    /// A line of JSON for each question, with its answer, as a pack would have it if it were written down.
    public static func lines(of installed: InstalledLesson, seed: UInt64) -> [String] {
        guard let drawn = DrawnLesson(installed, seed: seed) else { return [] }
        return installed.lesson.questions.compactMap(drawn.question).map {
            String(decoding: PackShapes.question.encode($0), as: UTF8.self)
        }
    }
}
