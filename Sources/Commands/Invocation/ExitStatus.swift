/// How kidctl ends: the one table of exit codes. What each means for people, the catalogue has: `kidctl.help.exit`.
public enum ExitStatus: Int32, CaseIterable, Sendable {
    /// The call did what it was asked for.
    case ok = 0
    /// A fault that no other number names.
    case failed = 1
    /// The command line does not say what to do: unknown options, missing or wrong values.
    case usage = 2
    /// No daemon answers at the socket, or it went away before its answer.
    case notRunning = 3
    /// A PIN is needed and was not given, was wrong, or must wait.
    case pin = 4
    /// The caller's role or account may not do this.
    case forbidden = 5
    /// What was named does not exist: a child, a lesson, a lease, a request.
    case notFound = 6
    /// The rules of screen time say no at this moment; the message says what would lift it.
    case notNow = 7
    /// The daemon refused the call for another reason, which it names.
    case refused = 8
    /// The change could not be stored; nothing happened.
    case storage = 9
    /// The audit does not fit what was written: rows were changed, removed or put in.
    case altered = 10
}
