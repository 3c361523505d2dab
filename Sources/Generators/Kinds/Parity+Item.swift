import Household

extension Parity.Fact: ItemFact {
    private var isEven: Bool { number.isMultiple(of: 2) }

    /// The numbers to sort.
    var sorted: [Int] {
        steps.reduce(into: [number]) { numbers, step in numbers.append((numbers.last ?? number) + step) }
    }

    /// By size; harder where nothing is drawn, and with many numbers.
    public var difficulty: Int {
        let size = (sorted.last ?? number) <= 10 ? 1 : 2
        return size + (parameters.picture == .none ? 1 : 0) + (parameters.ask == .sort ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String {
        switch parameters.ask {
        case .name, .isEven, .isOdd: isEven ? "allHavePartners" : "oneIsLeft"
        case .whichEven, .whichOdd, .sort: "eachInTurn"
        }
    }

    /// What tells the answer. The number itself does so where it is to be chosen.
    public var telling: Set<String> {
        switch parameters.ask {
        case .name, .isEven, .isOdd: ["word", "answer"]
        case .whichEven, .whichOdd: ["n", "answer"]
        case .sort: ["odd", "even"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let one = dress.thing().one
        let rows = stride(from: 0, to: number, by: 2).map { $0 + 1 < number ? "\(one), \(one)" : one }
        return [
            "n": .number(number), "pairs": .number(number / 2), "double": .number(number / 2 * 2),
            "list": .text(rows.joined(separator: "; ")), "numbers": .text(sorted.listed),
            "odd": .text(sorted.filter { !$0.isMultiple(of: 2) }.listed),
            "even": .text(sorted.filter { $0.isMultiple(of: 2) }.listed),
            "word": .text(dress.label(isEven ? "even" : "odd")), "answer": .text(answer(in: dress)),
        ]
    }

    private func answer(in dress: Dress) -> String {
        switch parameters.ask {
        case .name, .sort: dress.label(isEven ? "even" : "odd")
        case .isEven: dress.label(isEven ? "yes" : "no")
        case .isOdd: dress.label(isEven ? "no" : "yes")
        case .whichEven, .whichOdd: String(number)
        }
    }

    /// Two things in each row.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        guard parameters.picture == .pairs else { return nil }
        return RowsPicture(rows: ThingCount.rows(of: dress.thing().thing, number, each: 2))
    }

    /// A word, yes or no, a number, or bins.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        switch parameters.ask {
        case .name:
            let wrong = WrongAnswer(dress.label(isEven ? "odd" : "even"), "otherWord")
            return .text(dress.label(isEven ? "even" : "odd"), wrong: [wrong], bank: true)
        case .isEven: return .yesNo(isEven, words: YesNoWords(dress), misconception: "misjudged")
        case .isOdd: return .yesNo(!isEven, words: YesNoWords(dress), misconception: "misjudged")
        case .whichEven, .whichOdd:
            let candidates = [1, 3, 5, -1, -3, -5].map { (number + $0, "otherParity") }
            let bounds = parameters.numbers.from...parameters.numbers.to
            return .number(
                number,
                wrong: WrongAnswer.numbers(
                    candidates, right: number, within: bounds, count: parameters.options - 1, turn: number / 2))
        case .sort:
            let pairs = sorted.map { AskedPair(String($0), dress.label($0.isMultiple(of: 2) ? "even" : "odd")) }
            return .bins(pairs, misconception: "wrongBin")
        }
    }

    /// Takes two away, again and again.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        func isOneLeft(_ number: Int) -> Bool {
            var left = number
            while left > 1 { left -= 2 }
            return left == 1
        }
        switch parameters.ask {
        case .name: return [dress.label(isOneLeft(number) ? "odd" : "even")]
        case .isEven: return [dress.label(isOneLeft(number) ? "no" : "yes")]
        case .isOdd: return [dress.label(isOneLeft(number) ? "yes" : "no")]
        case .whichEven, .whichOdd:
            guard case .text(let right, let wrong, _) = asked(as: kind, in: dress) else { return [] }
            return ([right] + wrong.map(\.text))
                .filter { isOneLeft(Int($0) ?? 0) == (parameters.ask == .whichOdd) }
        case .sort: return sorted.map { "\($0) \(dress.label(isOneLeft($0) ? "odd" : "even"))" }
        }
    }
}
