import Household
import RealModule

/// How a simulated learner really remembers one item. Schedulers never see it; they see answers.
protocol TrueMemory {
    /// The chance that it is known on a day.
    func recall(on day: Int) -> Double
    /// Takes in an answer of a day; a wrong one is explained, so the item is seen either way.
    mutating func take(isRight: Bool, on day: Int)
}

/// The worlds in which schedulers are compared. How much learners and items differ is chosen here; so is whatever has
/// no source beside it.
///
/// All are equally hard by one measure that knows no scheduler: the usual learner knows the usual item, right on two days
/// running, with a chance of 0.83 a week later. (The public review log has a recall of 0.82.)
enum MemoryWorld: String, CaseIterable {
    case activation = "ACT-R activation"
    case halfLife = "half-life regression"
    case foreign = "FSRS-5 with its own constants and decay"

    /// The memory of one item. `learner` and `item` are draws from the standard normal distribution: how much easier
    /// than usual learning is for this learner, and this item.
    func memory(learner: Double, item: Double) -> any TrueMemory {
        switch self {
        case .activation: ActivationMemory(offset: 0.955 + 0.15 * learner + 0.3 * item)
        case .halfLife: HalfLifeMemory(bias: 2.957 + 0.4 * learner + 0.8 * item)
        case .foreign: ForeignMemory(ease: 0.5 * learner + 1.0 * item)
        }
    }
}

/// Declarative memory of ACT-R with a decay of each trace that depends on how active the item was when it was left
/// (form: Pavlik and Anderson 2005, "Practice and forgetting effects on vocabulary memory", Cognitive Science 29,
/// 559–586). The constants are of the size of those in the paper, but chosen here; days between sessions count as
/// less than their seconds, as there.
struct ActivationMemory: TrueMemory {
    private static let decayStart = 0.177
    private static let decaySlope = 0.217
    private static let threshold = -0.704
    private static let noise = 0.255
    private static let secondsOfDay = 86_400 * 0.025
    /// Between an answer and the moment when its trace is first looked at, in seconds.
    private static let leastSeconds = 1.0

    /// Added to the activation.
    let offset: Double
    private var traces: [(day: Int, decay: Double)] = []

    init(offset: Double) { self.offset = offset }

    func recall(on day: Int) -> Double {
        1 / (1 + Double.exp((Self.threshold - offset - activation(on: day)) / Self.noise))
    }

    mutating func take(isRight: Bool, on day: Int) {
        let decay = traces.isEmpty ? 0 : Self.decaySlope * Double.exp(activation(on: day))
        traces.append((day, Self.decayStart + decay))
    }

    private func activation(on day: Int) -> Double {
        Double.log(
            traces.reduce(0) { sum, trace in
                let seconds = max(Self.leastSeconds, Double(day - trace.day) * Self.secondsOfDay)
                return sum + Double.pow(seconds, -trace.decay)
            })
    }
}

/// Half-life regression (form and bounds of the half-life: Settles and Meeder 2016, "A Trainable Spaced Repetition
/// Model for Language Learning", ACL; weights chosen here): each right answer lengthens the half-life, whenever it
/// comes.
struct HalfLifeMemory: TrueMemory {
    private static let weightOfRight = 1.2
    private static let weightOfWrong = -0.35
    private static let halfLives = 15.0 / (24 * 60)...274.0

    /// Added to the logarithm (to the base of two) of the half-life in days.
    let bias: Double
    private var right = 0
    private var wrong = 0
    private var last = 0

    init(bias: Double) { self.bias = bias }

    func recall(on day: Int) -> Double {
        let power =
            bias + Self.weightOfRight * Double.sqrt(Double(1 + right)) + Self.weightOfWrong
            * Double.sqrt(Double(1 + wrong))
        let halfLife = min(max(Double.exp2(power), Self.halfLives.lowerBound), Self.halfLives.upperBound)
        return Double.exp2(-Double(day - last) / halfLife)
    }

    mutating func take(isRight: Bool, on day: Int) {
        if isRight { right += 1 } else { wrong += 1 }
        last = day
    }
}

/// FSRS with the public constants of its version 5 (github.com/open-spaced-repetition), whose curve falls with the
/// power of one half instead of 0.1542; each day counts as three. It shares the form of its growth with FSRS-6, so it
/// is the friendliest world to that one.
struct ForeignMemory: TrueMemory {
    private static let model = MemoryModel(constants: [
        0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192, 1.01925, 1.9395, 0.11,
        0.29605, 2.2698, 0.2315, 2.9898, 0.51655, 0.6621, 0, 0.5,
    ])

    private static let daysOfDay = 3

    /// Shifts the first stability (by a power of the number e) and the first difficulty.
    let ease: Double
    private var state: MemoryState?
    private var last = 0

    init(ease: Double) { self.ease = ease }

    func recall(on day: Int) -> Double {
        state.map { Self.model.recall($0, afterDays: (day - last) * Self.daysOfDay) } ?? 0
    }

    mutating func take(isRight: Bool, on day: Int) {
        let grade = MemoryGrade(isRight: isRight)
        if let state {
            self.state = Self.model.next(state, grade, afterDays: (day - last) * Self.daysOfDay)
        } else {
            var first = Self.model.first(grade)
            first.stability *= Double.exp(0.5 * ease)
            first.difficulty = min(max(first.difficulty - 1.5 * ease, 1), 10)
            state = first
        }
        last = day
    }
}
