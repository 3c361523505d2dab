import Household
import QuestionKinds

/// A coin of the United States, with a drawing of its name.
public enum MoneyCoin: String, CaseIterable, Sendable {
    case quarter, dime, nickel, penny

    /// What it is worth.
    var cents: Int {
        switch self {
        case .quarter: 25
        case .dime: 10
        case .nickel: 5
        case .penny: 1
        }
    }
}

extension [MoneyCoin] {
    /// How many of each make an amount, the largest first; nil when that leaves something.
    func counts(for cents: Int) -> [Int]? {
        var rest = cents
        let counts = map { coin in
            let count = rest / coin.cents
            rest -= count * coin.cents
            return count
        }
        return rest == 0 ? counts : nil
    }
}

extension Money.Fact {
    /// The coins that are shown, the largest first.
    private var shown: [MoneyCoin] {
        zip(counts, parameters.coins).flatMap { Array(repeating: $0.1, count: $0.0) }
    }

    private func amount(_ cents: Int, in dress: Dress) -> String {
        dress.label("amount").replacing("{n}", with: String(cents))
    }

    /// What is right, in cents, where an amount is asked for.
    private var answered: Int { parameters.ask == .change ? 100 - cents : cents }

    private var candidates: [(Int, String)] {
        switch parameters.ask {
        case .worth:
            return MoneyCoin.allCases.map { ($0.cents, "otherCoin") } + [(answered + 1, "oneMore")]
        case .change:
            return [
                (cents, "namedThePrice"), (answered + 10, "tenTooMany"), (answered - 10, "tenTooFew"),
                (answered + 1, "oneMore"), (answered - 1, "oneLess"),
            ]
        default:
            let smallest = shown.last?.cents ?? 1
            let taken = shown.first == .quarter ? 10 : shown.first == .dime ? 5 : 1
            return [
                (shown.count, "countedCoins"), (cents - smallest, "skippedOne"), (cents + smallest, "countedOneTwice"),
                (cents - (shown.first?.cents ?? 1) + taken, "otherCoin"), (cents + 10, "tenTooMany"),
                (cents + 1, "oneMore"),
            ]
        }
    }
}

extension Money.Fact: ItemFact {
    /// More sorts of coins are harder, and so is change.
    public var difficulty: Int {
        switch parameters.ask {
        case .name: 1
        case .worth: 2
        case .change: cents.isMultiple(of: 10) ? 3 : 4
        case .pay: 2
        case .payFewest: 3
        case .value: min(4, Set(shown).count + (cents > 30 ? 1 : 0))
        }
    }

    /// How it is best solved.
    public var strategy: String {
        switch parameters.ask {
        case .name, .worth: "knowTheCoin"
        case .value: "countOn"
        case .pay, .payFewest: "largestFirst"
        case .change: "countUp"
        }
    }

    /// What tells the answer. An amount to lay out, and a price, are in the question.
    public var telling: Set<String> {
        switch parameters.ask {
        case .name: ["coin", "list", "answer"]
        case .worth: ["cents", "steps", "answer"]
        case .value: ["cents", "steps", "answer"]
        case .pay, .payFewest: ["steps", "answer", "list"]
        case .change: ["change", "answer"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let laid = parameters.ask == .pay || parameters.ask == .payFewest ? paid : shown
        var sum = 0
        let steps = laid.map { coin in
            sum += coin.cents
            return String(sum)
        }
        let answer =
            switch parameters.ask {
            case .name: dress.label(shown.first?.rawValue ?? "")
            case .pay, .payFewest: laid.map { dress.label($0.rawValue) }.joined(separator: ", ")
            default: amount(answered, in: dress)
            }
        return [
            "cents": .number(cents), "coins": .number(laid.count),
            "coin": .text(dress.label(laid.first?.rawValue ?? "")),
            "list": .text(laid.map { dress.label($0.rawValue) }.joined(separator: ", ")),
            "steps": .text(steps.joined(separator: ", ")), "change": .number(100 - cents), "answer": .text(answer),
        ]
    }

    /// With the largest coins first.
    private var paid: [MoneyCoin] {
        zip(parameters.coins.counts(for: cents) ?? [], parameters.coins)
            .flatMap { Array(repeating: $0.1, count: $0.0) }
    }

    /// The coins that are counted.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        let coins = zip(counts, parameters.coins).filter { $0.0 > 0 }
        guard !coins.isEmpty else { return nil }
        return CoinsPicture(
            coins: coins.map { CoinCount(coin: $0.1.rawValue, cents: $0.1.cents, count: $0.0) })
    }

    /// An amount, a name, or coins to lay out.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        switch parameters.ask {
        case .pay, .payFewest:
            return .coins(
                parameters.coins.map {
                    Coins.Coin(
                        id: $0.rawValue, name: dress.label($0.rawValue), cents: $0.cents, image: $0.rawValue)
                }, cents: cents, isFewest: parameters.ask == .payFewest)
        case .name:
            let right = dress.label(shown.first?.rawValue ?? "")
            let others = parameters.coins.map { WrongAnswer(dress.label($0.rawValue), "otherCoin") }
            return .text(
                right,
                wrong: WrongAnswer.chosen(others, right: right, count: parameters.options - 1, turn: cents), bank: true)
        case .value, .worth, .change:
            let right = amount(answered, in: dress)
            let others = candidates.filter { (1...100).contains($0.0) }
                .map { WrongAnswer(amount($0.0, in: dress), $0.1) }
            return .text(
                right,
                wrong: WrongAnswer.chosen(
                    others, right: right, count: parameters.options - 1, turn: answered + shown.count),
                bank: parameters.bank)
        }
    }

    /// Takes a cent off until nothing is left, and counts; of change, counts up to a dollar; a name is that of the coin of
    /// this worth.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var heap = shown.flatMap { Array(repeating: 1, count: $0.cents) }
        var counted = 0
        while heap.popLast() != nil { counted += 1 }
        switch parameters.ask {
        case .name:
            return MoneyCoin.allCases.filter { $0.cents == counted }.map { dress.label($0.rawValue) }
        case .value, .worth: return [amount(counted, in: dress)]
        case .pay, .payFewest: return [String(cents)]
        case .change:
            var (price, given) = (cents, 0)
            while price < 100 {
                price += 1
                given += 1
            }
            return [amount(given, in: dress)]
        }
    }
}
