import Household
import QuestionKinds
import Shapes

/// What coins are worth, how an amount is laid out, and the change to a dollar.
public enum Money: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The coins.
        public var coins: [MoneyCoin]
        /// The amount in cents; of change, the price.
        public var cents: NumberRange
        /// Every so many cents there is an amount.
        public var step: Int
        /// How many coins there are at most, where they are shown.
        public var most: Int
        /// What is asked for.
        public var ask: Ask
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// How much the coins are.
        case value
        /// The name of one coin.
        case name
        /// What one coin is worth.
        case worth
        /// Coins that make an amount.
        case pay
        /// As few coins as can be.
        case payFewest
        /// What is given back of a dollar.
        case change
    }

    /// Some coins, or an amount.
    public struct Fact: Hashable, Sendable {
        /// The amount.
        public var cents: Int
        /// How many of each coin of the parameters are shown.
        public var counts: [Int]
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "money"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Coins of the United States: their names and worth, amounts, change to a dollar."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "MoneyParameters", "Which coins, which amounts, and what is asked.", make: Parameters.init
    ) {
        required("coins", \.coins, .list(of: .word(), minimum: 1, maximum: 4), "The coins, the largest first.")
        defaulted(
            "cents", \.cents, .range(1...100), to: NumberRange(1, 100), "The amounts, in cents; of change the prices.")
        defaulted("step", \.step, .integer(1...50), to: 1, "Every so many cents there is an amount.")
        defaulted("most", \.most, .integer(1...10), to: 5, "How many coins are shown at most.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        .number("cents", "the amount in cents", tellsAnswer: true),
        .number("coins", "how many coins are shown", tellsAnswer: true),
        Placeholder("coin", "the name of the coin", tellsAnswer: true),
        Placeholder("list", "the names of the coins, one by one, the largest first"),
        Placeholder("steps", "the amount after each coin: 10, 15, 16", tellsAnswer: true),
        .number("change", "what is given back of a dollar, in cents", tellsAnswer: true),
        Placeholder("answer", "the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("countedCoins", .coinValue, "counted the coins, and not what they are worth"),
        Misconception("skippedOne", .leftOut, "left one coin out"),
        Misconception("countedOneTwice", .leftOut, "counted one coin twice"),
        Misconception("otherCoin", .coinValue, "took the coin for another one"),
        Misconception("namedThePrice", .givenNumber, "gave the price in place of the change"),
        Misconception("tenTooMany", .tenOff, "is ten cents too high"),
        Misconception("tenTooFew", .tenOff, "is ten cents too low"),
        Misconception("oneMore", .offByOne, "is one cent too high"),
        Misconception("oneLess", .offByOne, "is one cent too low"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("knowTheCoin", "the coin is known"), Term("countOn", "begin with the largest coin, and count on"),
        Term("largestFirst", "the largest coin that fits, then the next"),
        Term("countUp", "count up from the price to 100"),
    ]

    /// How amounts and coins are said; in `amount`, `{n}` is the number.
    public static let labels =
        [Term("amount", "such as \"{n}¢\"")] + MoneyCoin.allCases.map { Term($0.rawValue, "the name of this coin") }

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.cents.faults(at: "cents")
        let worths = parameters.coins.map(\.cents)
        if zip(worths, worths.dropFirst()).contains(where: { $0 <= $1 }) {
            faults.append(BodyFault(pointer: "/coins", reason: "must be each once, the largest first"))
        }
        if parameters.ask == .name, parameters.coins.count < 2 {
            faults.append(BodyFault(pointer: "/coins", reason: "must be two or more, so that there is a choice"))
        }
        if parameters.ask == .change, parameters.cents.to > 99 {
            faults.append(BodyFault(pointer: "/cents/to", reason: "must be at most 99, so that there is change"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .value, .worth, .change: [MultipleChoice.kind, FillInBlank.kind]
        case .name: [MultipleChoice.kind, FillInBlank.kind]
        case .pay, .payFewest: [Coins.kind]
        }
    }

    /// Names of coins, and the form of amounts.
    public static func needs(of parameters: Parameters) -> Needs {
        let names = parameters.coins.map(\.rawValue)
        switch parameters.ask {
        case .change: return Needs(labels: ["amount"])
        case .name: return Needs(labels: names)
        case .pay, .payFewest: return Needs(labels: names)
        case .value, .worth: return Needs(labels: names + ["amount"])
        }
    }

    /// Each amount once; of coins that are shown, each choice of them whose worth is within the bounds.
    public static func facts(of parameters: Parameters) -> [Fact] {
        let amounts = parameters.cents.numbers.filter { ($0 - parameters.cents.from).isMultiple(of: parameters.step) }
        let none = parameters.coins.map { _ in 0 }
        switch parameters.ask {
        case .name, .worth:
            return parameters.coins.indices.map { place in
                var counts = none
                counts[place] = 1
                return Fact(cents: parameters.coins[place].cents, counts: counts, parameters: parameters)
            }
        case .change: return amounts.map { Fact(cents: $0, counts: none, parameters: parameters) }
        case .pay, .payFewest:
            return amounts.filter { parameters.coins.counts(for: $0) != nil }
                .map { Fact(cents: $0, counts: none, parameters: parameters) }
        case .value:
            let possible = Set(amounts)
            return choices(of: parameters.coins.count, most: parameters.most).compactMap { counts in
                let cents = zip(counts, parameters.coins).reduce(0) { $0 + $1.0 * $1.1.cents }
                guard counts.reduce(0, +) > 1, possible.contains(cents) else { return nil }
                return Fact(cents: cents, counts: counts, parameters: parameters)
            }
        }
    }

    /// All ways to take at most so many of some coins.
    private static func choices(of coins: Int, most: Int) -> [[Int]] {
        guard coins > 0 else { return [[]] }
        return (0...most).flatMap { first in choices(of: coins - 1, most: most - first).map { [first] + $0 } }
    }
}

extension Money {
    /// A template for the reference.
    public static let example = """
        {"id": "how-much-money", "generator": "money", "version": 1, "code": "2.MD.C.8",
         "labels": {"amount": "{n}¢", "dime": "dime", "nickel": "nickel", "penny": "penny"},
         "texts": [{
           "prompt": "How much money is this?",
           "picture": "{list}.",
           "hints": ["Begin with the coin that is worth most.", "Count on coin by coin."],
           "explanation": "Count on: {steps}. That is {answer}.",
           "mistakes": {
             "countedCoins": "You chose {given}. That is how many coins there are. What is each worth?",
             "skippedOne": "You chose {given}. Did you count every coin?",
             "countedOneTwice": "You chose {given}. Count each coin once.",
             "otherCoin": "You chose {given}. What is each coin worth?",
             "tenTooMany": "You chose {given}. Count on once more.",
             "oneMore": "You chose {given}. Count on once more."}}],
         "money": {"pennies": {"coins": ["nickel", "penny"], "cents": {"from": 2, "to": 12}, "ask": "value"},
                        "dimes": {"coins": ["dime", "nickel", "penny"], "cents": {"from": 11, "to": 40}, "ask": "value"}}}
        """
}
