/// How kidctl ends: the one table of exit codes.
public enum ExitStatus: Int32, CaseIterable, Sendable {
    case ok = 0
    case failed = 1
    case usage = 2
    case notRunning = 3
    case pin = 4
    case forbidden = 5
    case notFound = 6
    case notNow = 7
    case refused = 8
    case storage = 9
    case altered = 10

    /// What it means, in a line of the help.
    public var summary: String {
        switch self {
        case .ok: "done"
        case .failed: "another error"
        case .usage: "the command line is not understood"
        case .notRunning: "kidd is not running"
        case .pin: "a PIN is needed, was wrong, or has to wait"
        case .forbidden: "not allowed for this account or this child"
        case .notFound: "no such child, parent, lesson or activity"
        case .notNow: "not now: the child may not at this time"
        case .refused: "a value or a change was refused"
        case .storage: "storing failed; nothing was changed"
        case .altered: "the audit is not as it was written"
        }
    }
}
