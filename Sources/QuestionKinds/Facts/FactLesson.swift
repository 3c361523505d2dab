import Household

/// The math facts in the place of a lesson: its questions are made when they are asked.
public enum FactLesson {
    /// The lesson, as part of the program.
    public static let installed = InstalledLesson(
        LessonHead(of: lesson, language: LessonHead.defaultLanguage), pack: MathFactsLesson.pack,
        packVersion: "1.0.0", edition: MathFactsLesson.edition,
        in: LessonContent(lesson, computed: FactQuestions()))

    private static let lesson = Lesson(
        id: MathFactsLesson.id, skill: MathFactsLesson.skill, title: "Math facts to 20",
        description: "Adding and taking away up to 20, by heart.", subject: MathFactsLesson.subject, tier: .preschool,
        difficulty: 1, estimatedMinutes: 5, order: 0, thumbnail: nil, sticker: nil, sections: [], questions: [])
}
