import JSONRPC

extension ErrorCode {
    // 100s: access.
    public static let pinRequired = ErrorCode(101, "pin_required", "Only a parent may do this: unlock with a PIN.")
    public static let wrongPIN = ErrorCode(102, "wrong_pin", "The PIN is not right.")
    public static let wait = ErrorCode(
        103, "wait", "After wrong entries the next try has to wait `data.waitSeconds`.")
    public static let forbidden = ErrorCode(104, "forbidden", "This account may not do this.")
    public static let notSetUp = ErrorCode(106, "not_set_up", "The household is not set up yet.")
    public static let tokenEnded = ErrorCode(107, "token_ended", "The token is not valid any more: unlock again.")
    public static let alreadySetUp = ErrorCode(108, "already_set_up", "The household is set up already.")
    public static let pinRefused = ErrorCode(109, "pin_refused", "The new PIN is too easy or has the wrong form.")
    public static let developerOnly = ErrorCode(110, "developer_only", "Developer mode only.")
    public static let wrongRecoveryCode = ErrorCode(111, "wrong_recovery_code", "The recovery code is not right.")

    // 200s: people.
    public static let unknownChild = ErrorCode(201, "unknown_child", "There is no such child.")
    public static let nameTaken = ErrorCode(202, "name_taken", "Another child has this name or id.")
    public static let unknownParent = ErrorCode(203, "unknown_parent", "There is no such parent.")

    // 300s: time.
    public static let notNow = ErrorCode(
        301, "not_now", "It is not the time for this; `data.decision` is the whole answer of `time.mayI`.")
    public static let leaseExpired = ErrorCode(302, "lease_expired", "The lease is unknown or has ended: begin anew.")
    public static let leaseTaken = ErrorCode(
        303, "lease_taken", "The lease is open for another activity: end it, or choose another id.")
    public static let tooManyLeases = ErrorCode(
        304, "too_many_leases", "The child has as many open leases as it may: end one, or wait a minute.")

    public static let requestClosed = ErrorCode(
        305, "request_closed", "The request has its final answer or has expired: `data.state`, `data.by`, `data.at`.")
    public static let unknownRequest = ErrorCode(306, "unknown_request", "There is no such request for time.")
    public static let tooManyRequests = ErrorCode(
        307, "too_many_requests", "The child has as many open requests as it may; `data.say` has words for the child.")
    public static let unknownGrant = ErrorCode(308, "unknown_grant", "The child has no such grant.")
    public static let codeRefused = ErrorCode(
        309, "code_refused", "The code was used, has expired, or was never made; `data.say` has words for the child.")
    public static let codeMistyped = ErrorCode(
        310, "code_mistyped", "A letter of the code is wrong or missing; it cost no try.")
    public static let tooManyCodes = ErrorCode(311, "too_many_codes", "As many codes are unused as there can be.")

    // 400s: content.
    public static let filtered = ErrorCode(
        401, "filtered", "The child's filter does not allow it; `data.say` has words for the child.")
    public static let unknownLesson = ErrorCode(402, "unknown_lesson", "There is no such lesson.")
    public static let unknownPack = ErrorCode(404, "unknown_pack", "There is no such pack.")

    // 500s: activities.
    public static let unknownActivity = ErrorCode(501, "unknown_activity", "There is no such activity.")
    public static let activityFinished = ErrorCode(502, "finished", "The activity has ended.")
    public static let wrongShape = ErrorCode(
        503, "wrong_shape", "The answer does not fit the question; it cost no attempt.")
    public static let hintNotAvailable = ErrorCode(504, "hint_not_available", "There is no further hint now.")
    public static let activityOpen = ErrorCode(
        505, "open", "An activity of this kind is open: `data.activity`. Go on with it, or start with `replace`.")
    public static let stalePresentation = ErrorCode(
        506, "stale_presentation", "This presentation is not the present one: ask `activity.question`.")
    public static let activityPaused = ErrorCode(507, "paused", "The activity is paused: resume it first.")
    public static let unfinished = ErrorCode(508, "unfinished", "Questions are still open.")

    // 600s: rewards.
    public static let notOptedIn = ErrorCode(
        602, "not_opted_in", "The child takes no part in this board; `data.say` has words for the child.")
    public static let confirmationNeeded = ErrorCode(
        603, "confirmation_needed", "A parent has to read `data.warning` first: call again with `confirm`.")

    // 800s: storage.
    public static let storageFull = ErrorCode(801, "storage_full", "The disk is full; nothing was changed.")
    public static let storageReadOnly = ErrorCode(
        802, "storage_read_only", "The data folder cannot be written; nothing was changed.")
    public static let storageDamaged = ErrorCode(
        803, "storage_damaged", "Stored rows cannot be read; `data.rows` names those of the household.")
    public static let storageFailed = ErrorCode(804, "storage_failed", "Storing failed; nothing was changed.")
}

/// The error table: every code that the daemon may answer.
public enum ErrorTable {
    /// Errors that every call may get, beside those of its method.
    public static let common: [ErrorCode] = [
        .parseError, .invalidRequest, .duplicateKey, .tooDeep, .methodNotFound, .invalidParams, .internalError,
        .tooManyConnections, .lineTooLong, .busy, .shuttingDown, .deadline, .cancelled, .idleLine, .replyTooLarge,
        .idempotencyConflict,
        .pinRequired, .forbidden, .notSetUp, .storageFull, .storageReadOnly, .storageDamaged, .storageFailed,
    ]

    /// Those of single methods.
    public static let specific: [ErrorCode] = [
        .wrongPIN, .wait, .tokenEnded, .alreadySetUp, .pinRefused, .developerOnly, .wrongRecoveryCode,
        .unknownChild, .nameTaken, .unknownParent, .notNow, .leaseExpired, .leaseTaken, .tooManyLeases, .filtered,
        .requestClosed, .unknownRequest, .tooManyRequests, .unknownGrant, .codeRefused, .codeMistyped, .tooManyCodes,
        .unknownLesson, .unknownPack,
        .unknownActivity, .activityFinished, .wrongShape, .hintNotAvailable, .activityOpen, .stalePresentation,
        .activityPaused, .unfinished, .notOptedIn, .confirmationNeeded,
    ]

    public static let all = common + specific
}
