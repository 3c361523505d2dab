import Household
import Shapes
import Words

/// Lay out an amount of money (Content, Question kinds).
public struct Coins: Hashable, Sendable {
    public var coins: [Coin]
    /// The amount in cents.
    public var cents: Int
    /// What beside the amount is asked for.
    public var rule: Rule

    /// A coin or a bill.
    public struct Coin: Hashable, Sendable {
        public var id: String
        public var name: String
        /// What it is worth in cents.
        public var cents: Int
        /// The name of an image asset.
        public var image: String?

        /// A coin with its worth.
        public init(id: String, name: String, cents: Int, image: String? = nil) {
            self.id = id
            self.name = name
            self.cents = cents
            self.image = image
        }
    }

    /// What beside the amount is asked for.
    public enum Rule: String, CaseIterable, Sendable {
        /// Nothing: every way to make the amount is right.
        case any
        /// As few coins as there can be.
        case fewest
        /// Each coin at least once.
        case each
    }

    /// An amount to lay out.
    public init(coins: [Coin], cents: Int, rule: Rule = .any) {
        self.coins = coins
        self.cents = cents
        self.rule = rule
    }
}

extension Coins: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        public var coins: [Coin]
        /// What beside the amount is asked for.
        public var rule: Rule
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "coins"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        var faults: [BodyFault] = []
        let possible = ContentLimits.coins
        if !possible.contains(coins.count) {
            let range = "\(possible.lowerBound) to \(possible.upperBound)"
            faults.append(BodyFault(pointer: "/coins", reason: "has \(coins.count) coins; \(range) are possible"))
        }
        var ids: Set<String> = []
        for (index, coin) in coins.enumerated() {
            let place = "/coins/\(index)"
            if let reason = ContentLimits.idFault(coin.id) {
                faults.append(BodyFault(pointer: "\(place)/id", reason: reason))
            }
            if !ids.insert(coin.id).inserted {
                faults.append(BodyFault(pointer: "\(place)/id", reason: "another coin has the id \(coin.id)"))
            }
            if let reason = ContentLimits.textFault(coin.name, atMost: ContentLimits.choiceCharacters) {
                faults.append(BodyFault(pointer: "\(place)/name", reason: reason))
            }
            if coin.cents < 1 { faults.append(BodyFault(pointer: "\(place)/cents", reason: "must be at least 1")) }
        }
        if !(1...ContentLimits.largestNumber).contains(cents) {
            let reason = "must be 1 to \(ContentLimits.largestNumber)"
            faults.append(BodyFault(pointer: "/cents", reason: reason))
        } else if faults.isEmpty, solution == nil {
            faults.append(BodyFault(pointer: "/cents", reason: "cannot be made with these coins"))
        }
        return faults
    }

    /// The coins stay in the order of their author.
    public var choices: [String] { [] }

    /// An answer that is right: with as few coins as there can be.
    public var solution: Answer? {
        let base = rule == .each ? coins.reduce(0) { $0 + $1.cents } : 0
        guard cents >= base, let counts = fewest(for: cents - base) else { return nil }
        return Answer(
            PaidCoins(
                zip(coins, counts).map { CoinAmount(coin: $0.id, count: $1 + (rule == .each ? 1 : 0)) }
                    .filter { $0.count > 0 }))
    }

    /// How many of each coin make an amount with as few of them as there can be; nil when nothing makes it.
    private func fewest(for amount: Int) -> [Int]? {
        var last: [Int?] = [nil]
        var used = [0]
        for sum in stride(from: 1, through: amount, by: 1) {
            let best = coins.indices.filter { coins[$0].cents <= sum && used[sum - coins[$0].cents] < Int.max }
                .min { used[sum - coins[$0].cents] < used[sum - coins[$1].cents] }
            last.append(best)
            used.append(best.map { used[sum - coins[$0].cents] + 1 } ?? Int.max)
        }
        guard amount >= 0, used[amount] < Int.max else { return nil }
        var counts = [Int](repeating: 0, count: coins.count)
        var rest = amount
        while rest > 0, let coin = last[rest] {
            counts[coin] += 1
            rest -= coins[coin].cents
        }
        return counts
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: PaidCoins.self)?.coins else {
            throw AnswerShapeFault(reason: "money is laid out with coins, a count of each coin")
        }
        var counts: [String: Int] = [:]
        for amount in given {
            guard coins.contains(where: { $0.id == amount.coin }) else {
                throw AnswerShapeFault(reason: "there is no coin with this id; take those of the question")
            }
            guard (0...ContentLimits.coinsOfOneSort).contains(amount.count) else {
                throw AnswerShapeFault(reason: "of each coin 0 to \(ContentLimits.coinsOfOneSort) can be used")
            }
            guard counts.updateValue(amount.count, forKey: amount.coin) == nil else {
                throw AnswerShapeFault(reason: "a coin is named twice; name each of them once")
            }
        }
        let sum = coins.reduce(0) { $0 + $1.cents * (counts[$1.id] ?? 0) }
        guard sum == cents else {
            return Grading(
                isRight: false,
                feedback: Saying(
                    sum < cents ? "feedback.moneyTooLittle" : "feedback.moneyTooMuch",
                    ["amount": .text(Self.text(sum))]),
                // As many coins as cents: each was taken for one.
                mistake: counts.values.reduce(0, +) == cents ? .coinValue : nil)
        }
        switch rule {
        case .any: break
        case .fewest:
            let least = fewest(for: cents)?.reduce(0, +) ?? 0
            guard counts.values.reduce(0, +) == least else {
                return Grading(
                    isRight: false, feedback: Saying("feedback.fewerCoins", ["amount": .text(Self.text(sum))]))
            }
        case .each:
            if let unused = coins.first(where: { counts[$0.id] ?? 0 == 0 }) {
                return Grading(
                    isRight: false,
                    feedback: Saying(
                        "feedback.eachCoin", ["amount": .text(Self.text(sum)), "coin": .text(unused.name)]))
            }
        }
        return Grading(isRight: true)
    }

    /// An amount in words: "35¢", "$1.05".
    static func text(_ cents: Int) -> String {
        cents < 100 ? "\(cents)¢" : "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(coins: coins, rule: rule) }
}

