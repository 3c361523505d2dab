/// A kind of activity that a child can do; one of each kind can be open (Learning, One loop for every activity). A kind
/// brings a plan (``ActivityPlan``) and a source of its questions (`QuestionSource`); all else is the same for all.
public struct ActivityKind: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The name as it stands in rows and on the wire.
    public var rawValue: String

    /// Wraps a name; a row may hold one that this program does not know.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open-ended practice through the sections of a lesson.
    public static let lesson = ActivityKind(rawValue: "lesson")

    /// Those that can be started.
    public static let allCases = [lesson]
}
