import Household
import Shapes

extension Shape where Value == Int {
    /// A number of an answer on the wire.
    static let answeredNumber = Shape.integer(-1_000_000...1_000_000)

    /// A number of a row, of any size.
    static let anyNumber = Shape.integer(Int.min...Int.max)
}