extension Coins: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Lay out an amount of money."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [PaidCoins.self]

    /// How it is written in a pack.
    public static let pack = Shape<Coins>.object("PackCoins", "An amount to lay out.", make: Coins.init) {
        required("coins", \.coins, .list(of: .coin("PackCoin")), "The coins and bills that may be used.")
        required("cents", \.cents, .answeredNumber, "The amount.")
        required("rule", \.rule, .word(Rule.self), "`any` way, the `fewest` coins, or `each` coin at least once.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Coins", "Money to lay out.", make: View.init) {
        required("coins", \.coins, .list(of: .coin("Coin")), "The coins and bills that may be used.")
        required("rule", \.rule, .word(Rule.self), "`any` way, the `fewest` coins, or `each` coin at least once.")
    }

    /// The coins and the bill of the United States that questions use.
    public static let dollars = [
        Coin(id: "penny", name: "penny", cents: 1, image: "penny"),
        Coin(id: "nickel", name: "nickel", cents: 5, image: "nickel"),
        Coin(id: "dime", name: "dime", cents: 10, image: "dime"),
        Coin(id: "quarter", name: "quarter", cents: 25, image: "quarter"),
        Coin(id: "dollar", name: "dollar bill", cents: 100, image: "dollar"),
    ]

    /// An example for the reference.
    public static let example = QuestionExample(
        "The apple costs 16¢. Lay out the money.", Coins(coins: Array(dollars.prefix(3)), cents: 16))
}

extension Shape where Value == Coins.Coin {
    static func coin(_ name: String) -> Shape {
        .object(name, "A coin or a bill.", make: Coins.Coin.init) {
            required("id", \.id, .text(), "What the answer names.")
            required("name", \.name, .text(), "What it is called.")
            required("cents", \.cents, .answeredNumber, "What it is worth.")
            optional("image", \.image, .assetName)
        }
    }
}
