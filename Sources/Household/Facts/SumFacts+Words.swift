import Words

extension SumFacts {
    static func hint(_ fact: MathFact) -> Saying { fact.hintOfSum }

    static func worked(_ fact: MathFact) -> Saying { fact.workedSum }

    static func picture(_ fact: MathFact) -> Picture { fact.pictureOfSum }
}

extension MathFact {
    fileprivate var hintOfSum: Saying {
        let (larger, smaller) = (max(left, right), min(left, right))
        switch (strategy, operation) {
        case (.countOn, .addition): return told("hint.countOn", ["start": larger])
        case (.countOn, .subtraction):
            return right > 2
                ? told("hint.countUp", ["start": right, "end": left]) : told("hint.countBack", ["start": left])
        case (.makeTen, .subtraction): return told("hint.makeTen", ["number": right])
        case (.doubles, .subtraction): return told("hint.double", ["number": left])
        case (.nearDoubles, _): return told("hint.nearDouble", ["number": smaller])
        case (.thinkAddition, _): return told("hint.thinkAddition", ["part": right, "whole": left])
        case (.decompose, _) where larger == 10: return told("hint.tenAnd", ["number": smaller])
        case (.decompose, _) where larger > 10:
            return told("hint.isTenAnd", ["number": larger, "ones": larger - 10])
        case (.decompose, _), (.bridgeTen, _):
            guard let stop else { return strategy.tip }
            let other = result - stop.start
            return told(
                "hint.stop",
                ["number": other, "first": stop.first, "rest": other - stop.first, "stop": stop.start + stop.first])
        default: return strategy.tip
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

    fileprivate var workedSum: Saying {
        switch (strategy, operation) {
        case (.identity, _): workedIdentity
        case (.countOn, .addition): workedCountingOn
        case (.countOn, .subtraction): workedCountingBack
        case (.doubles, .addition): told("worked.double", ["number": left, "result": result])
        case (.doubles, .subtraction): told("worked.half", ["whole": left, "half": right])
        case (.makeTen, .addition): told("worked.makeTen", ["one": left, "other": right])
        case (.makeTen, .subtraction): told("worked.makeTen", ["one": result, "other": right])
        case (.nearDoubles, _): workedNearDouble
        case (.decompose, _): workedInParts
        case (.bridgeTen, _): workedOverStop
        case (.thinkAddition, _):
            told("worked.thinkAddition", ["part": right, "whole": left, "result": result])
        default: told("worked.plain", [:])
        }
    }

    private var workedIdentity: Saying {
        if operation == .addition { return told("worked.addZero", [:]) }
        if right == 0 { return told("worked.takeZero", [:]) }
        return told("worked.takeAll", ["number": left])
    }

    private var workedCountingOn: Saying {
        let start = max(left, right)
        return counting("worked.countOn", ["start": start], (start + 1...result).map { $0 })
    }

    private var workedCountingBack: Saying {
        guard right > 2 else {
            return counting("worked.countBack", ["start": left], (0..<right).map { left - 1 - $0 })
        }
        return counting(
            "worked.countUp", ["start": right, "end": left, "result": result], (right + 1...left).map { $0 })
    }

    private func counting(_ key: String, _ numbers: KeyValuePairs<String, Int>, _ steps: [Int]) -> Saying {
        told(key, numbers, ["steps": steps.map(String.init).joined(separator: ", ")])
    }

    private var workedNearDouble: Saying {
        let smaller = min(left, right)
        return told("worked.nearDouble", ["number": smaller, "double": 2 * smaller, "result": result])
    }

    private var workedInParts: Saying {
        let (larger, smaller) = (max(left, right), min(left, right))
        if larger == 10 { return told("worked.tenAnd", ["number": smaller, "result": result]) }
        if larger > 10 {
            return told(
                "worked.isTenAnd",
                [
                    "number": larger, "ones": larger - 10, "other": smaller, "sum": larger - 10 + smaller,
                    "result": result,
                ])
        }
        return workedOverStop
    }

    private var workedOverStop: Saying {
        guard let stop else { return told("worked.plain", [:]) }
        let rest = result - stop.start - stop.first
        return told(
            "worked.stop",
            [
                "number": stop.first + rest, "first": stop.first, "rest": rest, "start": stop.start,
                "stop": stop.start + stop.first, "result": result,
            ])
    }

    /// The fact on a number line or in frames of ten.
    fileprivate var pictureOfSum: Picture {
        switch strategy {
        case .doubles, .makeTen:
            let parts = operation == .addition ? (left, right) : (result, right)
            let whole = parts.0 + parts.1
            return Picture(
                TenFramesPicture(thing: "marble", count: parts.0, added: parts.1, frames: whole > 10 ? 2 : 1),
                text: told("picture.frames", ["count": parts.0, "more": parts.1, "whole": whole]))
        default:
            let hops = hops
            let shown = hops.map { told("picture.hop", ["start": $0.from, "end": $0.to]) }
            return Picture(
                NumberLinePicture(
                    from: 0, to: domain.largest, labels: Array(stride(from: 0, through: domain.largest, by: 5)),
                    marked: [hops.last?.to ?? result], hops: hops),
                text: picture(of: shown))
        }
    }

    /// A number line in words, with at most two hops.
    private func picture(of hops: [Saying]) -> Saying {
        switch hops.count {
        case 0: told("picture.dot", ["number": result])
        case 1: Saying("facts.picture.line", ["hop": .saying(hops[0])])
        default: Saying("facts.picture.lineThen", ["hop": .saying(hops[0]), "then": .saying(hops[1])])
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
        default: [Hop(from: left, to: result)]
        }
    }
}
