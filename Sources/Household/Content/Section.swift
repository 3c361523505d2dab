/// A part of a lesson; it names the questions asked in it, in order.
public struct Section: Hashable, Sendable {
    /// Unique inside the lesson.
    public var id: SectionID
    /// The title that people read.
    public var title: String
    /// What the section is for.
    public var kind: SectionKind
    /// What the child reads or hears before the questions.
    public var text: String?
    /// The ids of its questions, in the order in which they are asked first.
    public var questions: [QuestionID]
    /// How many of them an activity asks; nil: all.
    public var draws: Int?

    /// All members of a section.
    public init(
        id: SectionID, title: String, kind: SectionKind, text: String?, questions: [QuestionID], draws: Int? = nil
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.text = text
        self.questions = questions
        self.draws = draws
    }

    /// How many of its questions an activity asks.
    var asked: Int { min(draws ?? questions.count, questions.count) }

    /// The questions that an activity asks, after so many finished ones. A section without spare questions asks them as they
    /// stand. Of the others the first activity asks the first of them; a later one asks those that come next, until all were
    /// asked, and mixes them, but where they are an instruction.
    func drawn(after plays: Int, _ random: inout SeededRandom) -> [QuestionID] {
        guard draws != nil, asked > 0 else { return questions }
        let start = plays % questions.count * asked
        let taken = (0..<asked).map { questions[(start + $0) % questions.count] }
        return plays == 0 || kind == .instruction ? taken : random.shuffle(taken)
    }
}
