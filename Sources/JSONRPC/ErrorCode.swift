import Shapes
import Words

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
    /// What a front-end does about it.
    public let remedy: String
    /// What a child hears of it where nothing closer is said.
    public let say: Saying
    /// What stands in `data` beside `kind` and `say`.
    public let data: [SchemaMember]

    public init(
        _ code: Int, _ kind: String, _ summary: String, remedy: String,
        say: Saying = Saying("refusal.askAParent"), data: [SchemaMember] = []
    ) {
        self.code = code
        self.kind = kind
        self.summary = summary
        self.remedy = remedy
        self.say = say
        self.data = data
    }

    /// What `data` looks like. Any error may have a sentence for the child.
    var schema: Schema {
        .object(
            name: kind, summary: summary,
            members: [
                .required("kind", .string(.init(values: [kind])), "The word for programs."),
                .optional(
                    "say", Shape.text().schema,
                    "A sentence for the child; always there in what a call on a child's behalf is answered."),
            ] + data)
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
    public static let parseError = ErrorCode(
        -32700, "parse_error", "The line is not JSON.", remedy: "Send one JSON text a line, in UTF-8.", data: [.offset])
    /// JSON, but no request: `jsonrpc` is not "2.0", an unknown member, an empty batch, an id of the wrong kind.
    public static let invalidRequest = ErrorCode(
        -32600, "invalid_request", "The JSON is not a request.",
        remedy: "Send `jsonrpc`, `method`, `params` as an object and an `id`; see the wire.",
        data: [.optional("unknown", .list(of: .text()), "Members that a request does not have.")])
    /// Refused before anything is decoded: two readers could take a different one of the two.
    public static let duplicateKey = ErrorCode(
        -32600, "duplicate_key", "An object has the same key twice.", remedy: "Name each member once.", data: [.offset])
    /// Nested deeper than ``WireLimits/depth`` allows; found while scanning, whatever the member is.
    public static let tooDeep = ErrorCode(
        -32600, "too_deep", "The JSON is nested too deeply.",
        remedy: "Nest less; the bound is `depth` of `rpc.limits`.", data: [.offset])
    /// No method has this name. `rpc.discover` lists those that there are.
    public static let methodNotFound = ErrorCode(
        -32601, "unknown_method", "There is no such method.",
        remedy: "Ask `rpc.discover` which methods there are; the daemon may be older than the client.")
    /// The parameters do not fit the method's shape. `data.path` is a JSON pointer to the first that does not.
    public static let invalidParams = ErrorCode(
        -32602, "invalid_params", "A parameter is unknown, missing or of the wrong type; `data.path` names it.",
        remedy: "Correct the parameter; the method's reference tells its form.",
        data: [
            .required("path", .text(), "A JSON pointer to the parameter; empty: all of them."),
            .optional(
                "faults", .list(of: parameterFault), "Of a list that is taken as a whole: all that is wrong with it."),
        ])

    /// One of several things that are wrong with parameters.
    public static let parameterFault = Shape<ShapeFault>.object(
        "ParameterFault", "Something that is wrong with a parameter.", make: { ShapeFault(path: $0, message: $1) }
    ) {
        required("path", \.path, .text(), "A JSON pointer to it.")
        required("reason", \.message, .text(), "What is wrong and what is allowed.")
    }

    /// A fault of the daemon. The caller gets a number, the log has the reason under that number.
    public static let internalError = ErrorCode(
        -32603, "internal", "A fault of the daemon; its log has the entry with `data.incident`.",
        remedy: "Try again; if it comes back, look for the incident in the daemon's log and report it.",
        data: [.required("incident", .text(), "The number of the entry in the daemon's log.")])

    // The connection.
    /// Sent instead of serving the connection, which is then closed.
    public static let tooManyConnections = ErrorCode(
        -32000, "too_many_connections", "The daemon, or this account, has as many connections as it may.",
        remedy: "Close connections, or use one for many calls.", data: [.limit])
    /// The line was dropped up to its end; the next line is served.
    public static let lineTooLong = ErrorCode(
        -32001, "line_too_long", "A line is longer than the limit.",
        remedy: "Send less in one line; the bound is `lineBytes` of `rpc.limits`.", data: [.limit])
    /// A queue that has a bound is full (PINs to be hashed, keys of a caller, reads of long histories), or a child's
    /// allowance of this kind of work is used up; then `data.say` has words for the child.
    public static let busy = ErrorCode(
        -32002, "busy", "Too much of this kind; try again shortly, or after `data.retryAfterSeconds`.",
        remedy: "Wait `retryAfterSeconds`, or a second, and call again.", say: Saying("refusal.inAMoment"),
        data: [.optional("retryAfterSeconds", .count, "Seconds until the next call of this kind is possible.")])
    /// Sent to calls that come after the stop has begun; what was accepted before is finished.
    public static let shuttingDown = ErrorCode(
        -32003, "shutting_down", "The daemon is stopping.",
        remedy: "Connect again when the daemon runs, and repeat the call with its key.")
    /// Nothing happened, unless `data.outcome` says what the call came to after all.
    public static let deadline = ErrorCode(
        -32004, "deadline",
        "The reply came later than `deadlineMs`; `data.outcome` is what it would have been, without it nothing happened.",
        remedy: "Repeat the call with its key to get its first reply, or ask for the state.",
        data: [.optional("outcome", .any, "`result` or `error`, as the reply would have had it.")])
    /// `rpc.cancel` reached the call before it had any effect.
    public static let cancelled = ErrorCode(
        -32005, "cancelled", "The call was cancelled; nothing happened.", remedy: "Nothing; the client asked for it.")
    /// The rest of a line did not come in time; the connection is closed.
    public static let idleLine = ErrorCode(
        -32006, "idle_line", "A line was begun and did not end in time.", remedy: "Send lines whole; connect again.")
    /// The answer was made and is too long to be sent; ask for fewer or narrower entries.
    public static let replyTooLarge = ErrorCode(
        -32007, "reply_too_large", "The answer, or the replies of a batch, are longer than they may be.",
        remedy: "Ask for fewer entries, or for one at a time.")
    /// A client must use a new key for a new call: a key stands for one set of parameters.
    public static let idempotencyConflict = ErrorCode(
        -32008, "idempotency_conflict", "This idempotency key was used with other parameters.",
        remedy: "Take a new key for a new call.")
    /// A last line is run only if its end has come, because its rest may be missing.
    public static let unterminated = ErrorCode(
        -32009, "unterminated", "The input ended before its last line did; that line was not run.",
        remedy: "End the last line with a line feed, and send it again.")
}
