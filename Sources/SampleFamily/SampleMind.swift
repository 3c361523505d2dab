import Glibc
import Household
import QuestionKinds

/// What a simulated child knows. It gets better with each right answer, is weak at some things, and makes the mistakes
/// that children make. (Numbers chosen here.)
struct SampleMind {
    /// How a child learns.
    struct Nature: Sendable {
        /// How sure it is of an easy question, as the logarithm of its odds.
        var ability: Double
        /// What a right answer adds.
        var growth: Double
        /// Seconds that it thinks, in the middle.
        var seconds: Double
        /// Milliseconds that it types a number.
        var typing: Int64
        /// Skills that are hard for it.
        var weakSkills: Set<SkillID>
        /// Percent of its unsure questions in which it asks for a hint.
        var asksForHints: Int
    }

    /// What it does with a question.
    struct Thought {
        var answer: Answer
        /// From seeing it to answering.
        var milliseconds: Int64
        /// Whether it asks for a hint first.
        var wantsHint: Bool
    }

    private let nature: Nature
    private var random: SeededRandom
    /// Right answers by skill, and by math fact.
    private var known: [String: Int] = [:]

    init(_ nature: Nature, seed: UInt64, stream: UInt64) {
        self.nature = nature
        random = SeededRandom(seed: seed, stream: stream)
    }

    /// Thinks about a question.
    ///
    /// - Parameter tries: How often it was answered wrong already.
    mutating func think(about open: OpenQuestion, tries: Int) -> Thought? {
        let solutions = Solutions(question: open.question)
        guard let right = solutions.right.first else { return nil }
        if let fact = FactQuestion(open.question.id) { return think(about: fact, right, solutions.wrong) }
        let key = open.skill.rawValue
        let chance = min(0.97, Self.probability(odds(of: key, open.question.difficulty) + Double(tries)))
        let isRight = fraction() < chance || solutions.wrong.isEmpty
        if isRight { known[key, default: 0] += 1 }
        let seconds = nature.seconds * (0.6 + fraction()) * (isRight ? 1 : 1.4) + 1.5
        let wantsHint = tries == 0 && chance < 0.75 && random.number(below: 100) < nature.asksForHints
        return Thought(
            answer: isRight ? right : pick(solutions.wrong), milliseconds: Int64(seconds * 1000), wantsHint: wantsHint)
    }

    private func odds(of skill: String, _ difficulty: Int) -> Double {
        let isWeak = nature.weakSkills.contains(SkillID(rawValue: skill))
        let practice = nature.growth * Double(min(known[skill] ?? 0, 12)) * (isWeak ? 0.3 : 1)
        return nature.ability - 0.3 * Double(difficulty - 1) - (isWeak ? 1.4 : 0) + practice
    }

    /// Facts are known by heart one after another; until then they are counted, which takes long and goes wrong.
    private mutating func think(about question: FactQuestion, _ right: Answer, _ wrong: [Answer]) -> Thought {
        guard let fact = question.fact else {
            let typing = Double(nature.typing) * (0.85 + 0.3 * fraction())
            return Thought(answer: right, milliseconds: Int64(typing), wantsHint: false)
        }
        let key = "\(fact.record)"
        let isWeak = fact.strategy == .bridgeTen
        let practice = Double(known[key] ?? 0) * (isWeak ? 0.5 : 1)
        let chance = min(0.98, Self.probability((isWeak ? 0.3 : 1.2) + 0.7 * practice))
        let isKnown = fraction() < 1 - 0.75 / (1 + practice)
        let steps = Double(min(fact.right, fact.left))
        let thinking = isKnown ? 900 + 500 * fraction() : 2_500 + 350 * steps + 1_500 * fraction()
        let isRight = fraction() < chance || wrong.isEmpty
        if isRight { known[key, default: 0] += 1 }
        let answer = isRight ? right : slip(in: fact, typed: question == .typed(fact)) ?? pick(wrong)
        return Thought(answer: answer, milliseconds: Int64(thinking) + nature.typing, wantsHint: false)
    }

    /// A mistake that children make: mostly one too many or too few.
    private mutating func slip(in fact: MathFact, typed: Bool) -> Answer? {
        guard typed else { return nil }
        let all = FactOptions(fact: fact).wrong
        let near = all.filter { $0.mistake == .miscount }
        let choice = random.number(below: 100) < 60 && !near.isEmpty ? near : all
        guard !choice.isEmpty else { return nil }
        return .text("\(choice[random.number(below: choice.count)].number)")
    }

    private mutating func pick(_ answers: [Answer]) -> Answer { answers[random.number(below: answers.count)] }

    private mutating func fraction() -> Double { Double(random.next() >> 11) / Double(1 << 53) }

    private static func probability(_ odds: Double) -> Double { 1 / (1 + exp(-odds)) }
}
