import Glibc
import Household
import JSONRPC

/// Replies that are asked for again and again, kept encoded until the answer can change.
struct HotReplies {
    private struct Entry {
        var method: String
        var params: [UInt8]
        var reply: KeptReply
    }

    /// Different calls that are kept for one child.
    static let mostPerChild = 8

    /// Calls with longer parameters are not kept, in bytes.
    static let longestParams = 256

    private var entries: [ChildID: [Entry]] = [:]

    /// Rises whenever somebody else may be allowed to ask: with every record about the household or a child's settings.
    private(set) var edition = 0

    /// The kept reply to the same call, if it still is the answer.
    func find(_ method: String, _ params: ArraySlice<UInt8>, _ child: ChildID, at now: Instant) -> KeptReply? {
        guard let kept = entries[child] else { return nil }
        for entry in kept where Self.areEqual(entry.params, params) && entry.method == method {
            return entry.reply.life.contains(now) ? entry.reply : nil
        }
        return nil
    }

    /// Keeps a reply for as long as it is the answer: never before the moment at which it was made, because then a clock
    /// that is set back may bring other rules.
    mutating func keep(
        _ reply: Reply, _ method: String, _ params: ArraySlice<UInt8>, _ child: ChildID, during life: Range<Instant>
    ) {
        guard params.count <= Self.longestParams, reply.result.count <= WireLimits.replyBytes, !life.isEmpty else {
            return
        }
        let entry = Entry(method: method, params: Array(params), reply: KeptReply(reply, during: life))
        var kept = entries[child] ?? []
        if let index = kept.firstIndex(where: { $0.method == method && $0.params == entry.params }) {
            kept[index].reply.isCurrent = false
            kept[index] = entry
        } else {
            if kept.count >= Self.mostPerChild { kept.removeFirst().reply.isCurrent = false }
            kept.append(entry)
        }
        entries[child] = kept
    }

    /// Something about this child has changed that says nothing about who may ask.
    mutating func forget(_ child: ChildID) {
        guard let kept = entries.removeValue(forKey: child) else { return }
        for entry in kept { entry.reply.isCurrent = false }
    }

    /// Anything may have changed.
    mutating func forgetAll() {
        for child in Array(entries.keys) { forget(child) }
        edition += 1
    }

    private static func areEqual(_ one: [UInt8], _ other: ArraySlice<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        return one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                // Two buffers of one length; an empty one may have no address.
                guard let left = one.baseAddress, let right = other.baseAddress else { return true }
                return memcmp(left, right, one.count) == 0
            }
        }
    }
}

/// An encoded reply and how long it is the answer. Those who hold it see that it is no longer.
final class KeptReply {
    let reply: Reply
    /// What its line has after the id.
    let ending: [UInt8]
    /// The moments of the wall clock at which it is the answer.
    let life: Range<Instant>
    /// False once something was recorded that may change the answer.
    var isCurrent = true

    init(_ reply: Reply, during life: Range<Instant>) {
        self.reply = reply
        ending = ReplyWriter.ending(result: reply.result)
        self.life = life
    }
}
