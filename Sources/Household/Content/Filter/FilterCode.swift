import Words

/// Why a lesson is not for this child now (Content, Content filter).
public enum FilterCode: String, CaseIterable, Sendable {
    case subjectNotAllowed
    case subjectPaused
    case tooAdvanced
    case otherAge
    /// A blocked lesson or pack.
    case resting
    /// A front-end app that is not among the allowed ones.
    case appNotAllowed

    /// What the child is told: never who decided it.
    public var say: Saying { Saying("filter.\(rawValue)") }
}
