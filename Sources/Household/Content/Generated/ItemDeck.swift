/// The items of one variant of a template, as the questions of a lesson draw them: no fact comes twice in an activity.
struct ItemDeck: Sendable {
    /// The id of the template.
    let template: String
    /// The name of the variant.
    let variant: String
    /// All of its items.
    let domain: any ItemDomain

    // Streams of the activity's seed: the arrangements of presentations count from 1.
    private static let facts: UInt64 = 1 << 32
    private static let dresses: UInt64 = 1 << 33

    /// The item of a question.
    ///
    /// - Parameters:
    ///   - card: the how many-th question of this deck it is, from 0.
    ///   - question: its place among the generated questions of the lesson.
    ///   - deck: the place of this deck among those of the lesson.
    func item(_ card: Int, for question: Int, as kind: QuestionKind, deck: Int, seed: UInt64) -> GeneratedItem {
        let fact = fact(card, deck: deck, seed: seed)
        var random = SeededRandom(seed: seed, stream: Self.dresses + UInt64(question))
        return domain.item(fact, dress: random.number(below: domain.dresses(of: fact)), as: kind)
    }

    /// The first `card` steps of a Fisher-Yates shuffle, of which only what was moved is kept.
    private func fact(_ card: Int, deck: Int, seed: UInt64) -> Int {
        // A verified lesson has no more questions of a deck than it has facts.
        let card = card % domain.count
        var random = SeededRandom(seed: seed, stream: Self.facts + UInt64(deck))
        var moved: [Int: Int] = [:]
        for place in 0..<card {
            let other = place + random.number(below: domain.count - place)
            moved[other] = moved[place] ?? place
        }
        let drawn = card + random.number(below: domain.count - card)
        return moved[drawn] ?? drawn
    }
}

extension Question {
    /// A generated question with the item that it asks.
    init(_ question: GeneratedQuestion, _ item: GeneratedItem) {
        self.init(
            id: question.id, prompt: item.prompt, narration: item.narration, images: [], audio: nil,
            difficulty: item.difficulty, points: GeneratedQuestion.points, timeLimitSeconds: nil, hints: item.hints,
            explanation: item.explanation, bridge: false, body: item.body, picture: item.picture)
    }
}
