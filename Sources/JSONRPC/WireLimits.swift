/// Every bound of the wire, with its unit: published by `rpc.limits` and in the OpenRPC document, with those of answers.
public enum WireLimits {
    /// Bytes of one line without its end.
    public static let lineBytes = 1 << 20
    /// Levels of nested arrays and objects.
    public static let depth = 64
    /// Calls of one batch.
    public static let batchCalls = 100
    /// Connections at a time.
    public static let connections = 256
    /// Connections at a time of one account; the daemon's own and root are exempt.
    public static let connectionsPerUID = 64
    /// Connections beyond all others that parents' accounts have.
    public static let parentConnections = 8
    /// Bytes of an id, quotes included.
    public static let idBytes = 256
    /// Bytes of one reply.
    public static let replyBytes = 16 << 20
    /// Unanswered calls of one connection; more wait unread.
    public static let inFlight = 64
    /// Seconds within which a line that was begun must end.
    public static let halfLineSeconds = 30
    /// Seconds that a peer may leave replies unread, or take fewer than `writeStallBytes` of them.
    public static let writeStallSeconds = 30
    /// Bytes of replies that a peer takes within those seconds, if there are so many.
    public static let writeStallBytes = 64 << 10
    /// Bytes of an idempotency key.
    public static let idempotencyKeyBytes = 64
    /// Hours that an idempotency key is remembered.
    public static let idempotencyHours = 24
    /// Idempotency keys of one caller that are remembered at a time.
    public static let idempotencyKeys = 20_000
    /// Bytes that every connection may have sent without being answered, an unfinished line included.
    public static let ownInputBytes = 128 << 10
    /// Connections of one account that may have more at a time, up to a whole line; others wait unread. So all
    /// connections of an account together keep 16 MiB at most.
    public static let accountLongLines = 4
    /// Bytes of replies that are kept for the idempotency keys of one caller; more calls with a key are refused.
    public static let idempotencyReplyBytes = 4 << 20
    /// The same for all callers together.
    public static let allIdempotencyReplyBytes = 32 << 20
    /// Bytes of replies that are kept for the keys of a caller whatever the others have.
    public static let ownIdempotencyReplyBytes = 64 << 10
    /// Bytes of replies that a peer has not taken, above which its connection is not read.
    public static let outputBytes = 1 << 20
    /// Bytes of replies that are kept for the clients of one account that have not taken them; more calls wait.
    public static let accountOutputBytes = 4 << 20
    /// The same for all accounts together.
    public static let allOutputBytes = 16 << 20
    /// Bytes of replies that are kept for a connection whatever its account has.
    public static let ownOutputBytes = 64 << 10
    /// Bytes of a batch's replies after which its further calls are not run.
    public static let batchReplyBytes = 1 << 20
    /// The longest `deadlineMs`.
    public static let deadlineMilliseconds = 3_600_000
    /// Bytes of a progress token, quotes included.
    public static let progressTokenBytes = 64
    /// Milliseconds between two notifications of a call's progress, at least.
    public static let progressMilliseconds = 100
    /// PINs from parents' accounts that wait for the one that is being checked.
    public static let waitingPINs = 8
    /// PINs from other accounts that wait, one of each; all that nobody has named count as one.
    public static let waitingPINsOfOthers = 4
    /// Seconds after which an idle connection of an account that nobody has named may lose its place to another.
    public static let strangerIdleSeconds = 60
    /// Pages of the audit that are read at a time.
    public static let auditPages = 16
    /// Verifications of the audit at a time.
    public static let auditChecks = 4
    /// Pages of ledgers that are read at a time.
    public static let ledgerPages = 16
    /// Pages of copies of what is known that are read at a time.
    public static let exportPages = 4
    /// Calls of `daemon.stats` at a time.
    public static let statsCalls = 16
    /// Reports that are made at a time.
    public static let reports = 8

    /// Events that are kept for subscribers who come back.
    public static let keptEvents = 1024
    /// Bytes that a subscriber has not taken, above which its events are coalesced.
    public static let pendingEventBytes = 256 << 10

