/// A day of the week, numbered as in ISO 8601.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    /// The first day of a week in most of Europe; households choose their own.
    case monday = 1
    /// The other days of a week in their order.
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The name that programs read, "monday".
    public var name: String { String(describing: self) }

    /// The weekday with the name that programs read; nil for any other text.
    public init?(name: String) {
        guard let found = Weekday.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    /// Days from this weekday forward to the other, 0...6.
    public func distance(to other: Weekday) -> Int { (other.rawValue - rawValue + 7) % 7 }
}
