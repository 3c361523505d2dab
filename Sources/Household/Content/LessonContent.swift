/// A whole lesson, indexed: every question is found by its id in constant time.
public final class LessonContent: Sendable {
    /// The lesson.
    public let lesson: Lesson
    private let places: [QuestionID: Place]
    private let sections: [QuestionID: Int]
    private let decks: [ItemDeck]
    private let computed: (any ComputedQuestions)?

    /// Where a question stands.
    private enum Place {
        case written(Int)
        case generated(Int, deck: Int, card: Int)
    }

    /// Indexes a lesson.
    ///
    /// - Parameter computed: what makes questions that are not part of the lesson's own; nil: nothing.
    public init(_ lesson: Lesson, computed: (any ComputedQuestions)? = nil) {
        self.lesson = lesson
        self.computed = computed
        sections = Dictionary(
            lesson.sections.enumerated().flatMap { section in section.element.questions.map { ($0, section.offset) } },
            uniquingKeysWith: { first, _ in first })
        var places = Dictionary(
            lesson.questions.enumerated().map { ($0.element.id, Place.written($0.offset)) },
            uniquingKeysWith: { first, _ in first })
        var decks: [ItemDeck] = []
        var cards: [Int] = []
        for (index, question) in lesson.generated.enumerated() {
            let known = decks.firstIndex { $0.template == question.template && $0.variant == question.variant }
            guard let deck = known ?? Self.add(question, of: lesson, to: &decks, &cards) else { continue }
            places[question.id] = .generated(index, deck: deck, card: cards[deck])
            cards[deck] += 1
        }
        self.places = places
        self.decks = decks
    }

    private static func add(
        _ question: GeneratedQuestion, of lesson: Lesson, to decks: inout [ItemDeck], _ cards: inout [Int]
    ) -> Int? {
        let template = lesson.templates.first { $0.id == question.template }
        guard let domain = template?.content.domain(of: question.variant), domain.count > 0 else { return nil }
        decks.append(ItemDeck(template: question.template, variant: question.variant, domain: domain))
        cards.append(0)
        return decks.count - 1
    }

    /// Whether its questions depend on the seed of an activity.
    var dependsOnSeed: Bool { computed != nil || !lesson.generated.isEmpty }

    /// The question with this id: as it is written, or as an activity with this seed has it.
    public func question(_ id: QuestionID, seed: UInt64) -> Question? {
        switch places[id] {
        case nil: computed?.question(id, seed: seed)
        case .written(let index): lesson.questions[index]
        case .generated(let index, let deck, let card):
            Question(
                lesson.generated[index],
                decks[deck].item(card, for: index, as: lesson.generated[index].kind, deck: deck, seed: seed))
        }
    }

    /// Whether a question is asked as it is written, whatever the seed.
    func isWritten(_ id: QuestionID) -> Bool { if case .written? = places[id] { true } else { false } }

    /// The part that a question is asked in.
    func section(of question: QuestionID) -> Section? { sections[question].map { lesson.sections[$0] } }
}

extension LessonContent: LessonTexts {
    /// Itself: it is in memory.
    public func content(of edition: LessonEdition) -> LessonContent? { self }
}
