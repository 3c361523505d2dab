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
    public var faults: [BodyFault] { [] }

    /// The names of the drawings that it needs.
    public var things: [String] { coins.map(\.coin) }
}
