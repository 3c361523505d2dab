import JSONRPC

/// When it is time to tell again how far something is: at its begin, at its end, when another part begins, and between them never faster than
/// ``WireLimits/progressMilliseconds`` allow.
struct ProgressPace {
    private var told: (done: Int, phase: String?, at: Int64)?

    /// How far it was when that was told last.
    var done: Int { told?.done ?? 0 }

    mutating func isDue(_ done: Int, of total: Int?, phase: String? = nil, at now: Int64) -> Bool {
        if let told, told.phase == phase {
            guard done > told.done else { return false }
            let isRested = now - told.at >= Int64(WireLimits.progressMilliseconds)
            guard isRested || done == total else { return false }
        }
        told = (max(done, told?.done ?? 0), phase, now)
        return true
    }
}
