import Household
import RealModule

/// A kind of simulated child for the math facts.
enum FactLearner: String, CaseIterable {
    case usual = "usual"
    case forgetful = "forgets fast"
    case guessing = "guesses one answer in three"
    case slowTyping = "types slowly, and unevenly"

    /// How much easier than usual learning is, in standard deviations.
    var talent: Double { self == .forgetful ? -1.5 : 0 }

    /// Answers of which nothing was thought, by chance.
    var guesses: Double { self == .guessing ? 1.0 / 3 : 0 }

    /// The median of typing, in milliseconds, and how much it varies (of the logarithm).
    var typing: (median: Double, spread: Double) { self == .slowTyping ? (3_000, 0.25) : (1_000, 0.1) }
}

/// A simulated child: what it recalls it knows at once; what it does not recall it counts, which is slow and goes wrong now
/// and then. (Numbers chosen here.)
struct FactChild {
    private let kind: FactLearner
    private var memories: [any TrueMemory]
    private var seen: Set<Int> = []
    private let prior: [Double]
    private var random: SeededRandom

    init(_ kind: FactLearner, in world: MemoryWorld, number: Int, seed: UInt64) {
        self.kind = kind
        var random = SeededRandom(seed: seed, stream: UInt64(number) * 4)
        let talent = kind.talent + 0.5 * random.normal()
        memories = []
        var prior: [Double] = []
        for id in FactDomain.addSubtract.records {
            // Small numbers are easier, and more of them are known from the start.
            let ease = id.sample.band == .first ? 0.8 : id.sample.band == .sixth ? -0.4 : 0
            memories.append(world.memory(learner: talent, item: ease + random.normal()))
            prior.append(id.sample.band == .first ? 0.4 : 0.1)
        }
        self.prior = prior
        self.random = SeededRandom(seed: seed, stream: UInt64(number) * 4 + 1)
    }

    /// The chance that a record is recalled.
    func recall(_ id: FactRecordID, on day: Int) -> Double {
        seen.contains(id.number) ? memories[id.number].recall(on: day) : prior[id.number]
    }

    /// Answers a fact: whether rightly, and after how many milliseconds.
    mutating func answer(_ fact: MathFact, on day: Int) -> (isRight: Bool, milliseconds: Int64) {
        let id = fact.record
        let typing = kind.typing.median * Double.exp(kind.typing.spread * random.normal())
        let isGuess = random.chance() < kind.guesses
        let isRecalled = !isGuess && random.chance() < recall(id, on: day)
        let steps = Double(min(fact.right, fact.undoing.left))
        let thinking =
            isGuess ? 800 : isRecalled ? 1_000 * Double.exp(0.3 * random.normal()) : 2_500 + 500 * steps
        let isRight = isRecalled || random.chance() < (isGuess ? 1.0 / 21 : 0.85)
        memories[id.number].take(isRight: isRight, on: day)
        seen.insert(id.number)
        return (isRight, Int64(thinking + typing))
    }
}

/// What chooses the fact of the next prompt.
enum FactChooser: String, CaseIterable {
    case queue = "kidd's queue"
    case random = "at random"
    case fixed = "in a fixed order"
    case boxes = "flash-card boxes"
}

/// Flash cards in five boxes: a right one moves on and comes again after 1, 2, 4, 8 or 16 days; a wrong one goes back to the
/// first.
struct FactBoxes {
    private static let days = [1, 2, 4, 8, 16]
    private static let order = FactRecordID.core

    private var box: [Int: Int] = [:]
    private var due: [Int: Int] = [:]
    private var fresh = 0

    /// The card that has been due for longest, else the next new one, else the one that is due next.
    mutating func next(on day: Int) -> FactRecordID {
        let waiting = due.filter { $0.value <= day }.min { ($0.value, $0.key) < ($1.value, $1.key) }
        if let waiting, let id = FactRecordID(.addSubtract, number: waiting.key) { return id }
        if fresh < Self.order.count {
            fresh += 1
            return Self.order[fresh - 1]
        }
        let next = due.min { ($0.value, $0.key) < ($1.value, $1.key) }
        return next.flatMap { FactRecordID(.addSubtract, number: $0.key) } ?? Self.order[0]
    }

    mutating func take(_ id: FactRecordID, isRight: Bool, on day: Int) {
        let number = isRight ? min((box[id.number] ?? -1) + 1, Self.days.count - 1) : 0
        box[id.number] = number
        due[id.number] = day + Self.days[number]
    }
}

extension FactRecordID {
    /// The records of the core, band by band.
    static let core = FactBand.allCases.flatMap(FactDomain.addSubtract.records).filter(\.isCore)
}
