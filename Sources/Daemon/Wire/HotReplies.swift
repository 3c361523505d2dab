import Household

/// Replies that are asked for again and again, kept encoded until the answer can change.
struct HotReplies {
    private struct Entry {
        var method: String
        var params: [UInt8]
        /// The whole second of the wall clock in which it is the answer.
        var second: Int64
        /// And not after this.
        var until: Instant
        var reply: Reply
    }

    /// Different calls that are kept for one child.
    static let mostPerChild = 8

    /// Calls with longer parameters are not kept, in bytes.
    static let longestParams = 256

    private var entries: [ChildID: [Entry]] = [:]

    /// The kept reply to the same call, if it still is the answer.
    func find(_ method: String, _ params: ArraySlice<UInt8>, _ child: ChildID, at now: Instant) -> Reply? {
        guard let kept = entries[child] else { return nil }
        for entry in kept where entry.method == method && entry.params.elementsEqual(params) {
            return entry.second == now.seconds && now < entry.until ? entry.reply : nil
        }
        return nil
    }

    mutating func keep(
        _ reply: Reply, _ method: String, _ params: ArraySlice<UInt8>, _ child: ChildID, at now: Instant,
        until: Instant
    ) {
        guard params.count <= Self.longestParams else { return }
        let entry = Entry(method: method, params: Array(params), second: now.seconds, until: until, reply: reply)
        var kept = entries[child] ?? []
        if let index = kept.firstIndex(where: { $0.method == method && $0.params == entry.params }) {
            kept[index] = entry
        } else {
            if kept.count >= Self.mostPerChild { kept.removeFirst() }
            kept.append(entry)
        }
        entries[child] = kept
    }

    /// Something about this child has changed; nil: about the household.
    mutating func forget(_ child: ChildID?) {
        if let child { entries[child] = nil } else { entries = [:] }
    }
}
