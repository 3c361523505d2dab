import Household
import Shapes

extension PackShapes {
    /// A file of the folder `lessons`.
    package static let lesson = Shape<Lesson>.object(
        "PackLesson", "A lesson with all of its questions.", make: Lesson.init
    ) {
        required("id", id(LessonID.self), get: \.id)
        required("skill", id(SkillID.self), get: \.skill)
        required("title", .text(), get: \.title)
        required("description", .text(), get: \.description)
        required("subject", .text(), get: \.subject)
        required("tier", .word(AgeTier.self), get: \.tier)
        required("difficulty", wholeNumber, get: \.difficulty)
        required("estimatedMinutes", wholeNumber, get: \.estimatedMinutes)
        required("order", wholeNumber, "The place among the lessons of the pack.", get: \.order)
        optional("thumbnail", assetName, get: \.thumbnail)
        optional("sticker", assetName, get: \.sticker)
        required("sections", .list(of: section), get: \.sections)
        required("questions", .list(of: question), get: \.questions)
    }

    /// A section of a lesson.
    package static let section = Shape<Section>.object(
        "PackSection", "A part of a lesson with the ids of its questions.", make: Section.init
    ) {
        required("id", id(SectionID.self), get: \.id)
        required("title", .text(), get: \.title)
        required("kind", .word(SectionKind.self), get: \.kind)
        optional("text", .text(), get: \.text)
        required("questions", .list(of: id(QuestionID.self)), get: \.questions)
    }
}
