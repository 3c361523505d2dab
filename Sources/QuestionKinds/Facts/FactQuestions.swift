import Household
import Words

/// Makes the questions of the math facts, in one language.
struct FactQuestions: ComputedQuestions {
    let language: Language

    /// A stream of the activity's seed: which wrong results are offered, by the fact.
    private static let options: UInt64 = 1 << 36

    func question(_ id: QuestionID, seed: UInt64) -> Question? {
        switch FactQuestion(id) {
        case .typed(let fact):
            question(id, fact, hints: [language.text(of: fact.hint)], QuestionBody(typed(fact.result)))
        case .chosen(let fact):
            question(id, fact, hints: [], QuestionBody(choice(fact, seed: seed)))
        case .copied(let number):
            Question(
                id: id, prompt: language.text(of: Saying("copying.prompt", ["number": .number(number)])),
                narration: language.text(of: Saying("copying.narration")), images: [],
                audio: nil, difficulty: 1, points: GeneratedQuestion.points, timeLimitSeconds: nil, hints: [],
                explanation: language.text(of: Saying("copying.explanation", ["number": .number(number)])),
                bridge: false, body: QuestionBody(typed(number)))
        case nil: nil
        }
    }

    private func question(
        _ id: QuestionID, _ fact: MathFact, hints: [String], _ body: QuestionBody
    ) -> Question {
        Question(
            id: id, prompt: "\(language.text(of: fact.words)) = ___", narration: language.text(of: fact.spoken),
            images: [], audio: nil,
            difficulty: min(5, fact.band.rawValue), points: GeneratedQuestion.points, timeLimitSeconds: nil,
            hints: hints, explanation: language.text(of: fact.worked), bridge: false, body: body)
    }

    private func typed(_ number: Int) -> FillInBlank {
        FillInBlank(answers: [String(number)], wordBank: [], mistakes: [])
    }

    private func choice(_ fact: MathFact, seed: UInt64) -> MultipleChoice {
        let place = UInt64(fact.domain.facts.firstIndex(of: fact) ?? 0)
        var random = SeededRandom(seed: seed, stream: Self.options + place)
        let numbers = (FactOptions(fact: fact).chosen(by: &random) + [fact.result]).sorted()
        return MultipleChoice(
            options: numbers.map { ChoiceOption(id: String($0), text: String($0), image: nil, explanation: nil) },
            correct: String(fact.result))
    }
}
