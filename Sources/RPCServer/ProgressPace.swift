import JSONRPC

/// When it is time to tell again how far something is: at its begin, at its end, and between them never faster than
/// ``WireLimits/progressMilliseconds`` allow.
struct ProgressPace {
    private var told: (done: Int, at: Int64)?

    mutating func isDue(_ done: Int, of total: Int?, at now: Int64) -> Bool {
        if let told {
            guard done > told.done else { return false }
            let isRested = now - told.at >= Int64(WireLimits.progressMilliseconds)
            guard isRested || done == total else { return false }
        }
        told = (done, now)
        return true
    }
}