    /// The table as it is published.
    public static let all: [(name: String, value: Int, summary: String)] = [
        ("lineBytes", lineBytes, "Bytes of one line without its end."),
        ("depth", depth, "Levels of nested arrays and objects."),
        ("batchCalls", batchCalls, "Calls of one batch."),
        ("connections", connections, "Connections at a time."),
        ("connectionsPerUid", connectionsPerUID, "Connections at a time of one account."),
        ("parentConnections", parentConnections, "Connections beyond all others that are kept for parents' accounts."),
        ("idBytes", idBytes, "Bytes of an id, quotes included."),
        ("replyBytes", replyBytes, "Bytes of one reply."),
        ("inFlight", inFlight, "Unanswered calls of one connection; more wait unread."),
        ("halfLineSeconds", halfLineSeconds, "Seconds within which a line that was begun must end."),
        ("writeStallSeconds", writeStallSeconds, "Seconds that a peer may leave replies unread."),
        ("writeStallBytes", writeStallBytes, "Bytes that a peer takes within those seconds, if there are so many."),
        ("idempotencyKeyBytes", idempotencyKeyBytes, "Bytes of an idempotency key."),
        ("idempotencyHours", idempotencyHours, "Hours that an idempotency key is remembered."),
        ("idempotencyKeys", idempotencyKeys, "Idempotency keys of one caller that are remembered at a time."),
        ("ownInputBytes", ownInputBytes, "Bytes of a line that every connection may send in any case."),
        (
            "accountLongLines", accountLongLines,
            "Connections of one account that may be sending longer lines at a time; the others wait unread."
        ),
        (
            "idempotencyReplyBytes", idempotencyReplyBytes,
            "Bytes of replies that are kept for the idempotency keys of one caller."
        ),
        ("allIdempotencyReplyBytes", allIdempotencyReplyBytes, "The same for all callers together."),
        (
            "ownIdempotencyReplyBytes", ownIdempotencyReplyBytes,
            "Bytes of replies that are kept for the keys of a caller whatever the others have."
        ),
        ("outputBytes", outputBytes, "Bytes of replies that a peer has not taken, above which it is not read."),
        (
            "accountOutputBytes", accountOutputBytes,
            "Bytes of replies that the clients of one account have not taken, above which its calls wait."
        ),
        ("allOutputBytes", allOutputBytes, "The same for all accounts together."),
        ("ownOutputBytes", ownOutputBytes, "Bytes that a connection may leave untaken whatever its account has."),
        ("batchReplyBytes", batchReplyBytes, "Bytes of a batch's replies after which its further calls are not run."),
        ("deadlineMs", deadlineMilliseconds, "The longest deadline of a call in milliseconds."),
        ("progressTokenBytes", progressTokenBytes, "Bytes of a progress token, quotes included."),
        ("progressMs", progressMilliseconds, "Milliseconds between two notifications of progress, at least."),
        ("waitingPins", waitingPINs, "PINs from parents' accounts that wait for the one that is being checked."),
        ("waitingPinsOfOthers", waitingPINsOfOthers, "PINs from other accounts that wait, one of each account."),
        (
            "strangerIdleSeconds", strangerIdleSeconds,
            "Seconds after which an idle connection of an account that nobody has named may lose its place to another."
        ),
        ("auditPages", auditPages, "Pages of the audit that are read at a time."),
        ("auditChecks", auditChecks, "Verifications of the audit at a time."),
        ("ledgerPages", ledgerPages, "Pages of ledgers that are read at a time."),
        ("exportPages", exportPages, "Pages of copies of what is known that are read at a time."),
        ("statsCalls", statsCalls, "Calls of daemon.stats at a time."),
        ("reports", reports, "Calls of report.weekly and report.dashboard at a time."),
        ("keptEvents", keptEvents, "Events that are kept for subscribers who come back."),
        (
            "pendingEventBytes", pendingEventBytes,
            "Bytes that a subscriber has not taken, above which its events are coalesced."
        ),
    ]
}
