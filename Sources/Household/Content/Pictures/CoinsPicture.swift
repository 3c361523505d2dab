/// Coins and bills side by side.
public struct CoinsPicture: Hashable, Sendable {
    /// From left to right.
    public var coins: [CoinCount]

    /// All members.
    public init(coins: [CoinCount]) {
        self.coins = coins
    }
}

extension CoinsPicture: PictureContent {
    /// The name of the form.
    public static let name = "coins"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        coins.isEmpty
            ? [BodyFault(pointer: "/coins", reason: "is empty; a picture shows something")]
            : coins.enumerated().flatMap { index, coin in
                [("/count", coin.count, 1...40), ("/cents", coin.cents, 1...10_000)].filter { !$0.2.contains($0.1) }
                    .map {
                        BodyFault(
                            pointer: "/coins/\(index)\($0.0)",
                            reason: "must be \($0.2.lowerBound) to \($0.2.upperBound)")
                    }
            }
    }

    /// The names of the drawings that it needs.
    public var things: [String] { coins.map(\.coin) }
}
