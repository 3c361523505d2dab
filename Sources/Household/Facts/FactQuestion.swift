/// What an activity of the math facts asks: a fact to type or to choose, or a number to copy.
public enum FactQuestion: Hashable, Sendable {
    /// The result is typed.
    case typed(MathFact)
    /// The result is chosen from four.
    case chosen(MathFact)
    /// A number is typed as it is shown.
    case copied(Int)

    /// The question with this id; nil where it asks no fact.
    public init?(_ id: QuestionID) {
        // Nearly all questions are those of lessons.
        guard ["fact.", "sprint.", "copy."].contains(where: id.rawValue.hasPrefix) else { return nil }
        let parts = id.rawValue.split(separator: ".", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let text = String(parts[1])
        switch parts[0] {
        case "fact": if let fact = MathFact(text) { self = .typed(fact) } else { return nil }
        case "sprint": if let fact = MathFact(text) { self = .chosen(fact) } else { return nil }
        case "copy":
            guard let number = Int(text), MathFactsLesson.copied.contains(number) else { return nil }
            self = .copied(number)
        default: return nil
        }
    }

    /// What names it.
    public var id: QuestionID {
        switch self {
        case .typed(let fact): QuestionID(rawValue: "fact.\(fact)")
        case .chosen(let fact): QuestionID(rawValue: "sprint.\(fact)")
        case .copied(let number): QuestionID(rawValue: "copy.\(number)")
        }
    }

    /// The fact that is asked; nil of a number to copy.
    public var fact: MathFact? {
        switch self {
        case .typed(let fact), .chosen(let fact): fact
        case .copied: nil
        }
    }
}

/// The math facts as content: each domain stands in the place of a lesson, which no list shows and nobody starts as such.
public enum MathFactsLesson {
    /// In the place of a pack.
    public static let pack: PackID = "math-facts"
    /// In the place of a skill: facts have records of their own.
    public static let skill: SkillID = "math-facts"
    /// What they belong to.
    public static let subject = "math"
    /// The numbers that are copied to learn how fast a child types.
    static let copied = 0...20
}

/// Questions that are made when they are asked.
public protocol ComputedQuestions: Sendable {
    /// The question with this id, as an activity with this seed has it.
    func question(_ id: QuestionID, seed: UInt64) -> Question?
}
