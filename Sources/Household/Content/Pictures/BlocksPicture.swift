/// Base-ten blocks: flats of a hundred, rods of ten and single cubes.
public struct BlocksPicture: Hashable, Sendable {
    /// How many flats.
    public var hundreds: Int
    /// How many rods.
    public var tens: Int
    /// How many single cubes.
    public var ones: Int

    /// All members.
    public init(hundreds: Int = 0, tens: Int, ones: Int) {
        self.hundreds = hundreds
        self.tens = tens
        self.ones = ones
    }
}

extension BlocksPicture: PictureContent {
    /// The name of the form.
    public static let name = "baseTenBlocks"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        [("/hundreds", hundreds), ("/tens", tens), ("/ones", ones)].filter { !(0...30).contains($0.1) }
            .map { BodyFault(pointer: $0.0, reason: "must be 0 to 30") }
    }
}
