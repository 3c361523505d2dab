/// Rows that go on purpose, in one transaction: folded into another row, or erased.
///
/// Their numbers are remembered, sealed, so that nobody takes them for missing ones, and no number is used again.
public struct Clearing: Sendable {
    /// Rows that go. Those that are gone already change nothing.
    public var rows: [Int64]
    /// Rows that are missing, and are given up.
    public var lost: [ClosedRange<Int64>]
    /// Rows that stay in their places with other bytes: what they say about somebody who was erased is taken out.
    public var rewritten: [Rewrite]
    /// Kept replies that say something no more: their places stay.
    public var replies: [ReplyRewrite]

    /// How many rows one transaction should take at most, so that nobody waits for it.
    public static let rowsAtOnce = 500

    /// A row with other bytes.
    public struct Rewrite: Sendable {
        /// The row.
        public var seq: Int64
        /// What it says from now on, not yet sealed.
        public var body: [UInt8]

        /// A row with other bytes.
        public init(seq: Int64, body: [UInt8]) {
            self.seq = seq
            self.body = body
        }
    }

    /// A kept reply that says something else from now on. It is the household's then.
    public struct ReplyRewrite: Sendable {
        /// The number of the reply.
        public var number: Int64
        /// What it says from now on, not yet sealed.
        public var body: [UInt8]

        /// A kept reply with other bytes.
        public init(number: Int64, body: [UInt8]) {
            self.number = number
            self.body = body
        }
    }

    /// What goes in one transaction.
    public init(
        rows: [Int64] = [], lost: [ClosedRange<Int64>] = [], rewritten: [Rewrite] = [], replies: [ReplyRewrite] = []
    ) {
        self.rows = rows
        self.lost = lost
        self.rewritten = rewritten
        self.replies = replies
    }
}
