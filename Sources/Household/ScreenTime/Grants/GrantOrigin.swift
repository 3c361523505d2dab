/// How granted minutes came about (Screen time, Grants and requests).
public enum GrantOrigin: Hashable, Sendable {
    /// A parent gave them.
    case parent
    /// A parent approved what the child asked for.
    case request(TimeRequestID)
    /// A code of a parent was redeemed.
    case code(CodeID)
    /// A finished lesson earned them.
    case lesson(LessonID)
    /// A challenge that was reached earned them.
    case challenge(ChallengeID)

    /// Whether they were earned, and not given.
    public var isEarned: Bool {
        switch self {
        case .lesson, .challenge: true
        case .parent, .request, .code: false
        }
    }
}
