import Words

/// What the filter says about one lesson, subject, pack or app.
public enum ContentVerdict: Hashable, Sendable {
    case allowed
    /// A code for programs, and words for the child.
    case refused(code: FilterCode, say: Saying)

    /// A refusal in the words of its code; allowed without one.
    public init(refusedBy code: FilterCode?) {
        self = code.map { .refused(code: $0, say: $0.say) } ?? .allowed
    }

    /// What the child hears of a refusal; nil where it is let through.
    var say: Saying? { if case .refused(_, let say) = self { say } else { nil } }

    /// Whether the lesson may be shown and started.
    public var isAllowed: Bool { self == .allowed }
}
