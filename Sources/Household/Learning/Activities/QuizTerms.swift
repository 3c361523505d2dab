/// What is agreed on at the start of a quiz.
public struct QuizTerms: Hashable, Sendable {
    /// How many questions are asked.
    public var count: Int
    /// Seconds that there are for all of them; nil: no limit.
    public var limitSeconds: Int?
    /// The difficulty of each question that can be asked, 1 to 5, in the order of the plan.
    public var levels: [Int]
    /// Those of them that lead over to another level.
    public var bridges: [QuestionID]

    /// All members.
    public init(count: Int, limitSeconds: Int? = nil, levels: [Int], bridges: [QuestionID] = []) {
        self.count = count
        self.limitSeconds = limitSeconds
        self.levels = levels
        self.bridges = bridges
    }
}
