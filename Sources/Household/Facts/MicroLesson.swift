/// Two steps that explain a fact after a miss: how facts like it are found, and this one worked out.
public struct MicroLesson: Hashable, Sendable {
    /// The fact.
    public var fact: MathFact
    /// How it is found.
    public var strategy: FactStrategy
    /// The first step: a sentence about all facts of the strategy.
    public var tip: String
    /// The second step: this fact, worked out.
    public var example: String
    /// The same as a picture to draw.
    public var picture: Picture
    /// Of an addition: a sentence about its other order.
    public var twin: String?

    /// What explains a fact.
    public init(of fact: MathFact) {
        self.fact = fact
        strategy = fact.strategy
        tip = fact.strategy.tip
        example = fact.worked
        picture = fact.picture
        twin = fact.twin.map { "\(fact.words) and \($0.words) are the same: \(fact.result)." }
    }
}

extension FactStrategy {
    /// A sentence for a child about all facts of the strategy.
    public var tip: String {
        switch self {
        case .identity: "With 0 nothing changes. And when all is taken away, nothing is left."
        case .countOn: "For 1 or 2, you can count on or count back."
        case .doubles: "A double is the same number twice."
        case .makeTen: "Some pairs make 10. They are good friends to know."
        case .nearDoubles: "It is close to a double: find the double, then add 1."
        case .decompose: "You can take a number apart and put it together again."
        case .bridgeTen: "Go to 10 first, then add the rest."
        case .thinkAddition: "Ask which number is missing to make the whole."
        }
    }
}

extension MathFact {
    /// A hint for a child: the first step, and not the result.
    public var hint: String {
        let (larger, smaller) = (max(left, right), min(left, right))
        switch (strategy, operation) {
        case (.countOn, .addition): return "Start at \(larger) and count on."
        case (.countOn, .subtraction):
            return right > 2 ? "Count on from \(right) to \(left)." : "Start at \(left) and count back."
        case (.makeTen, .subtraction): return "Which number makes 10 with \(right)?"
        case (.doubles, .subtraction): return "Which number, twice, makes \(left)?"
        case (.nearDoubles, _): return "How much is \(smaller) + \(smaller)? Then 1 more."
        case (.thinkAddition, _): return "\(right) and which number make \(left)?"
        case (.decompose, _) where larger == 10: return "Think of 10 and \(smaller)."
        case (.decompose, _) where larger > 10: return "\(larger) is 10 and \(larger - 10)."
        case (.decompose, _), (.bridgeTen, _):
            guard let stop else { return strategy.tip }
            let other = result - stop.start
            return "\(other) is \(stop.first) and \(other - stop.first): first to \(stop.start + stop.first)."
        case (.identity, _), (.doubles, .addition), (.makeTen, .addition): return strategy.tip
        }
    }

    /// Where the way in two steps begins, and how far the first one goes; nil where there is only one.
    private var stop: (start: Int, first: Int)? {
        switch (strategy, operation) {
        case (.bridgeTen, .addition):
            let start = [left, right].filter { $0 == 9 || $0 == 8 }.max() ?? left
            return (start, 10 - start)
        case (.decompose, .addition) where max(left, right) < 10:
            let start = max(left, right)
            return (start, result > 10 ? 10 - start : 2)
        default: return nil
        }
    }

    /// As people read it: `7 + 5`, `12 − 5`.
    public var words: String { "\(left) \(operation == .addition ? "+" : "−") \(right)" }

    /// As people read it, with its result.
    public var equation: String { "\(words) = \(result)" }

    /// This fact, worked out by its strategy.
    public var worked: String {
        switch (strategy, operation) {
        case (.identity, _): workedIdentity
        case (.countOn, .addition): workedCountingOn
        case (.countOn, .subtraction): workedCountingBack
        case (.doubles, .addition): "Two \(left)s make \(result): \(equation)."
        case (.doubles, .subtraction): "\(left) is \(right) and \(right). Take one \(right) away: \(equation)."
        case (.makeTen, .addition): "\(left) and \(right) make 10: \(equation)."
        case (.makeTen, .subtraction): "\(result) and \(right) make 10: \(equation)."
        case (.nearDoubles, _): workedNearDouble
        case (.decompose, _): workedInParts
        case (.bridgeTen, _): workedOverStop
        case (.thinkAddition, _): "\(right) and which number make \(left)? \(right) and \(result): \(equation)."
        }
    }

