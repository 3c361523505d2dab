/// One entry of the error table: the number, the word that programs read, and what it is for.
///
/// The number and the word are part of the protocol and never change their meaning.
public struct ErrorCode: Hashable, Sendable {
    /// The JSON-RPC `code`.
    public let code: Int
    /// The word in `data.kind`.
    public let kind: String
    /// What it is for, in one line of the reference.
    public let summary: String

    public init(_ code: Int, _ kind: String, _ summary: String) {
        self.code = code
        self.kind = kind
        self.summary = summary
    }

    public static func == (left: ErrorCode, right: ErrorCode) -> Bool {
        left.code == right.code && left.kind == right.kind
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(kind)
    }
}

extension ErrorCode {
    // As in the JSON-RPC 2.0 standard.
    public static let parseError = ErrorCode(-32700, "parse_error", "The line is not JSON.")
    public static let invalidRequest = ErrorCode(-32600, "invalid_request", "The JSON is not a request.")
    public static let duplicateKey = ErrorCode(-32600, "duplicate_key", "An object has the same key twice.")
    public static let tooDeep = ErrorCode(-32600, "too_deep", "The JSON is nested too deeply.")
    public static let methodNotFound = ErrorCode(-32601, "unknown_method", "There is no such method.")
    public static let invalidParams = ErrorCode(
        -32602, "invalid_params", "A parameter is unknown, missing or of the wrong type; `data.path` names it.")
    public static let internalError = ErrorCode(
        -32603, "internal", "A fault of the daemon; its log has the entry with `data.incident`.")

    // The connection.
    public static let tooManyConnections = ErrorCode(
        -32000, "too_many_connections", "The daemon, or this account, has as many connections as it may.")
    public static let lineTooLong = ErrorCode(-32001, "line_too_long", "A line is longer than the limit.")
    public static let busy = ErrorCode(-32002, "busy", "Too much of this kind is under way; try again shortly.")
    public static let shuttingDown = ErrorCode(-32003, "shutting_down", "The daemon is stopping.")
    public static let deadline = ErrorCode(
        -32004, "deadline",
        "The reply came later than `deadlineMs`; `data.outcome` is what it would have been, without it nothing happened."
    )
    public static let cancelled = ErrorCode(-32005, "cancelled", "The call was cancelled; nothing happened.")
    public static let idleLine = ErrorCode(-32006, "idle_line", "Half a line came and no more.")
    public static let replyTooLarge = ErrorCode(-32007, "reply_too_large", "The answer is longer than a reply may be.")
    public static let idempotencyConflict = ErrorCode(
        -32008, "idempotency_conflict", "This idempotency key was used with other parameters.")
}
