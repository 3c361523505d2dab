import Household
import Words

/// The math facts in the place of lessons, one for each domain: their questions are made when they are asked.
public enum FactLesson {
    /// The lessons in each language of the program, English first.
    public static let installed: [InstalledLesson] = {
        let english = Language.english
        let languages = [english] + Language.tags.filter { $0 != english.tag }.compactMap(Language.named)
        return FactDomain.allCases.flatMap { domain in languages.map { installed(domain, in: $0) } }
    }()

    private static func installed(_ domain: FactDomain, in language: Language) -> InstalledLesson {
        let lesson = Lesson(
            id: domain.lesson, skill: MathFactsLesson.skill,
            title: language.text(of: domain.title),
            description: language.text(of: Saying("facts.description.\(domain)")), subject: MathFactsLesson.subject,
            tier: domain.tier, difficulty: 1, estimatedMinutes: 5, order: 0, thumbnail: nil, sticker: nil, sections: [],
            questions: [])
        let isFirst = language.tag == LessonHead.defaultLanguage
        return InstalledLesson(
            LessonHead(of: lesson, language: language.tag), pack: MathFactsLesson.pack, packVersion: "1.0.0",
            edition: isFirst
                ? domain.edition : LessonEdition(rawValue: "\(domain.edition)-\(language.tag)"),
            in: LessonContent(lesson, computed: FactQuestions(language: language)))
    }
}
