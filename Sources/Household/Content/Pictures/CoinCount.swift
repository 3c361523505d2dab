/// So many of one coin or bill.
public struct CoinCount: Hashable, Sendable {
    /// The name of the drawing, such as `dime`.
    public var coin: String
    /// What one of them is worth.
    public var cents: Int
    /// How many there are.
    public var count: Int

    /// All members.
    public init(coin: String, cents: Int, count: Int) {
        self.coin = coin
        self.cents = cents
        self.count = count
    }
}
