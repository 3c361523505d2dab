import Generators
import Household
import Shapes

extension PackShapes {
    /// A file of the folder `lessons`.
    package static let lesson = Shape<Lesson>.object(
        "PackLesson", "A lesson with all of its questions.",
        make: {
            id, skill, title, description, subject, tier, difficulty, minutes, order, thumbnail, sticker, sections,
            questions, generated, templates, passages in
            Lesson(
                id: id, skill: skill, title: title, description: description, subject: subject, tier: tier,
                difficulty: difficulty, estimatedMinutes: minutes, order: order, thumbnail: thumbnail,
                sticker: sticker, sections: sections, questions: questions, generated: generated,
                templates: templates, passages: passages)
        }
    ) {
        required("id", \.id, id(LessonID.self))
        required("skill", \.skill, id(SkillID.self))
        required("title", \.title, text)
        required("description", \.description, text)
        required("subject", \.subject, idText)
        required("tier", \.tier, .word(AgeTier.self))
        required("difficulty", \.difficulty, number(ContentLimits.difficulty))
        required("estimatedMinutes", \.estimatedMinutes, number(ContentLimits.minutes))
        required("order", \.order, wholeNumber, "The place among the lessons of the pack.")
        optional("thumbnail", \.thumbnail, assetName)
        optional("sticker", \.sticker, assetName)
        required("sections", \.sections, .list(of: section, maximum: ContentLimits.sections))
        unless(
            "questions", \.questions, .list(of: question, maximum: ContentLimits.lessonQuestions), is: [],
            "The questions that are written down; absent: none.")
        unless(
            "generated", \.generated, .list(of: generated, maximum: ContentLimits.lessonQuestions), is: [],
            "Those that are made anew for each activity; absent: none. With the written ones at most 40.")
        unless(
            "templates", \.templates, .list(of: .template, maximum: ContentLimits.lessonTemplates), is: [],
            "Templates of this lesson alone; absent: those of the pack.")
        unless(
            "passages", \.passages, .list(of: passage, maximum: ContentLimits.sections), is: [],
            "Texts that questions are about; absent: none.")
    }

    /// A text that stands beside questions.
    package static let passage = Shape<Passage>.object(
        "PackPassage", "A text that stands beside the questions about it, wherever they are asked.",
        make: Passage.init
    ) {
        required("id", \.id, .text(1...64), "What questions name it by.")
        required("title", \.title, text)
        required("text", \.text, .text(1...Passage.characters))
        unless("images", \.images, .list(of: assetName), is: [], "Absent: it has none.")
        optional("imageText", \.imageText, text, "What the images show, for those who do not see them.")
        optional("audio", \.audio, assetName, "In which it is read.")
    }

    /// A question that is made of a template.
    package static let generated = Shape<GeneratedQuestion>.object(
        "PackGeneratedQuestion", "A question that is made anew for each activity.", make: GeneratedQuestion.init
    ) {
        required("id", \.id, id(QuestionID.self))
        required("kind", \.kind, id(QuestionKind.self), "One of the kinds of the template.")
        required("template", \.template, .text(1...64), "The id of a template of the pack.")
        required("variant", \.variant, .text(1...64), "Which of the template's variants.")
    }

    /// A section of a lesson.
    package static let section = Shape<Section>.object(
        "PackSection", "A part of a lesson with the ids of its questions.", make: Section.init
    ) {
        required("id", \.id, id(SectionID.self))
        required("title", \.title, text)
        required("kind", \.kind, .word(SectionKind.self))
        optional("text", \.text, text)
        required("questions", \.questions, .list(of: id(QuestionID.self), maximum: ContentLimits.lessonQuestions))
        optional(
            "draws", \.draws, number(1...ContentLimits.lessonQuestions),
            "How many of them one lesson asks; the next lesson asks others. Absent: all.")
    }
}
