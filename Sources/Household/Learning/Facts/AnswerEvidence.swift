/// What an answer tells about a child's skill, as it was when it was given: content may change later, evidence does not
/// (Learning, Mastery and Adaptive difficulty). Only first answers are evidence; the fact of the answer has the attempt
/// and the hints beside this.
public struct AnswerEvidence: Hashable, Sendable {
    /// How far an answer can be believed.
    public enum Validity: String, CaseIterable, Sendable {
        /// The answer and how long it took.
        case timed
        /// The answer, but not its time: nobody said when the question was visible, or a pause came in between.
        case untimed
        /// Nothing: not graded, too fast to be read, always at one place, or, of a preschool child, before it was read aloud.
        case none
    }

    /// The skill that the question belongs to.
    public var skill: SkillID
    /// The kind of the question.
    public var kind: QuestionKind
    /// The difficulty of the question, 1 to 5.
    public var difficulty: Int
    /// How far the answer can be believed.
    public var validity: Validity

    /// All members of the evidence.
    public init(skill: SkillID, kind: QuestionKind, difficulty: Int, validity: Validity) {
        self.skill = skill
        self.kind = kind
        self.difficulty = difficulty
        self.validity = validity
    }
}

extension AnswerEvidence.Validity {
    /// - Parameters:
    ///   - visible: how long the question was visible; nil when that cannot be told.
    ///   - narration: how long it was read aloud meanwhile.
    init(isRapid: Bool, visible: Milliseconds?, narration: Milliseconds, tier: AgeTier) {
        guard let visible else {
            self = isRapid ? .none : .untimed
            return
        }
        self = isRapid || tier == .preschool && visible < narration ? .none : .timed
    }
}
