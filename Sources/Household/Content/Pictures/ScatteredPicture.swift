/// Things that lie about, none upon another.
public struct ScatteredPicture: Hashable, Sendable {
    /// What lies about; several groups lie apart from each other, from left to right.
    public var groups: [ThingCount]
    /// From 0: pictures with another number lie in another way.
    public var layout: Int

    /// All members.
    public init(groups: [ThingCount], layout: Int = 0) {
        self.groups = groups
        self.layout = layout
    }
}

extension ScatteredPicture: PictureContent {
    /// The name of the form.
    public static let name = "scattered"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        groups.isEmpty
            ? [BodyFault(pointer: "/groups", reason: "is empty; a picture shows something")]
            : ThingCount.faults(of: groups, at: "/groups")
    }

    /// The names of the drawings that it needs.
    public var things: [String] { groups.map(\.thing) }
}
