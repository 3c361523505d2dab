import Vault

/// Kept replies: stored with the rows of their calls, and forgotten a day later.
extension Journal {
    /// The last kept reply that is durable; the next one's number is one more.
    public var lastReply: Int64 { queue.with { $0.storedReply } }

    /// The key of the marks of calls; nil while the household has no data key.
    public var callKey: CallKey? { keys.withLock { $0.keys[0] }.map { CallKey(of: $0) } }

    /// From now on the replies up to a number are not needed: each further commit removes some of them.
    public func forget(repliesThrough number: Int64) {
        queue.with { $0.forgetThrough = max($0.forgetThrough, number) }
    }

    /// All that are kept, in order, with a word for those that should be there and are not.
    public func replies() throws(JournalFault) -> [ReplyItem] {
        let last = lastReply
        let items = try read { try ReplyTable.load($0, device: device, keys: keys.withLock { $0 }) }
        // What is to be forgotten may have gone meanwhile.
        let forgotten = queue.with { $0.forgetThrough }
        return ReplyItem.naming(items, after: forgotten, through: last)
    }
}
