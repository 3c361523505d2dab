/// What a child's answers tell about one skill, rebuilt from facts.
public struct SkillMastery: Hashable, Sendable {
    /// The activity of the last answer.
    public package(set) var activity: ActivityID?
    /// The last first answers of that activity, the newest last; ``MasteryRule/mostAnswers`` at most.
    public package(set) var answers: [MasteryAnswer]
    /// How many first answers there were in all.
    public package(set) var count: Int
    /// The best mean of a full window, 0 to 100; never falls.
    public package(set) var bestPercent: Int
    /// The windows that count towards mastery, apart from one another.
    public package(set) var reached: [MasteryWindow]
    /// Since when it is mastered; nil while it is learned, also again.
    public package(set) var masteredAt: Instant?
    /// When it was mastered first; never falls.
    public package(set) var firstMasteredAt: Instant?
    /// The household day from which on it is to be looked at again.
    public package(set) var due: Day?
    /// The rung of the ladder of reviews that it stands on, from 0.
    public package(set) var rung: Int
    /// Reviews in a row that were not passed.
    public package(set) var failures: Int
    /// How well it is remembered; nil in what was known before memory was.
    public package(set) var memory: SkillMemory?
    /// The items that were asked, where they are asked as they are written.
    public package(set) var items: [QuestionID: ListItem]

    /// All members; without arguments a skill that was never tried.
    public init(
        activity: ActivityID? = nil, answers: [MasteryAnswer] = [], count: Int = 0, bestPercent: Int = 0,
        reached: [MasteryWindow] = [], masteredAt: Instant? = nil,
        firstMasteredAt: Instant? = nil, due: Day? = nil, rung: Int = 0, failures: Int = 0, memory: SkillMemory? = nil,
        items: [QuestionID: ListItem] = [:]
    ) {
        self.activity = activity
        self.answers = answers
        self.count = count
        self.bestPercent = bestPercent
        self.reached = reached
        self.masteredAt = masteredAt
        self.firstMasteredAt = firstMasteredAt ?? masteredAt
        self.due = due
        self.rung = rung
        self.failures = failures
        self.memory = memory
        self.items = items
    }

    /// What the next first answer is.
    ///
    /// - Parameter isItem: whether its question is asked as it is written, in a lesson of such questions.
    public func mark(of answer: MasteryAnswer, isItem: Bool = false, on day: Day) -> MasteryMark {
        MasteryMark(
            percent: answer.percent, item: isItem ? ListItem.step(of: items[answer.question], answer, on: day) : nil)
    }

    /// Takes in an answer with what it does. Total.
    public mutating func apply(_ answer: MasteryAnswer, _ mark: MasteryMark, in activity: ActivityID, on day: Day) {
        if activity != self.activity { answers = [] }
        if answers.count >= MasteryRule.mostAnswers { answers.removeFirst(answers.count - MasteryRule.mostAnswers + 1) }
        answers.append(answer)
        self.activity = activity
        count += 1
        bestPercent = max(bestPercent, mark.mean ?? 0)
        if let step = mark.item { items[answer.question, default: ListItem()].apply(step, at: answer.at, on: day) }
        guard let window = mark.reached else { return }
        reach(
            MasteryWindow(activity: activity, day: day, answers: answers.suffix(window.answers)), window.reviewAfterDays
        )
    }

    /// Takes in a window that counts.
    ///
    /// - Parameter days: with it the skill is mastered, and the first review is after so many household days; nil: not yet.
    mutating func reach(_ window: MasteryWindow, _ days: Int?) {
        reached.append(window)
        guard let days else { return }
        masteredAt = window.at
        firstMasteredAt = firstMasteredAt ?? window.at
        due = window.day.advanced(by: days)
        rung = 0
        failures = 0
    }

    /// Takes in how well it is remembered after an answer.
    mutating func apply(_ mark: MemoryMark) { memory = mark.memory }

    /// The rung as forecasts count it: 0 until it is mastered.
    var forecastRung: Int { masteredAt == nil ? 0 : rung + 1 }

    /// Takes in what a review came to. Total.
    mutating func apply(_ mark: ReviewMark, on day: Day) {
        rung = mark.rung
        failures = mark.isPassed ? 0 : failures + 1
        if let days = mark.nextAfterDays {
            due = day.advanced(by: days)
            return
        }
        // All of its evidence is needed again.
        masteredAt = nil
        due = nil
        reached = []
        items = [:]
        failures = 0
    }
}

extension SkillMastery {
    /// Where a skill stands; for parents.
    public enum State: String, CaseIterable, Sendable {
        /// No answer yet.
        case notStarted
        /// Not mastered yet.
        case learning
        /// Shown on different days.
        case mastered
        /// Mastered, and due to be looked at again.
        case reviewing
    }

    /// What a child sees of it; never falls.
    public enum Medal: String, CaseIterable, Sendable {
        /// Not begun.
        case none
        /// Begun.
        case bronze
        /// The threshold was reached once.
        case silver
        /// Mastered.
        case gold
    }

    /// Where it stands on a household day.
    public func state(on day: Day) -> State {
        if masteredAt == nil { return count == 0 ? .notStarted : .learning }
        return due.map { $0 <= day } == true ? .reviewing : .mastered
    }

    /// Whether it was mastered and is learned again, as reviews were not passed.
    public var isLost: Bool { masteredAt == nil && firstMasteredAt != nil }

    /// The medal.
    public var medal: Medal {
        if firstMasteredAt != nil { return .gold }
        return reached.isEmpty ? count == 0 ? .none : .bronze : .silver
    }
}