    private var workedIdentity: String {
        if operation == .addition { return "There is 0 to add, so it stays: \(equation)." }
        if right == 0 { return "There is 0 to take away, so it stays: \(equation)." }
        return "All \(left) are taken away: \(equation)."
    }

    private var workedCountingOn: String {
        let start = max(left, right)
        let steps = (start + 1...result).map(String.init).joined(separator: ", ")
        return "Start at \(start) and count on: \(steps). \(equation)."
    }

    private var workedCountingBack: String {
        guard right > 2 else {
            let steps = (0..<right).map { String(left - 1 - $0) }.joined(separator: ", ")
            return "Start at \(left) and count back: \(steps). \(equation)."
        }
        let steps = (right + 1...left).map(String.init).joined(separator: ", ")
        return "Count on from \(right) to \(left): \(steps). That is \(result) more: \(equation)."
    }

    private var workedNearDouble: String {
        let smaller = min(left, right)
        return "\(smaller) + \(smaller) is \(2 * smaller), and 1 more is \(result): \(equation)."
    }

    private var workedInParts: String {
        let (larger, smaller) = (max(left, right), min(left, right))
        if larger == 10 { return "10 and \(smaller) is \(result): \(equation)." }
        if larger > 10 {
            return "\(larger) is 10 and \(larger - 10). \(larger - 10) + \(smaller) is \(larger - 10 + smaller), "
                + "and 10 more is \(result): \(equation)."
        }
        return workedOverStop
    }

    private var workedOverStop: String {
        guard let stop else { return "\(equation)." }
        return steps(from: stop.start, first: stop.first, then: result - stop.start - stop.first)
    }

    private func steps(from start: Int, first: Int, then rest: Int) -> String {
        let other = first + rest
        let parts = "\(other) is \(first) and \(rest)."
        return "\(parts) \(start) + \(first) is \(start + first), and \(rest) more is \(result): \(equation)."
    }

    /// The fact on a number line or in frames of ten.
    var picture: Picture {
        switch strategy {
        case .doubles, .makeTen:
            let parts = operation == .addition ? (left, right) : (result, right)
            let whole = parts.0 + parts.1
            return Picture(
                TenFramesPicture(thing: "marble", count: parts.0, added: parts.1, frames: whole > 10 ? 2 : 1),
                text: "\(parts.0) and \(parts.1) more in frames of ten: \(whole) together.")
        default:
            let hops = hops
            let shown = hops.map { "from \($0.from) to \($0.to)" }.joined(separator: ", then ")
            return Picture(
                NumberLinePicture(
                    from: 0, to: MathFact.largest, labels: Array(stride(from: 0, through: MathFact.largest, by: 5)),
                    marked: [hops.last?.to ?? result], hops: hops),
                text: hops.isEmpty ? "A number line with a dot at \(result)." : "A number line: a hop \(shown).")
        }
    }

    /// The hops on the number line: to 10 first where the strategy goes there.
    private var hops: [Hop] {
        switch (operation, strategy) {
        case (_, .identity): left == result ? [] : [Hop(from: left, to: result)]
        case (.subtraction, .thinkAddition): [Hop(from: right, to: left)]
        case (.addition, .nearDoubles):
            [
                Hop(from: min(left, right), to: 2 * min(left, right)),
                Hop(from: 2 * min(left, right), to: result),
            ]
        case (.addition, _):
            if let stop {
                [
                    Hop(from: stop.start, to: stop.start + stop.first),
                    Hop(from: stop.start + stop.first, to: result),
                ]
            } else {
                [Hop(from: max(left, right), to: result)]
            }
        case (.subtraction, _): [Hop(from: left, to: result)]
        }
    }
}

extension MathFact {
    /// As it is read aloud.
    public var spoken: String { operation == .addition ? "\(left) plus \(right)" : "\(left) minus \(right)" }
}
