/// What a turn moves of that which challenges count: numbers only.
struct ChallengeMoves {
    /// The household day of the turn.
    let day: Day
    /// Whether all time that is counted is of this day.
    private(set) var isOfToday = true
    /// Milliseconds of learning.
    private(set) var learning: Milliseconds = 0
    /// What the clocks of challenges and goals counted.
    private(set) var counters: [UsedTime.InBudget] = []
    /// The day streak changes.
    private(set) var movesStreak = false
    /// A skill is mastered for the first time.
    private(set) var makesSkill = false
    /// A math fact is fluent for the first time.
    private(set) var makesFact = false
    /// What was learned from a day on up to this one, as it was last asked: challenges share their weeks.
    private var learned: (from: Day, sum: Milliseconds)?

    init(of facts: [Fact], for child: borrowing ChildState, on day: Day) {
        self.day = day
        for fact in facts {
            switch fact {
            case .time(.used(let time)):
                if time.day != day { isOfToday = false }
                learning = learning.adding(clamped: time.learning)
                counters = counters.isEmpty ? time.counters : counters + time.counters
            case .reward(.streakSet): movesStreak = true
            case .learning(let learned):
                if !child.learning.firstMastered(by: learned).isEmpty { makesSkill = true }
                if case .answered(let answer) = learned, answer.fact != nil,
                    child.learning.facts.firstFluent(by: answer)
                {
                    makesFact = true
                }
            default: continue
            }
        }
    }

    /// What a clock counted; nil: it did not run.
    func counted(_ name: String) -> Milliseconds? {
        var sum: Milliseconds?
        for index in counters.indices where counters[index].name == name {
            sum = (sum ?? 0).adding(clamped: counters[index].milliseconds)
        }
        return sum
    }

    /// What was learned from a day on up to this one, before the turn.
    mutating func learned(from first: Day, _ child: ChildState) -> Milliseconds {
        if let learned, learned.from == first { return learned.sum }
        let sum = child.time.learning(in: first..<max(first, day.advanced(by: 1)))
        learned = (first, sum)
        return sum
    }
}
