/// Names a challenge; its versions and all children that it is for share it.
public struct ChallengeID: RawRepresentable, Hashable, Sendable {
    /// The text, made from the title: `daily-dynamo`.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}
