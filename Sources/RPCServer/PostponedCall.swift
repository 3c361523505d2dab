import JSONRPC

/// A call that waits for an earlier one of its connection.
struct PostponedCall {
    let request: Envelope
    /// Where its reply will go.
    let pending: PendingReply
    /// When it came, on the boot-time clock: its deadline counts from then.
    let arrival: Int64?

    /// About what it holds in memory: with its parameters their whole line, the space around them included.
    var bytes: Int { request.params?.documentBytes ?? 0 }

    /// Bytes of a connection's calls that wait, after which no further line of it is taken.
    static let mostBytes = 64 << 10
}
