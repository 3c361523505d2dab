import Generators
import Household
import Shapes

extension PackShapes {
    /// A file of the folder `lessons`.
    package static let lesson = Shape<Lesson>.object(
        "PackLesson", "A lesson with all of its questions.",
        make: {
            id, skill, title, description, subject, tier, difficulty, minutes, order, thumbnail, sticker, sections,
            questions, generated, templates in
            Lesson(
                id: id, skill: skill, title: title, description: description, subject: subject, tier: tier,
                difficulty: difficulty, estimatedMinutes: minutes, order: order, thumbnail: thumbnail,
                sticker: sticker, sections: sections, questions: questions ?? [], generated: generated ?? [],
                templates: templates ?? [])
        }
    ) {
        required("id", id(LessonID.self), get: \.id)
        required("skill", id(SkillID.self), get: \.skill)
        required("title", text, get: \.title)
        required("description", text, get: \.description)
        required("subject", idText, get: \.subject)
        required("tier", .word(AgeTier.self), get: \.tier)
        required("difficulty", number(ContentLimits.difficulty), get: \.difficulty)
        required("estimatedMinutes", number(ContentLimits.minutes), get: \.estimatedMinutes)
        required("order", wholeNumber, "The place among the lessons of the pack.", get: \.order)
        optional("thumbnail", assetName, get: \.thumbnail)
        optional("sticker", assetName, get: \.sticker)
        required("sections", .list(of: section, maximum: ContentLimits.sections), get: \.sections)
        optional(
            "questions", .list(of: question, maximum: ContentLimits.lessonQuestions),
            "The questions that are written down; absent: none."
        ) { $0.questions.isEmpty ? nil : $0.questions }
        optional(
            "generated", .list(of: generated, maximum: ContentLimits.lessonQuestions),
            "Those that are made anew for each activity; absent: none. With the written ones at most 40."
        ) { $0.generated.isEmpty ? nil : $0.generated }
        optional(
            "templates", .list(of: .template, maximum: ContentLimits.lessonTemplates),
            "Templates of this lesson alone; absent: those of the pack."
        ) { $0.templates.isEmpty ? nil : $0.templates }
    }

    /// A question that is made of a template.
    package static let generated = Shape<GeneratedQuestion>.object(
        "PackGeneratedQuestion", "A question that is made anew for each activity.", make: GeneratedQuestion.init
    ) {
        required("id", id(QuestionID.self), get: \.id)
        required("kind", id(QuestionKind.self), "One of the kinds of the template.", get: \.kind)
        required("template", .text(1...64), "The id of a template of the pack.", get: \.template)
        required("variant", .text(1...64), "Which of the template's variants.", get: \.variant)
    }

    /// A section of a lesson.
    package static let section = Shape<Section>.object(
        "PackSection", "A part of a lesson with the ids of its questions.", make: Section.init
    ) {
        required("id", id(SectionID.self), get: \.id)
        required("title", text, get: \.title)
        required("kind", .word(SectionKind.self), get: \.kind)
        optional("text", text, get: \.text)
        required("questions", .list(of: id(QuestionID.self), maximum: ContentLimits.lessonQuestions), get: \.questions)
    }
}
