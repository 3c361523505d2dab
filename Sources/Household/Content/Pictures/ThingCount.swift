/// So many of one thing.
public struct ThingCount: Hashable, Sendable {
    /// The name of the drawing, such as `apple`.
    public var thing: String
    /// How many there are.
    public var count: Int
    /// How many of them, from the end, are crossed out.
    public var crossedOut: Int

    /// All members.
    public init(thing: String, count: Int, crossedOut: Int = 0) {
        self.thing = thing
        self.count = count
        self.crossedOut = crossedOut
    }
}

extension ThingCount {
    /// How many things are drawn in one picture.
    static let most = 120

    /// What is wrong with some of them.
    ///
    /// - Parameter isList: whether they stand in a list at the place.
    static func faults(of counts: [ThingCount], at place: String, isList: Bool = true) -> [BodyFault] {
        var faults: [BodyFault] = []
        for (index, thing) in counts.enumerated() {
            let pointer = isList ? "\(place)/\(index)" : place
            if !(0...most).contains(thing.count) {
                faults.append(BodyFault(pointer: "\(pointer)/count", reason: "must be 0 to \(most)"))
            }
            if !(0...max(0, thing.count)).contains(thing.crossedOut) {
                faults.append(BodyFault(pointer: "\(pointer)/crossedOut", reason: "must be 0 to the count"))
            }
        }
        if counts.reduce(0, { $0 + max(0, $1.count) }) > most {
            faults.append(BodyFault(pointer: place, reason: "has more than \(most) things in all"))
        }
        return faults
    }
}
