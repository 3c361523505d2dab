/// What facts that are about to be recorded add to the sums that rewards are made from.
struct RewardGain {
    /// Scored first answers.
    private(set) var answers = 0
    /// Finished lessons, the same one again included.
    private(set) var finishes = 0
    /// The lesson that was finished for the first time.
    private(set) var newLesson: LessonID?
    /// The question of the scored answer, if it may be of a kind that is new to the child.
    private(set) var question: QuestionID?
    private var subject: String?
    private var stars = 0
    private var points = 0
    private var learning: Milliseconds = 0

    /// Nil when nothing among the facts can earn anything.
    init?(of facts: [Fact], for child: ChildState) {
        var isEmpty = true
        for fact in facts {
            switch fact {
            case .time(.used(let used)) where used.learning > 0: learning = learning.adding(clamped: used.learning)
            case .learning(.answered(let answer)) where answer.isScored:
                answers += 1
                stars += answer.stars
                points += answer.points
                if !answer.answer.kinds.allSatisfy(child.rewards.kinds.contains) { question = answer.question }
            case .learning(.finished(let finished)):
                finishes += 1
                guard child.learning.history[finished.summary.lesson] == nil else { break }
                newLesson = finished.summary.lesson
                subject = child.learning.open?.subject
            default: continue
            }
            isEmpty = false
        }
        if isEmpty { return nil }
    }

    /// Brings the sums up to what they are after the facts.
    func add(to sums: inout RewardSums) {
        sums.firstAnswers += answers
        sums.starsEarned += stars
        sums.points += points
        sums.learning = sums.learning.adding(clamped: learning)
        if newLesson != nil { sums.lessons += 1 }
        sums.newLessonOf = subject
    }
}
