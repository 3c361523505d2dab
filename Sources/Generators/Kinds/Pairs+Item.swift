import Household
import QuestionKinds

extension Pairs.Fact: ItemFact {
    private var pair: Pairs.Pair { parameters.pairs[place] }

    /// All pairs from this one on, going round.
    private var following: [Pairs.Pair] { Array(parameters.pairs[place...] + parameters.pairs[..<place]) }

    /// Those that are put together: so many neighbours, or of each group two.
    private var some: [Pairs.Pair] {
        switch parameters.ask {
        case .match: return Array(following.prefix(parameters.options))
        case .sort:
            var taken: [String: Int] = [:]
            return following.filter { pair in
                taken[pair.other, default: 0] += 1
                return taken[pair.other, default: 0] <= 2
            }
        case .other, .one, .isPair: return []
        }
    }

    /// As its author says.
    public var difficulty: Int { parameters.difficulty }

    /// How it is best solved.
    public var strategy: String { "know" }

    /// What tells the answer.
    public var telling: Set<String> { ["answer", "list"] }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let (asked, answer) =
            switch parameters.ask {
            case .other, .isPair: (pair.one, pair.other)
            case .one: (pair.other, pair.one)
            case .match, .sort: ("", "")
            }
        return [
            "asked": .text(asked), "answer": .text(answer),
            "shown": .text(parameters.ask == .isPair ? parameters.pairs[with].other : ""),
            "list": .text(some.map { "\($0.one.asBeginning): \($0.other)" }.joined(separator: ". ")),
        ]
    }

    /// An option, yes or no, or some to put together.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        let strangers = parameters.strangers(to: place).map { parameters.pairs[$0] }
        func choice(_ right: String, _ wrong: [String]) -> Asked {
            let wrong = WrongAnswer.chosen(
                wrong.map { WrongAnswer($0, "otherPair") }, right: right, count: parameters.options - 1, turn: 0)
            return .text(right, wrong: wrong, bank: true)
        }
        switch parameters.ask {
        case .other: return choice(pair.other, pair.wrong + strangers.map(\.other))
        case .one: return choice(pair.one, strangers.map(\.one))
        case .isPair:
            return .yesNo(
                parameters.pairs[with].other == pair.other, words: YesNoWords(dress), misconception: "otherPair")
        case .match: return .pairs(some.map { AskedPair($0.one, $0.other) }, misconception: "otherPair")
        case .sort: return .bins(some.map { AskedPair($0.one, $0.other) }, misconception: "otherPair")
        }
    }

    /// Looks each option up in the table.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        func goTogether(_ one: String, _ other: String) -> Bool {
            parameters.pairs.contains { $0.one == one && $0.other == other }
        }
        switch parameters.ask {
        case .other, .one:
            guard case .text(let right, let wrong, _) = asked(as: kind, in: dress) else { return [] }
            return ([right] + wrong.map(\.text)).filter {
                parameters.ask == .other ? goTogether(pair.one, $0) : goTogether($0, pair.other)
            }
        case .isPair: return [dress.label(goTogether(pair.one, parameters.pairs[with].other) ? "yes" : "no")]
        case .match, .sort:
            return some.sorted { Asked.isBefore($0.one, $1.one) }.map { "\($0.one) \($0.other)" }
        }
    }
}

extension String {
    /// As a short sentence begins with it: "The dog barks", "Big".
    fileprivate var asBeginning: String {
        prefix(1).uppercased() + (hasSuffix(".") ? dropFirst().dropLast() : dropFirst())
    }
}
