import Household
import RealModule

/// What says before an answer how likely it is to be right. It is asked at each event (the first answer of a day to a
/// card that was answered on an earlier day) and told of every answer.
protocol Predictor {
    /// For the table.
    var name: String { get }
    /// How likely the card is known on a day.
    func prediction(card: Int, day: Int) -> Double
    /// Takes in an answer.
    mutating func take(_ answer: ReviewLog.Answer, isEvent: Bool)
}

/// FSRS-6 with its public constants.
struct FSRSPredictor: Predictor {
    /// What a card's answers came to.
    private struct Memory {
        var state: MemoryState
        var day: Int
        var repeats: Int
    }

    let name: String
    /// Answers of one day that change a memory, after the first of the day; nil: all.
    let repeatsOfDay: Int?
    private let model = MemoryModel.standard
    private var memories: [Int: Memory] = [:]

    init(name: String, repeatsOfDay: Int?) {
        self.name = name
        self.repeatsOfDay = repeatsOfDay
    }

    func prediction(card: Int, day: Int) -> Double {
        memories[card].map { model.recall($0.state, afterDays: day - $0.day) } ?? 0.5
    }

    mutating func take(_ answer: ReviewLog.Answer, isEvent: Bool) {
        guard let memory = memories[answer.card] else {
            memories[answer.card] = Memory(state: model.first(grade(answer)), day: answer.day, repeats: 0)
            return
        }
        let days = answer.day - memory.day
        if days == 0, let repeatsOfDay, memory.repeats >= repeatsOfDay { return }
        memories[answer.card] = Memory(
            state: model.next(memory.state, grade(answer), afterDays: days), day: answer.day,
            repeats: days == 0 ? memory.repeats + 1 : 0)
    }

    /// As kidd grades: right or wrong. (The log has a single answer that is neither again nor good.)
    private func grade(_ answer: ReviewLog.Answer) -> MemoryGrade { MemoryGrade(isRight: answer.isRight) }
}

/// The same chance for all.
struct ConstantPredictor: Predictor {
    let name = "constant (rate of the first half)"
    let chance: Double

    func prediction(card: Int, day: Int) -> Double { chance }
    mutating func take(_ answer: ReviewLog.Answer, isEvent: Bool) {}
}

/// A running rate that starts at nine in ten with the weight of ten answers, as kidd keeps it.
struct RunningRate {
    private var answers = 0
    private var right = 0

    var chance: Double { Prediction(right: right, of: answers).chance }

    mutating func take(_ isRight: Bool) {
        answers += 1
        if isRight { right += 1 }
    }
}

/// The running rate over all events.
struct MeanPredictor: Predictor {
    let name = "user's running mean"
    private var rate = RunningRate()

    func prediction(card: Int, day: Int) -> Double { rate.chance }

    mutating func take(_ answer: ReviewLog.Answer, isEvent: Bool) {
        if isEvent { rate.take(answer.isRight) }
    }
}

/// The mean of the last five events of the card, with the user's running mean as so many further answers: without it
/// three right ones would be a certainty, and one surprise would cost everything.
struct LastFivePredictor: Predictor {
    let name = "mean of last five of the item"
    /// The weight of the user's mean, in answers; fitted.
    let weight: Double
    private var rate = RunningRate()
    private var last: [Int: [Bool]] = [:]

    init(weight: Double) { self.weight = weight }

    func prediction(card: Int, day: Int) -> Double {
        let known = last[card] ?? []
        let right = Double(known.count(where: { $0 }))
        return (right + weight * rate.chance) / (Double(known.count) + weight)
    }

    mutating func take(_ answer: ReviewLog.Answer, isEvent: Bool) {
        guard isEvent else { return }
        rate.take(answer.isRight)
        last[answer.card] = (last[answer.card] ?? []).suffix(4) + [answer.isRight]
    }
}

/// The ladder as kidd predicts by it: the running rate of the rung. An event that is passed leads one rung up,
/// another one back to the first.
struct LadderPredictor: Predictor {
    let name = "ladder, running rate per rung"
    private let rungs = Rubric.standard.reviewDays.count
    private var rungOfCard: [Int: Int] = [:]
    private var rates: [RunningRate]

    init() { rates = Array(repeating: RunningRate(), count: rungs) }

    func prediction(card: Int, day: Int) -> Double { rates[rungOfCard[card] ?? 0].chance }

    mutating func take(_ answer: ReviewLog.Answer, isEvent: Bool) {
        guard isEvent else { return }
        let rung = rungOfCard[answer.card] ?? 0
        rates[rung].take(answer.isRight)
        rungOfCard[answer.card] = answer.isRight ? min(rung + 1, rungs - 1) : 0
    }
}

/// How a scheduler of intervals forgets.
enum IntervalCurve {
    /// The chance when an interval is over, to the power of the share of it that is over.
    case exponential(base: Double)
    /// Log-odds that are straight over the logarithm of that share.
    case logistic(LogisticLine)

    /// The chance after a share of the interval.
    func chance(share: Double) -> Double {
        switch self {
        case .exponential(let base): Double.pow(base, share)
        case .logistic(let line): line.chance(at: Double.log(share))
        }
    }
}

/// A scheduler that knows intervals alone: the curve on which it forgets is fitted.
struct IntervalPredictor<Plan: IntervalPlan>: Predictor {
    let name: String
    let curve: IntervalCurve
    private var plans: [Int: Plan] = [:]
    private var days: [Int: Int] = [:]

    init(name: String, curve: IntervalCurve) {
        self.name = name
        self.curve = curve
    }

    func prediction(card: Int, day: Int) -> Double { curve.chance(share: share(card: card, day: day)) }

    /// How much of the card's interval is over, 1 for all of it.
    func share(card: Int, day: Int) -> Double {
        guard let plan = plans[card], let last = days[card] else { return 1 }
        return Double(day - last) / Double(plan.intervalDays)
    }

    /// Only the first answer of a day counts: these schedulers ask again on the same day without planning anew.
    mutating func take(_ answer: ReviewLog.Answer, isEvent: Bool) {
        let isNew = plans[answer.card] == nil
        guard isEvent || isNew else { return }
        var plan = plans[answer.card] ?? Plan()
        plan.take(answer.grade)
        plans[answer.card] = plan
        days[answer.card] = answer.day
    }
}
