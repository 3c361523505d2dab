import Household
import JSONRPC

/// The replies to calls with an idempotency key, for as long as the key is remembered.
///
/// Each caller has a bound of its own, so that nobody pushes out another's keys.
struct KeyedReplies {
    private struct Entry {
        var reply: KeyedReply
        var seq: Int64
        var at: Instant
    }

    private struct Caller {
        var entries: [String: Entry] = [:]
        /// Keys with the number of their record, oldest first.
        var queue: [(key: String, seq: Int64)] = []
    }

    /// Keys of one caller that are remembered at a time; more are refused until the oldest are a day old.
    static let mostPerCaller = 20_000
    static let memory = Milliseconds(WireLimits.idempotencyHours) * .hour

    private var callers: [String: Caller] = [:]

    /// The first reply to this key, and the record that holds it; nil for a new key. Throws when the key was used for
    /// something else, or when the caller has as many keys as it may.
    mutating func find(
        _ key: String, caller: String, digest: [UInt8], at instant: Instant
    ) throws(RPCError) -> Reply? {
        guard let known = callers[caller] else { return nil }
        guard let entry = known.entries[key], instant - entry.at < Self.memory else {
            try makeRoom(for: caller, at: instant)
            return nil
        }
        guard entry.reply.digest == digest else {
            throw RPCError(
                .idempotencyConflict, "this idempotencyKey was used with other parameters: take a new one")
        }
        return Reply(result: entry.reply.reply, after: entry.seq)
    }

    /// Remembers a reply.
    mutating func remember(_ reply: KeyedReply, seq: Int64, at instant: Instant) {
        callers[reply.caller, default: Caller()].entries[reply.key] = Entry(reply: reply, seq: seq, at: instant)
        callers[reply.caller, default: Caller()].queue.append((reply.key, seq))
    }

    /// Forgets what is a day old, when the caller has reached its bound.
    private mutating func makeRoom(for caller: String, at instant: Instant) throws(RPCError) {
        guard var known = callers[caller], known.queue.count >= Self.mostPerCaller else { return }
        callers[caller] = nil
        let old = known.queue.prefix { place in
            // A key that was used again stands at its new place too.
            guard let entry = known.entries[place.key], entry.seq == place.seq else { return true }
            return instant - entry.at >= Self.memory
        }
        for place in old where known.entries[place.key]?.seq == place.seq { known.entries[place.key] = nil }
        known.queue.removeFirst(old.count)
        callers[caller] = known
        guard known.queue.count < Self.mostPerCaller else {
            throw RPCError(
                .busy, "\(Self.mostPerCaller) idempotency keys of this caller are remembered: call without one")
        }
    }

    /// Forgets replies whose record was not stored.
    mutating func rollBack(to storedSeq: Int64) {
        callers = callers.mapValues { known in
            Caller(
                entries: known.entries.filter { $0.value.seq <= storedSeq },
                queue: known.queue.filter { $0.seq <= storedSeq })
        }
    }
}
