import Household
import QuestionKinds

extension Arithmetic.Fact {
    var isAdding: Bool { parameters.operation == .add }

    var result: Int { isAdding ? first + second : first - second }

    var answer: Int {
        switch parameters.unknown {
        case .result: result
        case .first: first
        case .second: second
        }
    }

    /// The numbers that the question tells.
    var known: [Int] {
        switch parameters.unknown {
        case .result: [first, second]
        case .first: [second, result]
        case .second: [first, result]
        }
    }

    // MARK: Which facts

    /// Whether the fact keeps the bounds and the constraint.
    var isPossible: Bool {
        guard result >= 0, parameters.result.contains(result), isKept(parameters.constraint) else { return false }
        switch parameters.picture {
        // A group of none cannot be seen, and more than ten are not seen as a group.
        case .rows where isAdding, .tenFrames: return (1...10).contains(first) && (1...10).contains(second)
        case .rows: return (1...20).contains(first)
        case .none, .numberLine: return true
        }
    }

    private func isKept(_ constraint: Arithmetic.Constraint) -> Bool {
        let part = isAdding ? first : result
        switch constraint {
        case .any: return true
        case .doubles: return part == second
        case .nearDoubles: return abs(part - second) == 1
        case .makeTen: return second < 10 && crossesTen
        case .plusMinusOneTwo: return (1...2).contains(second)
        case .tens: return first % 10 == 0 && second % 10 == 0
        case .twoDigitPlusOne: return (10...99).contains(first) && second < 10
        case .twoDigitPlusTen: return (10...99).contains(first) && second % 10 == 0 && second > 0
        }
    }

    /// Whether the way leads over a ten, and does not end there.
    private var crossesTen: Bool {
        isAdding ? first % 10 + second % 10 > 10 : first % 10 > 0 && first % 10 < second % 10
    }

    // MARK: Lines

    /// The line on which the fact can be hopped.
    var line: AskedLine {
        let step = first % 10 == 0 && second % 10 == 0 && max(first, result) > 20 ? 10 : 1
        let (low, high) = (min(first, result), max(first, result))
        if high <= 10 { return AskedLine(NumberRange(0, 10), start: first) }
        if high <= 20 { return AskedLine(NumberRange(0, 20), start: first) }
        return AskedLine(NumberRange(low / 10 * 10, (high / 10 + 1) * 10), step: step, start: first)
    }
}

extension Arithmetic.Fact: ItemFact {
    /// By the size of the whole, harder over a ten and with an unknown that is not at the end.
    public var difficulty: Int {
        let whole = max(first, result)
        let isTens = first % 10 == 0 && second % 10 == 0
        let size = isTens && whole > 20 ? 2 : [(5, 1), (10, 2), (20, 3)].first { whole <= $0.0 }?.1 ?? 4
        let harder = (second < 10 && crossesTen ? 1 : 0) + (parameters.unknown == .result ? 0 : 1)
        return min(5, size + harder)
    }

    /// How it is best solved.
    public var strategy: String {
        if second > 0, second % 10 == 0, first >= 10 { return "tens" }
        if parameters.unknown != .result { return "countOn" }
        let part = isAdding ? first : result
        if part == second, second > 0 { return "doubles" }
        if isAdding, min(first, second) <= 2 { return "countOn" }
        if !isAdding, second <= 2 { return "countBack" }
        if !isAdding, result <= 2 { return "countOn" }
        if isAdding, abs(first - second) == 1, first < 10 { return "nearDoubles" }
        if second < 10, crossesTen { return "makeTen" }
        return isAdding ? "countOn" : "countBack"
    }

    /// What tells the answer: all that depends on what is asked for.
    public var telling: Set<String> {
        var names: Set = ["answer", "solved", "steps"]
        switch parameters.unknown {
        case .result:
            names.insert("c")
            // Twice the smaller number helps beside a double, and is the answer of one.
            if strategy != "nearDoubles" { names.insert("double") }
            return names
        case .first: names.formUnion(["a", "list"])
        case .second: names.formUnion(["b", "otherList"])
        }
        return names.union(["larger", "smaller", "double", "toTen", "ten", "rest"])
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let over = isAdding ? 10 - first % 10 : first % 10
        let from = isAdding ? max(first, second) : first
        let steps = isAdding ? NumberRange(from, result).numbers : NumberRange(result, first).numbers.reversed()
        return [
            "a": .number(first), "b": .number(second), "c": .number(result), "answer": .number(answer),
            "equation": .text(equation(isSolved: false)), "solved": .text(equation(isSolved: true)),
            "list": .text(dress.list(first)), "otherList": .text(dress.list(second)),
            "larger": .number(max(first, second)), "smaller": .number(min(first, second)),
            "double": .number(2 * min(first, second)), "toTen": .number(over),
            "ten": .number(isAdding ? first + over : first - over), "rest": .number(max(0, second - over)),
            "steps": .text(steps.listed), "lineFrom": .number(line.range.from), "lineTo": .number(line.range.to),
        ]
    }

    private func equation(isSolved: Bool) -> String {
        func text(_ number: Int, _ place: Arithmetic.Unknown) -> String {
            !isSolved && parameters.unknown == place ? "__" : String(number)
        }
        return "\(text(first, .first)) \(isAdding ? "+" : "−") \(text(second, .second)) = \(text(result, .result))"
    }

