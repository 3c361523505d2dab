import Household
import JSONRPC

/// The replies to calls with an idempotency key, for as long as the key is remembered.
struct KeyedReplies {
    private struct Name: Hashable {
        var caller: String
        var key: String
    }

    private struct Entry {
        var reply: KeyedReply
        var seq: Int64
        var at: Instant
    }

    /// More are not kept; the oldest go first.
    static let most = 20_000

    private var entries: [Name: Entry] = [:]
    private var queue: [Name] = []
    private static let sweepEvery = 512
    private var nextSweep = sweepEvery

    /// The first reply to this key, and the record that holds it. Throws when the key was used for something else.
    func find(_ key: String, caller: String, digest: [UInt8], at instant: Instant) throws(RPCError) -> Reply? {
        guard let entry = entries[Name(caller: caller, key: key)],
            instant - entry.at < Milliseconds(WireLimits.idempotencyHours) * .hour
        else { return nil }
        guard entry.reply.digest == digest else {
            throw RPCError(
                .idempotencyConflict, "this idempotencyKey was used with other parameters: take a new one")
        }
        return Reply(result: entry.reply.reply, after: entry.seq)
    }

    /// Remembers a reply.
    mutating func remember(_ reply: KeyedReply, seq: Int64, at instant: Instant) {
        let name = Name(caller: reply.caller, key: reply.key)
        entries[name] = Entry(reply: reply, seq: seq, at: instant)
        queue.append(name)
        if queue.count >= nextSweep { sweep(at: instant) }
    }

    /// Forgets, in one go for many, what is too old or too much.
    private mutating func sweep(at instant: Instant) {
        let horizon = instant - Milliseconds(WireLimits.idempotencyHours) * .hour
        var gone = 0
        for name in queue {
            if let entry = entries[name] {
                guard entry.at < horizon || queue.count - gone > Self.most else { break }
                entries[name] = nil
            }
            gone += 1
        }
        queue.removeFirst(gone)
        nextSweep = queue.count + Self.sweepEvery
    }

    /// Forgets replies whose record was not stored.
    mutating func rollBack(to storedSeq: Int64) {
        entries = entries.filter { $0.value.seq <= storedSeq }
    }
}
