/// Things beside a row of units or a ruler.
public struct MeasuredPicture: Hashable, Sendable {
    /// From top to bottom.
    public var measured: [MeasuredThing]
    /// What the units are called, such as `cubes` or `centimeters`.
    public var unit: String
    /// How many units are drawn below; 0: none.
    public var ruler: Int

    /// All members.
    public init(measured: [MeasuredThing], unit: String, ruler: Int) {
        self.measured = measured
        self.unit = unit
        self.ruler = ruler
    }
}

extension MeasuredPicture: PictureContent {
    /// The name of the form.
    public static let name = "measured"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] { [] }

    /// The names of the drawings that it needs.
    public var things: [String] { measured.map(\.thing) }
}
