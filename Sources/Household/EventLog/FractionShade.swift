/// Parts of a shape were shaded, or cleared again.
public struct FractionShade: Hashable, Sendable {
    public var place: LoggedPlace
    /// How many equal parts the shape has.
    public var partCount: Int
    /// How many of them are shaded then.
    public var shadedCount: Int

    public init(place: LoggedPlace = LoggedPlace(), partCount: Int, shadedCount: Int) {
        self.place = place
        self.partCount = partCount
        self.shadedCount = shadedCount
    }
}
