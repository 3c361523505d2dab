/// Things beside a row of units or a ruler.
public struct MeasuredPicture: Hashable, Sendable {
    /// From top to bottom.
    public var measured: [MeasuredThing]
    /// What the units are called, such as `cubes` or `centimeters`.
    public var unit: String
    /// How many units are drawn below; 0: none.
    public var ruler: Int
    /// Whether the marks between them have their numbers, from 0, as those of a ruler do.
    public var isNumbered: Bool

    /// All members.
    public init(measured: [MeasuredThing], unit: String, ruler: Int, isNumbered: Bool = false) {
        self.measured = measured
        self.unit = unit
        self.ruler = ruler
        self.isNumbered = isNumbered
    }
}

extension MeasuredPicture: PictureContent {
    /// The name of the form.
    public static let name = "measured"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        var faults: [BodyFault] = []
        if !(1...6).contains(measured.count) {
            faults.append(BodyFault(pointer: "/measured", reason: "has \(measured.count) things; 1 to 6 are possible"))
        }
        if !(0...40).contains(ruler) { faults.append(BodyFault(pointer: "/ruler", reason: "must be 0 to 40")) }
        for (index, thing) in measured.enumerated() {
            if thing.start < 0 || thing.length < 1 || ruler > 0 && thing.start + thing.length > ruler {
                faults.append(
                    BodyFault(
                        pointer: "/measured/\(index)/length", reason: "must be at least 1, and end within the ruler"))
            }
        }
        return faults
    }

    /// The names of the drawings that it needs.
    public var things: [String] { measured.map(\.thing) }
}
