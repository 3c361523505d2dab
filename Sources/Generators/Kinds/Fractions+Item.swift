import Household

/// A fraction that has a name, which is a label of the template.
public enum NamedFraction: String, CaseIterable, Sendable {
    case oneHalf
    case oneThird
    case twoThirds
    case oneFourth
    case twoFourths
    case threeFourths

    /// The labels for the parts of a whole that has so many.
    static let parts = [2: "halves", 3: "thirds", 4: "fourths"]

    /// How many parts.
    var count: Int {
        switch self {
        case .oneHalf, .oneThird, .oneFourth: 1
        case .twoThirds, .twoFourths: 2
        case .threeFourths: 3
        }
    }

    /// How many make a whole.
    var whole: Int {
        switch self {
        case .oneHalf: 2
        case .oneThird, .twoThirds: 3
        case .oneFourth, .twoFourths, .threeFourths: 4
        }
    }

    /// Whether it is as much as another one.
    func isSame(as other: NamedFraction) -> Bool { count * other.whole == other.count * whole }

    /// So many of so many parts.
    static func of(_ count: Int, _ parts: Int, isReduced: Bool) -> NamedFraction {
        let named = allCases.first { $0.count == count && $0.whole == parts } ?? .oneHalf
        return isReduced && named == .twoFourths ? .oneHalf : named
    }
}

extension Fractions.Parameters {
    /// The numbers of parts after which fractions are named; halves and fourths at least, to have a choice.
    var wholes: [Int] { Set(parts + [2, 4]).sorted() }

    /// The fractions that come into question.
    var fractions: [NamedFraction] {
        NamedFraction.allCases.filter { wholes.contains($0.whole) && !(isReduced && $0 == .twoFourths) }
    }

    /// The fractions that are right for some item.
    var named: [NamedFraction] {
        let all = parts.flatMap { parts in
            shaded.numbers.filter { $0 < parts }.map { NamedFraction.of($0, parts, isReduced: isReduced) }
        }
        return NamedFraction.allCases.filter { all.contains($0) }
    }
}

extension Fractions.Fact {
    /// The name of what is shaded.
    private var own: NamedFraction { NamedFraction.of(max(1, shaded), parts, isReduced: parameters.isReduced) }

    private var places: [Int] { (0..<shaded).map { (start + $0) % parts } }

    /// The labels of the parts, one by one.
    var listed: [String] {
        (0..<parts).map { part in
            switch parameters.ask {
            case .areEqual: part == 0 ? "part" : isEqual ? "samePart" : "largerPart"
            case .howMany, .partName: "part"
            case .shade: "plainPart"
            case .name, .isShaded:
                places.contains(part) ? "shadedPart" : isEqual ? "plainPart" : "largerPlainPart"
            }
        }
    }

    private func partNames(_ parts: Int, in dress: Dress) -> String { dress.label(NamedFraction.parts[parts] ?? "") }

    private var isSo: Bool { isEqual && (parameters.ask == .areEqual || asked.isSame(as: own)) }

    private func answer(in dress: Dress) -> String {
        switch parameters.ask {
        case .shade: String(shaded)
        case .name: dress.label(own.rawValue)
        case .isShaded, .areEqual: dress.label(isSo ? "yes" : "no")
        case .howMany: String(parts)
        case .partName: partNames(parts, in: dress)
        }
    }
}

extension Fractions.Fact: ItemFact {
    /// More parts are harder, and so is more than one of them, and a half of four.
    public var difficulty: Int {
        (parts == 2 ? 1 : 2) + (shaded > 1 ? 1 : 0) + (parts == 4 && asked == .oneHalf ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String {
        switch parameters.ask {
        case .areEqual: "compareParts"
        case .howMany, .partName: "countParts"
        case .shade, .name, .isShaded: isEqual ? "countShaded" : "compareParts"
        }
    }

    /// What tells the answer.
    public var telling: Set<String> {
        switch parameters.ask {
        case .shade: ["shaded", "answer"]
        case .name: ["fraction", "answer"]
        case .isShaded, .areEqual: ["answer"]
        case .howMany: ["parts", "answer"]
        case .partName: ["partNames", "fraction", "answer"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        [
            "shape": .text(dress.label(shape.rawValue)), "parts": .number(parts), "shaded": .number(shaded),
            "fraction": .text(dress.label(asked.rawValue)), "partNames": .text(partNames(parts, in: dress)),
            "list": .text(listed.map(dress.label).joined(separator: ", ")), "answer": .text(answer(in: dress)),
        ]
    }

    /// The shape; where parts are to be shaded the question itself has it.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        guard parameters.ask != .shade else { return nil }
        return ShadedShapePicture(shape: shape, parts: parts, shaded: places.sorted(), isEqual: isEqual)
    }

    /// Parts to shade, a name, a number, or yes or no.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        switch parameters.ask {
        case .shade: return .shading(shape, parts: parts, shaded: shaded)
        case .isShaded, .areEqual:
            return .yesNo(isSo, words: YesNoWords(dress), misconception: isEqual ? "misjudged" : "ignoredSize")
        case .howMany:
            let candidates = [
                (parts + 1, "countedOneTwice"), (parts + 2, "lostTrack"), (parts - 1, "missedOne"),
                (parts - 2, "lostTrack"),
            ]
            let turn = parts + shape.rawValue.utf8.count
            return .number(
                parts,
                wrong: WrongAnswer.numbers(
                    candidates, right: parts, within: 1...10, count: parameters.options - 1, turn: turn))
        case .name:
            // Of a half and two fourths only one is there: of two that are the same both would be known as wrong.
            let twin: NamedFraction = start.isMultiple(of: 2) && !parameters.isReduced ? .oneHalf : .twoFourths
            let others = parameters.fractions.filter { !$0.isSame(as: own) && $0 != twin }
            return text(others.map { WrongAnswer(dress.label($0.rawValue), misconception(of: $0)) }, dress)
        case .partName:
            let others = parameters.wholes.filter { $0 != parts }
            return text(others.map { WrongAnswer(partNames($0, in: dress), "otherParts") }, dress)
        }
    }

    private func text(_ wrong: [WrongAnswer], _ dress: Dress) -> Asked {
        let right = answer(in: dress)
        return .text(
            right, wrong: WrongAnswer.chosen(wrong, right: right, count: parameters.options - 1, turn: start + shaded),
            bank: true)
    }

    private func misconception(of other: NamedFraction) -> String {
        if other.whole != parts { return "otherParts" }
        return other.count == parts - shaded ? "namedTheRest" : "otherNumber"
    }

    /// Counts the parts as they are told.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        let all = listed.count
        let shadedParts = listed.count { $0 == "shadedPart" }
        let isUneven = listed.contains { $0.hasPrefix("larger") }
        switch parameters.ask {
        case .shade:
            // One part after the other is shaded until it is as much.
            var count = 0
            while count < all, count * asked.whole < asked.count * all { count += 1 }
            return [String(count)]
        case .name:
            let fitting = parameters.fractions.filter { $0.count * all == shadedParts * $0.whole }
            let named = fitting.first { $0.whole == all } ?? fitting.first
            return named.map { [dress.label($0.rawValue)] } ?? []
        case .isShaded:
            let isSo = !isUneven && asked.count * all == shadedParts * asked.whole
            return [dress.label(isSo ? "yes" : "no")]
        case .areEqual: return [dress.label(isUneven ? "no" : "yes")]
        case .howMany: return [String(all)]
        case .partName: return [dress.label(all == 2 ? "halves" : all == 3 ? "thirds" : "fourths")]
        }
    }
}
