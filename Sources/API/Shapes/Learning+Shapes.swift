import Household
import JSONRPC

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
    /// The kind-specific members stand beside the others: `options`, or `wordBank`.
    public static let questionView = Shape.object(
        "Question", "A question as a child may see it: never with its answer.",
        make: {
            QuestionView(
                presentation: $0, number: $1, total: $2, attempt: $3, section: $4, kind: $5, prompt: $6,
                narration: $7, images: $8, audio: $9, timeLimitSeconds: $10,
                body: $5 == .multipleChoice ? .multipleChoice($11 ?? []) : .fillInBlank(wordBank: $12 ?? []),
                hintsLeft: $13)
        }
    ) {
        required("presentation", .id(PresentationID.self), "Names this showing of the question; answers carry it.") {
            $0.presentation
        }
        required("number", .count, "From 1.") { $0.number }
        required("total", .count) { $0.total }
        required("attempt", .count, "1 for the first; only the first is scored.") { $0.attempt }
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
        required("hintsLeft", .count) { $0.hintsLeft }
    }
}

extension Shape where Value == Celebration {
    static let celebration = Shape.object("Celebration", "How to end: never random.", make: Celebration.init) {
        required("word", .text(), "Such as `Great job!`") { $0.word }
        required("milliseconds", .count, "How long it lasts.") { $0.milliseconds }
    }
}

extension Shape where Value == ActivitySummary {
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

extension Shape where Value == Answer {
    /// One of `{"option": id}`, `{"tile": text}`, `{"text": text}`.
    public static let answer = Shape<(option: String?, tile: String?, text: String?)>.object(
        "Answer", "Exactly one member, by the kind of the question.", make: { (option: $0, tile: $1, text: $2) }
    ) {
        optional("option", .text(1...128), "multipleChoice: id of the option.") { $0.option }
        optional("tile", .text(1...500), "fillInBlank: text of a tile.") { $0.tile }
        optional("text", .text(0...100_000), "fillInBlank: what the child typed.") { $0.text }
    }.map(
        expected: "must have exactly one of option, tile, text",
        to: { members -> Answer? in
            switch members {
            case (let option?, nil, nil): .option(option)
            case (nil, let tile?, nil): .tile(tile)
            case (nil, nil, let text?): .text(text)
            default: nil
            }
        },
        from: { answer in
            switch answer {
            case .option(let id): (option: id, tile: nil, text: nil)
            case .tile(let text): (option: nil, tile: text, text: nil)
            case .text(let text): (option: nil, tile: nil, text: text)
            }
        })
}
