import Shapes

/// How a long call gets on: a notification to the connection that asked, before the call's reply (Protocol, Progress).
public struct ProgressNotification: Equatable, Sendable {
    /// The method of the notification.
    public static let method = "progress"

    /// The call's `progressToken` as JSON, byte for byte.
    public var token: [UInt8]
    /// Steps that are done, such as rows that are read; never fewer than before.
    public var done: Int
    /// Steps in all, where it is known.
    public var total: Int?
    /// What is being done, of calls that have several parts.
    public var phase: String?

    public init(token: [UInt8], done: Int, total: Int? = nil, phase: String? = nil) {
        self.token = token
        self.done = done
        self.total = total
        self.phase = phase
    }

    private static let tokenShape = Shape<[UInt8]>(
        schema: .textOrNumber(maximumBytes: WireLimits.progressTokenBytes), blank: [],
        read: { (json) throws(ShapeFault) in Array(json.literal) }, write: { token, out in out.json.raw(token) })

    /// How it is read and written: `Progress` in the reference.
    public static let shape = Shape<ProgressNotification>.object(
        "Progress", "How a long call gets on.", make: ProgressNotification.init
    ) {
        required("progressToken", \.token, tokenShape, "The `progressToken` of the call, as it was sent.")
        required("done", \.done, .count, "Steps that are done.")
        optional("total", \.total, .count, "Steps in all; absent: not known.")
        optional("phase", \.phase, .text(), "What is being done, of calls that say so.")
    }

    /// The whole line without its end.
    public var line: [UInt8] {
        Self.start + Self.shape.encode(self) + [UInt8(ascii: "}")]
    }

    private static let start = Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":"#.utf8)
}
