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
    public var say: String {
        switch self {
        case .subjectNotAllowed: "Let's look for another one to learn with."
        case .subjectPaused: "This subject is having a little rest right now."
        case .tooAdvanced: "This one is waiting for you a bit further along."
        case .otherAge: "This one is waiting for when you are a bit bigger."
        case .resting: "This one is resting right now."
        case .appNotAllowed: "This app is resting right now. Let's find something else to do."
        }
    }
}
