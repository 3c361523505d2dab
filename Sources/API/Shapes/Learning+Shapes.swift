import Household
import JSONRPC
import Shapes

extension Shape where Value == OptionView {
    static let optionView = Shape.object("Option", "One choice.", make: OptionView.init) {
        required("id", .text()) { $0.id }
        required("text", .text()) { $0.text }
        optional("image", .text()) { $0.image }
    }
}

extension Shape where Value == SectionView {
    static let sectionView = Shape.object(
        "Section", "The part of the lesson that the question belongs to.", make: SectionView.init
    ) {
        required("title", .text()) { $0.title }
        required("kind", .word(SectionKind.self)) { $0.kind }
        optional("text", .text(), "What to show before the section's first question.") { $0.text }
    }
}

extension Shape where Value == QuestionView {
    /// The kind-specific members stand beside the others: `options`, or `wordBank`, or `left` and `right`, or `items`
    /// and `zones`.
    public static let questionView = Shape.object(
        "Question", "A question as a child may see it: never with its answer.",
        make: {
            QuestionView(
                presentation: $0, number: $1, total: $2, attempt: $3, section: $4, kind: $5, prompt: $6,
                narration: $7, images: $8, audio: $9, timeLimitSeconds: $10,
                body: QuestionBodyView(
                    $5, options: $11, wordBank: $12, left: $13, right: $14, items: $15, zones: $16),
                hintsLeft: $17)
        }
    ) {
        required(
            "presentation", .id(PresentationID.self), "Names this showing of the question; send it with the answer."
        ) {
            $0.presentation
        }
        required("number", .count, "From 1.") { $0.number }
        required("total", .count) { $0.total }
        required("attempt", .count, "The attempt, from 1; only the first is scored.") { $0.attempt }
        optional("section", .sectionView) { $0.section }
        required("kind", .word(QuestionKind.self)) { $0.kind }
        required("prompt", .text()) { $0.prompt }
        optional("narration", .text(), "To be read aloud.") { $0.narration }
        required("images", .list(of: .text())) { $0.images }
        optional("audio", .text()) { $0.audio }
        optional("timeLimitSeconds", .count) { $0.timeLimitSeconds }
        optional("options", .list(of: .optionView), "multipleChoice: show them in this order.") {
            if case .multipleChoice(let options) = $0.body { options } else { nil }
        }
        optional("wordBank", .list(of: .text()), "fillInBlank: tiles to choose from; empty: the child types.") {
            if case .fillInBlank(let tiles) = $0.body { tiles } else { nil }
        }
        optional("left", .list(of: .optionView), "matching: show them in this order.") {
            if case .matching(let left, _) = $0.body { left } else { nil }
        }
        optional("right", .list(of: .optionView), "matching: the partners, shuffled; each goes with one of `left`.") {
            if case .matching(_, let right) = $0.body { right } else { nil }
        }
        optional("items", .list(of: .optionView), "dragAndDrop: what is put away, shuffled.") {
            if case .dragAndDrop(let items, _) = $0.body { items } else { nil }
        }
        optional("zones", .list(of: .optionView), "dragAndDrop: where it is put.") {
            if case .dragAndDrop(_, let zones) = $0.body { zones } else { nil }
        }
        required("hintsLeft", .count) { $0.hintsLeft }
    }
}

extension QuestionBodyView {
    /// The body of a kind out of the members that a question has on the wire.
    fileprivate init(
        _ kind: QuestionKind, options: [OptionView]?, wordBank: [String]?, left: [OptionView]?, right: [OptionView]?,
        items: [OptionView]?, zones: [OptionView]?
    ) {
        switch kind {
        case .multipleChoice: self = .multipleChoice(options ?? [])
        case .fillInBlank: self = .fillInBlank(wordBank: wordBank ?? [])
        case .matching: self = .matching(left: left ?? [], right: right ?? [])
        case .dragAndDrop: self = .dragAndDrop(items: items ?? [], zones: zones ?? [])
        }
    }
}

extension Shape where Value == Celebration {
    static let celebration = Shape.object("Celebration", "How to end: never random.", make: Celebration.init) {
        required("word", .text(), "Such as `Great job!`") { $0.word }
        required("milliseconds", .count, "How long it lasts.") { $0.milliseconds }
    }
}

extension Shape where Value == ActivitySummary {
    /// How it is read and written: `ActivitySummary` in the reference.
    public static let activitySummary = Shape.object(
        "ActivitySummary", "How a finished activity went.", make: ActivitySummary.init
    ) {
        required("activity", .id(ActivityID.self)) { $0.activity }
        required("lesson", .id(LessonID.self)) { $0.lesson }
        required("score", .count, "Points of right first answers.") { $0.score }
        required("maximum", .count) { $0.maximum }
        required("percent", .integer(0...100), "Rounded down.") { $0.percent }
        required("isPassed", .boolean, "At 70 %.") { $0.isPassed }
        required("questions", .count) { $0.questions }
        required("right", .count, "Right first answers.") { $0.right }
        required("stars", .count) { $0.stars }
        required("points", .count) { $0.points }
        optional("longestRun", .count, "From 3.") { $0.longestRun }
        required("hints", .count) { $0.hints }
        required("durationSeconds", .count) { $0.durationSeconds }
        required("isNewBest", .boolean) { $0.isNewBest }
        required("celebration", .celebration) { $0.celebration }
        required("say", .text(), "A sentence for the child.") { $0.say }
    }
}
