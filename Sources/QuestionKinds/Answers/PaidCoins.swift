import Household
import Shapes

/// The coins that a child laid out.
public struct PaidCoins: AnswerForm {
    /// How many of each coin; a coin that is not named was not used.
    public var coins: [CoinAmount]

    /// These coins.
    public init(_ coins: [CoinAmount]) { self.coins = coins }

    /// The name of the form.
    public static let name = "coins"
}

/// So many of one coin.
public struct CoinAmount: Hashable, Sendable {
    /// The id of the coin.
    public var coin: String
    /// How many of it.
    public var count: Int

    /// So many of one coin.
    public init(coin: String, count: Int) {
        self.coin = coin
        self.count = count
    }
}

extension PaidCoins: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "How many of each coin; those that were not used may be left out."

    /// With the bounds of today.
    public static let wire = shape(
        .list(of: .coinAmount("CoinAmount", .answeredID, .integer(0...1_000)), maximum: ContentLimits.placements))

    /// Whatever was written.
    public static let stored = shape(.list(of: .coinAmount("StoredCoinAmount", .anyText, .anyNumber)))

    private static func shape(_ list: Shape<[CoinAmount]>) -> Shape<PaidCoins> {
        list.map(expected: "must be coins", to: { PaidCoins($0) }, from: \.coins)
    }
}

extension Shape where Value == CoinAmount {
    static func coinAmount(_ name: String, _ id: Shape<String>, _ number: Shape<Int>) -> Shape {
        .object(name, "So many of one coin.", make: CoinAmount.init) {
            required("coin", \.coin, id, "id of the coin.")
            required("count", \.count, number)
        }
    }
}
