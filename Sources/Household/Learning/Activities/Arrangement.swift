/// The order in which a presentation shows the choices of its question.
public struct Arrangement: Hashable, Sendable {
    /// What is shuffled, in the order shown: the ids of options, of right tiles or of items, or the texts of a word bank.
    public var order: [String]
    /// Where the right one sat in the last two presentations with three or more choices, this one included.
    public var rightPlaces: [Int]

    /// An order with the places of the right one.
    public init(order: [String], rightPlaces: [Int]) {
        self.order = order
        self.rightPlaces = rightPlaces
    }
}
