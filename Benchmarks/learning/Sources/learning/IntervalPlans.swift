import Household

/// What a scheduler of intervals keeps of one item.
protocol IntervalPlan {
    /// Before the first answer.
    init()
    /// Days from the last answer to the next one; at least 1.
    var intervalDays: Int { get }
    /// Takes in the first answer of a day.
    mutating func take(_ grade: MemoryGrade)
}

/// SM-2 (Wozniak 1990, super-memory.com/english/ol/sm2.htm): 1 day, 6 days, then times the ease, which starts at 2.5
/// and never falls below 1.3. Again, hard, good and easy are its qualities 2, 3, 4 and 5.
struct SM2Plan: IntervalPlan {
    private(set) var intervalDays = 1
    private var ease = 2.5
    private var repetitions = 0

    mutating func take(_ grade: MemoryGrade) {
        if grade == .again {
            repetitions = 0
            intervalDays = 1
        } else {
            repetitions += 1
            switch repetitions {
            case 1: intervalDays = 1
            case 2: intervalDays = 6
            default: intervalDays = min(36_500, Int((Double(intervalDays) * ease).rounded(.up)))
            }
        }
        let missing = Double(4 - grade.rawValue)
        ease = max(1.3, ease + 0.1 - missing * (0.08 + missing * 0.02))
    }
}

/// Leitner's box with intervals that double: 1, 2, 4, 8, 16, 32 and 64 days. A right answer leads one compartment on, a
/// wrong one back to the first.
struct LeitnerPlan: IntervalPlan {
    private var compartment = 0

    var intervalDays: Int { 1 << compartment }

    mutating func take(_ grade: MemoryGrade) { compartment = grade == .again ? 0 : min(compartment + 1, 6) }
}

/// kidd's ladder after mastery (3, 7, 14, 30, 60, 120 days): a pass leads one rung up, a failure back to 3 days, and
/// two failures running back to learning, which is over when the item was right on two days.
struct LadderPlan: IntervalPlan {
    private let ladder = Rubric.standard.reviewDays
    private var rung = 0
    private var failures = 0
    /// Days on which it must be right before it counts as mastered again.
    private var toLearn = 2

    var intervalDays: Int { toLearn > 0 ? 1 : ladder[rung] }

    mutating func take(_ grade: MemoryGrade) {
        let isRight = grade != .again
        if toLearn > 0 {
            toLearn -= isRight ? 1 : 0
            (rung, failures) = (0, 0)
            return
        }
        failures = isRight ? 0 : failures + 1
        rung = isRight ? min(rung + 1, ladder.count - 1) : 0
        if failures == 2 { toLearn = 2 }
    }
}
