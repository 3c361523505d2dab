/// The id of one presentation of a question: the activity, a full stop and a number from 1, such as `a7k2.3`.
public struct PresentationID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The id as it stands on the wire.
    public var rawValue: String

    /// Wraps an id.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id of the presentation with this number in an activity.
    public init(_ activity: ActivityID, _ number: Int) { rawValue = "\(activity.rawValue).\(number)" }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }

    /// The activity that it belongs to.
    public var activity: ActivityID {
        ActivityID(rawValue: String(rawValue.lastIndex(of: ".").map { rawValue[..<$0] } ?? rawValue[...]))
    }

    /// The number of this presentation, or nil when it belongs to another activity.
    public func number(in activity: ActivityID) -> Int? {
        let (text, start) = (rawValue.utf8, activity.rawValue.utf8)
        guard text.count > start.count, text.starts(with: start) else { return nil }
        let end = text.dropFirst(start.count)
        guard end.first == UInt8(ascii: "."), let number = Int(Substring(end.dropFirst())) else { return nil }
        // "a.03" and "a.+3" name nothing.
        return String(number).utf8.count == end.count - 1 ? number : nil
    }
}
