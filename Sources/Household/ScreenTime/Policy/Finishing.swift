/// What a child may still finish when time ends in the middle of it (Screen time, The end of time).
public enum Finishing: String, CaseIterable, Hashable, Sendable {
    /// The open question, at most 2 minutes.
    case question
    /// The lesson, at most 10 minutes.
    case lesson
    /// Nothing.
    case none

    /// How long after the end of time the child may go on; it counts as use.
    public var grace: Milliseconds {
        switch self {
        case .question: 2 * .minute
        case .lesson: 10 * .minute
        case .none: 0
        }
    }
}
