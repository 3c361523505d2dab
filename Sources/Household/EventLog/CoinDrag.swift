/// A coin was dragged.
public struct CoinDrag: Hashable, Sendable {
    public var place: LoggedPlace
    /// The coin's name in the front-end or the question.
    public var coin: String
    /// Whether it lies among those that pay then; false: it was taken back.
    public var isPaid: Bool

    public init(place: LoggedPlace = LoggedPlace(), coin: String, isPaid: Bool) {
        self.place = place
        self.coin = coin
        self.isPaid = isPaid
    }
}
