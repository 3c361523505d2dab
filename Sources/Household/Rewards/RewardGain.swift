/// What facts that are about to be recorded add to the sums that rewards are made from.
struct RewardGain {
    /// Scored first answers, each question once a household day.
    private(set) var answers = 0
    /// Finished lessons that count, the same one again included.
    private(set) var finishes = 0
    /// The lesson that was finished for the first time.
    private(set) var newLesson: LessonID?
    /// The kind of the question of the first answer, if it is new to the child. One that is never graded, such as a drawing,
    /// is used by taking part.
    private(set) var newKind: QuestionKind?
    /// A quiz that counts and went better than those before over its lesson.
    private var newQuiz: (lesson: LessonID, percent: Int)?
    /// The skills that are mastered, for the first time.
    private(set) var newSkills: [SkillID] = []
    /// Right answers of a sprint that had more than those before.
    private var newSprint: Int?
    /// Whether a math fact is fluent again.
    private var regainsFact = false
    /// The most days in a row, when the streak has changed.
    private var longestStreak: Int?
    /// Challenges that are reached.
    private var challenges = 0
    private var subject: String?
    private var stars = 0
    private var points = 0
    private var learning: Milliseconds = 0

    /// Nil when nothing among the facts can earn anything.
    init?(of facts: [Fact], for child: borrowing ChildState) {
        var isEmpty = true
        for fact in facts {
            switch fact {
            case .time(.used(let used)) where used.learning > 0: learning = learning.adding(clamped: used.learning)
            case .learning(.answered(let answer)) where answer.isScored:
                if answer.credit != .again { answers += 1 }
                stars += answer.stars
                points += answer.points
                if let kind = answer.evidence?.kind, !child.rewards.kinds.contains(kind) { newKind = kind }
                newSkills += child.learning.firstMastered(by: .answered(answer))
                regainsFact = child.learning.facts.regains(by: answer)
            case .learning(.answered(let answer)) where answer.takesPart:
                guard let kind = answer.evidence?.kind, !child.rewards.kinds.contains(kind) else { continue }
                newKind = kind
            case .learning(.finished(let finished)) where finished.kind == .timed:
                guard let sprint = finished.summary.sprint, sprint.right > child.learning.facts.sprintBest ?? 0 else {
                    break
                }
                newSprint = sprint.right
            case .learning(.finished(let finished)):
                let mastered = child.learning.firstMastered(by: .finished(finished))
                newSkills += mastered
                guard finished.makesLearningDay else {
                    if mastered.isEmpty { continue }
                    break
                }
                finishes += 1
                noteQuiz(finished, child)
                guard finished.kind == .lesson, child.learning.history[finished.summary.lesson]?.isCounted != true
                else { break }
                newLesson = finished.summary.lesson
                subject = child.learning.openSubject(of: finished.summary.activity)
            case .reward(.streakSet(let streak)): longestStreak = streak.longest
            case .challenge(.completed): challenges += 1
            default: continue
            }
            isEmpty = false
        }
        if isEmpty { return nil }
    }

    /// Whether a finish, a new kind, a streak, a challenge, or a number that a badge waits for is among it. Most answers
    /// have none; what was left out by an older rule comes with the next finish.
    func mayEarn(_ child: ChildState, _ badges: BadgeSet) -> Bool {
        if finishes > 0 || newKind != nil || !newSkills.isEmpty || newSprint != nil || regainsFact { return true }
        if longestStreak != nil || challenges > 0 { return true }
        func reaches(_ targets: [Int], _ before: Int, _ after: Int) -> Bool {
            targets.contains { before < $0 && $0 <= after }
        }
        let (answered, stars, points) = (child.rewards.firstAnswers, child.learning.starsEarned, child.learning.points)
        let time = child.time.learning
        return reaches(badges.answerTargets, answered, answered + answers)
            || reaches(badges.pointTargets, points, points + self.points)
            || reaches(badges.starTargets, stars, stars + self.stars)
            || reaches(
                badges.minuteTargets, Int(time / .minute), Int(time.adding(clamped: learning) / .minute))
    }

    /// Brings the sums up to what they are after the facts.
    func add(to sums: inout RewardSums) {
        sums.firstAnswers += answers
        sums.starsEarned += stars
        sums.points += points
        sums.learning = sums.learning.adding(clamped: learning)
        if newLesson != nil { sums.lessons += 1 }
        sums.newLessonOf = subject
        if let newQuiz { sums.quizzes[newQuiz.lesson] = newQuiz.percent }
        sums.masteredSkills.formUnion(newSkills)
        if let newSprint { sums.sprintBest = newSprint }
        if regainsFact { sums.factsRegained += 1 }
        if let longestStreak { sums.longestStreak = longestStreak }
        sums.challenges += challenges
    }

    /// A quiz over a lesson; one over a subject is another one each time.
    private mutating func noteQuiz(_ finished: ActivityFinished, _ child: ChildState) {
        let summary = finished.summary
        guard finished.kind == .quiz, summary.subject == nil,
            summary.percent > child.learning.quizzes[summary.lesson]?.countedPercent ?? 0
        else { return }
        newQuiz = (summary.lesson, summary.percent)
    }
}

extension AnswerFact.Content {
    /// Whether it is the first answer to a question of the plan in which nothing is right or wrong.
    fileprivate var takesPart: Bool { outcome == .participated && attempt == 1 && !isExtra }
}
