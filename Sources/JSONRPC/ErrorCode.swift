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
    /// The line is no JSON text, or not UTF-8; answered with the id null, since no id could be read.
    public static let parseError = ErrorCode(-32700, "parse_error", "The line is not JSON.")
    /// JSON, but no request: `jsonrpc` is not "2.0", an unknown member, an empty batch, an id of the wrong kind.
    public static let invalidRequest = ErrorCode(-32600, "invalid_request", "The JSON is not a request.")
    /// Refused before anything is decoded: two readers could take a different one of the two.
    public static let duplicateKey = ErrorCode(-32600, "duplicate_key", "An object has the same key twice.")
    /// Nested deeper than ``WireLimits/depth`` allows; found while scanning, whatever the member is.
    public static let tooDeep = ErrorCode(-32600, "too_deep", "The JSON is nested too deeply.")
    /// No method has this name. `rpc.discover` lists those that there are.
    public static let methodNotFound = ErrorCode(-32601, "unknown_method", "There is no such method.")
    /// The parameters do not fit the method's shape. `data.path` is a JSON pointer to the first that does not.
    public static let invalidParams = ErrorCode(
        -32602, "invalid_params", "A parameter is unknown, missing or of the wrong type; `data.path` names it.")
    /// A fault of the daemon. The caller gets a number, the log has the reason under that number.
    public static let internalError = ErrorCode(
        -32603, "internal", "A fault of the daemon; its log has the entry with `data.incident`.")

    // The connection.
    /// Sent instead of serving the connection, which is then closed.
    public static let tooManyConnections = ErrorCode(
        -32000, "too_many_connections", "The daemon, or this account, has as many connections as it may.")
    /// The line was dropped up to its end; the next line is served.
    public static let lineTooLong = ErrorCode(-32001, "line_too_long", "A line is longer than the limit.")
    /// A queue that has a bound is full (PINs to be hashed, keys of a caller, reads of long histories), or a child's
    /// allowance of this kind of work is used up; then `data.say` has words for the child.
    public static let busy = ErrorCode(
        -32002, "busy", "Too much of this kind; try again shortly, or after `data.retryAfterSeconds`.")
    /// Sent to calls that come after the stop has begun; what was accepted before is finished.
    public static let shuttingDown = ErrorCode(-32003, "shutting_down", "The daemon is stopping.")
    /// Nothing happened, unless `data.outcome` says what the call came to after all.
    public static let deadline = ErrorCode(
        -32004, "deadline",
        "The reply came later than `deadlineMs`; `data.outcome` is what it would have been, without it nothing happened."
    )
    /// `rpc.cancel` reached the call before it had any effect.
    public static let cancelled = ErrorCode(-32005, "cancelled", "The call was cancelled; nothing happened.")
    /// The rest of a line did not come in time; the connection is closed.
    public static let idleLine = ErrorCode(-32006, "idle_line", "A line was begun and did not end in time.")
    /// The answer was made and is too long to be sent; ask for fewer or narrower entries.
    public static let replyTooLarge = ErrorCode(
        -32007, "reply_too_large", "The answer, or the replies of a batch, are longer than they may be.")
    /// A client must use a new key for a new call: a key stands for one set of parameters.
    public static let idempotencyConflict = ErrorCode(
        -32008, "idempotency_conflict", "This idempotency key was used with other parameters.")
    /// A last line is run only if its end has come, because its rest may be missing.
    public static let unterminated = ErrorCode(
        -32009, "unterminated", "The input ended before its last line did; that line was not run.")
}
