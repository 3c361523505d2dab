/// What the filter says about one lesson.
public enum ContentVerdict: Hashable, Sendable {
    case allowed
    /// A code for programs, and words for the child.
    case refused(code: FilterCode, say: String)

    /// Whether the lesson may be shown and started.
    public var isAllowed: Bool { self == .allowed }
}
