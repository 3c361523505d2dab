/// A bar of a graph.
public struct GraphBar: Hashable, Sendable {
    /// What stands below it.
    public var label: String
    /// The name of a drawing below it.
    public var thing: String?
    /// How high it is.
    public var value: Int

    /// All members.
    public init(label: String, thing: String? = nil, value: Int) {
        self.label = label
        self.thing = thing
        self.value = value
    }
}
