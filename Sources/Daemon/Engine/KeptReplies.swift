import Household
import JSONRPC
import RPCServer

/// Replies that are asked for again and again, kept encoded until the answer can change.
struct KeptReplies {
    private struct Entry {
        var method: String
        var params: [UInt8]
        var reply: Reply
        /// The moments of the wall clock at which it is the answer.
        var life: Range<Instant>
    }

    /// Different calls that are kept for one child.
    static let mostPerChild = 8

    /// Calls with longer parameters are not kept, in bytes.
    static let longestParams = 256

    private var entries: [ChildID: [Entry]] = [:]

    /// The kept reply to the same call, if it still is the answer.
    func find(_ method: String, _ params: ArraySlice<UInt8>, _ child: ChildID, at now: Instant) -> Reply? {
        guard let kept = entries[child] else { return nil }
        for entry in kept where entry.params.count == params.count && entry.params[...] == params {
            guard entry.method == method else { continue }
            return entry.life.contains(now) ? entry.reply : nil
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
        let entry = Entry(method: method, params: Array(params), reply: reply, life: life)
        var kept = entries[child] ?? []
        if let index = kept.firstIndex(where: { $0.method == method && $0.params == entry.params }) {
            kept[index] = entry
        } else {
            if kept.count >= Self.mostPerChild { kept.removeFirst() }
            kept.append(entry)
        }
        entries[child] = kept
    }

    /// Something about this child has changed that says nothing about who may ask.
    mutating func forget(_ child: ChildID) { entries[child] = nil }

    /// Anything may have changed.
    mutating func forgetAll() { entries = [:] }
}
