import NIOCore

/// What a service has done with the lines of one turn.
public struct Received: Sendable {
    /// Whole reply lines that can leave now, each ended by `\n`; empty when there are none.
    public var output: ByteBuffer
    /// All calls of the connection that are still unanswered: an absolute count, not a difference.
    public var inFlight: Int
    /// The service goes on in the connection's next turn with what it has taken.
    public var isUnfinished: Bool

    public init(output: ByteBuffer = ByteBuffer(), inFlight: Int = 0, isUnfinished: Bool = false) {
        self.output = output
        self.inFlight = inFlight
        self.isUnfinished = isUnfinished
    }
}
