/// What facts that are about to be recorded add to what challenges count.
struct ChallengeGain {
    /// Time of one household day.
    struct Used {
        var day: Day
        var learning: Milliseconds
        var counters: [UsedTime.InBudget]
    }

    /// Time that was counted.
    private(set) var used: [Used] = []
    /// The household day of the answers and finishes.
    private(set) var day: Day?
    /// The day streak, when it changed.
    private(set) var streak: DayStreak?
    /// A skill is mastered for the first time.
    private(set) var skills = 0
    /// A math fact is fluent for the first time.
    private(set) var facts = 0
    /// Base points.
    private(set) var points = 0

    /// Nothing.
    init() {}

    /// What some facts add.
    init(of new: [Fact], for child: ChildState) {
        for fact in new {
            switch fact {
            case .time(.used(let time)):
                used.append(Used(day: time.day, learning: time.learning, counters: time.counters))
            case .reward(.streakSet(let new)): streak = new
            case .learning(.answered(let answer)):
                day = answer.day ?? day
                points += answer.points
                skills += child.learning.firstMastered(by: .answered(answer)).count
                if child.learning.facts.firstFluent(by: answer) { facts += 1 }
            case .learning(.finished(let finished)):
                day = finished.day ?? day
                skills += child.learning.firstMastered(by: .finished(finished)).count
            default: continue
            }
        }
    }

    /// Milliseconds that come to a day.
    func learning(on day: Day) -> Milliseconds { used.reduce(0) { $1.day == day ? $0 + $1.learning : $0 } }

    /// Milliseconds that come to the days of a range.
    func learning(in days: Range<Day>) -> Milliseconds {
        used.reduce(0) { days.contains($1.day) ? $0 + $1.learning : $0 }
    }

    /// Milliseconds that come to a counter on the days of a range.
    func counted(_ name: String, in days: Range<Day>) -> Milliseconds {
        var sum: Milliseconds = 0
        for piece in used where days.contains(piece.day) {
            for part in piece.counters where part.name == name { sum += part.milliseconds }
        }
        return sum
    }
}
