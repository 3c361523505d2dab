import Household
import Words

/// The math facts in the place of a lesson: its questions are made when they are asked.
public enum FactLesson {
    /// The lesson in each language of the program, English first.
    public static let installed: [InstalledLesson] = {
        let english = Language.english
        return [installed(in: english)]
            + Language.tags.filter { $0 != english.tag }.compactMap(Language.named).map(installed)
    }()

    private static func installed(in language: Language) -> InstalledLesson {
        let lesson = Lesson(
            id: MathFactsLesson.id, skill: MathFactsLesson.skill, title: language.text(of: Saying("facts.title")),
            description: language.text(of: Saying("facts.description")), subject: MathFactsLesson.subject,
            tier: .preschool, difficulty: 1, estimatedMinutes: 5, order: 0, thumbnail: nil, sticker: nil, sections: [],
            questions: [])
        let isFirst = language.tag == LessonHead.defaultLanguage
        return InstalledLesson(
            LessonHead(of: lesson, language: language.tag), pack: MathFactsLesson.pack, packVersion: "1.0.0",
            edition: isFirst
                ? MathFactsLesson.edition : LessonEdition(rawValue: "\(MathFactsLesson.edition)-\(language.tag)"),
            in: LessonContent(lesson, computed: FactQuestions(language: language)))
    }
}
