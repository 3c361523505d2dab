/// Which of a child's old answers stay when the others are folded: those behind its mastery, and the beginnings of
/// their activities, which say what was asked.
public struct KeptEvidence: Sendable {
    private var presentations: Set<PresentationID> = []
    private var activities: Set<ActivityID> = []

    /// What a child's mastery rests on now, and what leads to it.
    public init(of book: LearningBook) {
        for skill in book.mastery.values {
            for window in skill.reached { take(window.answers, of: window.activity) }
            if let activity = skill.activity { take(skill.answers, of: activity) }
        }
    }

    private mutating func take(_ answers: [MasteryAnswer], of activity: ActivityID) {
        activities.insert(activity)
        for answer in answers { presentations.insert(answer.presentation) }
    }

    /// Whether what happened is part of it.
    public func holds(_ facts: [Fact]) -> Bool {
        facts.contains { fact in
            switch fact {
            case .learning(.answered(let answer)): presentations.contains(answer.presentation)
            case .learning(.started(let started)): activities.contains(started.activity)
            default: false
            }
        }
    }

    /// Whether no answer stays.
    public var isEmpty: Bool { presentations.isEmpty }
}