    /// Both numbers, or a line with a dot at a number that the question tells.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        let thing = dress.thing().thing
        switch parameters.picture {
        case .none: return nil
        case .rows where isAdding:
            return RowsPicture(rows: [first, second].map { ThingCount(thing: thing, count: $0) })
        case .rows:
            return RowsPicture(rows: ThingCount.rows(of: thing, first, crossedOut: second, each: 10))
        case .tenFrames:
            return TenFramesPicture(thing: thing, count: first, added: second, frames: (result + 9) / 10)
        case .numberLine:
            let ticks = stride(from: line.range.from, through: line.range.to, by: line.step)
            let isLong = (line.range.to - line.range.from) / line.step > 20
            return NumberLinePicture(
                from: line.range.from, to: line.range.to, step: line.step,
                labels: ticks.filter { !isLong || $0 % 10 == 0 },
                marked: [parameters.unknown == .first ? result : first])
        }
    }

    /// The number that is asked for, and others.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        if kind == NumberLine.kind {
            let line = line
            let wrong = wrong(parameters.options - 1) { line.hasTick($0) }
            return .hops(line, to: result, wrong: wrong)
        }
        return .number(answer, wrong: wrong(parameters.options - 1) { _ in true }, bank: parameters.bank)
    }

    private func wrong(_ count: Int, where isPossible: (Int) -> Bool) -> [WrongAnswer] {
        let (one, other) = (known[0], known[1])
        let opposite = answer == one + other ? abs(one - other) : one + other
        var candidates = [
            (opposite, "wrongOperation"), (answer + 1, "oneMore"), (answer - 1, "oneLess"),
            (max(one, other), "answeredAPart"),
        ]
        if max(first, result) > 20 {
            candidates.insert(contentsOf: [(answer + 10, "tenMore"), (answer - 10, "tenLess")], at: 1)
            if let swapped { candidates.insert((swapped, "onesForTens"), at: 0) }
        }
        if candidates.allSatisfy({ $0.0 == answer || !isPossible($0.0) }) {
            candidates.append((answer + 10, "tenMore"))
        }
        return WrongAnswer.numbers(
            candidates.filter { isPossible($0.0) }, right: answer, within: 0...130, count: count,
            turn: first + 2 * second)
    }

    /// The result when the tens of the second number were taken for ones, or its ones for tens.
    var swapped: Int? {
        guard parameters.unknown == .result, second > 0 else { return nil }
        let taken = second % 10 == 0 ? second / 10 : second * 10
        return isAdding ? first + taken : first - taken
    }

    /// Counts up from zero until the equation holds.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var number = 0
        while number <= 240, !holds(number) { number += 1 }
        return [String(number)]
    }

    private func holds(_ number: Int) -> Bool {
        switch (parameters.operation, parameters.unknown) {
        case (.add, .result): number - first == second
        case (.add, .first): result - number == second
        case (.add, .second): result - number == first
        case (.subtract, .result): number + second == first
        case (.subtract, .first): number == result + second
        case (.subtract, .second): result + number == first
        }
    }
}

extension Arithmetic {
    /// A template for the reference.
    public static let example = """
        {"id": "add-and-take-away", "generator": "arithmetic", "version": 1, "code": "1.OA.C.6",
         "texts": [{
           "prompt": "{equation}",
           "narration": "Which number is missing?",
           "hints": ["Look at the sign first.", "Think of the whole and its parts."],
           "explanation": "{solved}.",
           "mistakes": {
             "oneMore": "You chose {given}. That is close. Count again.",
             "oneLess": "You chose {given}. That is close. Count again.",
             "wrongOperation": "You chose {given}. Look at the sign again.",
             "answeredAPart": "{given} is in the question. Which number is missing?",
             "tenMore": "You chose {given}. Count the tens again.",
             "tenLess": "You chose {given}. Count the tens again.",
             "onesForTens": "You chose {given}. Which digits are the tens?"},
           "strategies": {
             "nearDoubles": {
               "hints": ["Which double is close?", "{smaller} + {smaller} = {double}. Now one more!"],
               "explanation": "{smaller} + {smaller} = {double}, and one more: {solved}."}}}],
         "arithmetic": {
           "within5": {"operation": "add", "first": {"from": 0, "to": 5}, "second": {"from": 0, "to": 5},
                       "result": {"from": 0, "to": 5}},
           "doubles": {"operation": "add", "constraint": "doubles", "first": {"from": 1, "to": 10},
                       "second": {"from": 1, "to": 10}, "result": {"from": 2, "to": 20}},
           "near-doubles": {"operation": "add", "constraint": "nearDoubles", "first": {"from": 1, "to": 10},
                            "second": {"from": 1, "to": 10}, "result": {"from": 0, "to": 20}},
           "missing-part": {"operation": "subtract", "unknown": "second", "first": {"from": 0, "to": 20},
                            "second": {"from": 0, "to": 20}, "result": {"from": 0, "to": 20}, "options": 4},
           "tens": {"operation": "subtract", "constraint": "tens", "first": {"from": 10, "to": 90},
                    "second": {"from": 10, "to": 90}, "result": {"from": 0, "to": 80}, "bank": false}}}
        """
}
