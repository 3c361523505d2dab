import Glibc

/// Nanoseconds of a piece of work, the least disturbed of several rounds.
enum Stopwatch {
    private static let rounds = 15
    private static let roundNanoseconds: UInt64 = 20_000_000

    /// The median over rounds of the time that one call takes.
    static func nanoseconds(of work: () -> Void) -> Double {
        let count = callsPerRound(work)
        let times = (0..<rounds).map { _ -> Double in
            let start = now()
            for _ in 0..<count { work() }
            return Double(now() - start) / Double(count)
        }
        return times.sorted()[rounds / 2]
    }

    /// As many calls as take about a round's length.
    private static func callsPerRound(_ work: () -> Void) -> Int {
        var count = 1
        while true {
            let start = now()
            for _ in 0..<count { work() }
            let taken = now() - start
            if taken > roundNanoseconds / 4 { return max(1, count * Int(roundNanoseconds) / Int(taken)) }
            count *= 4
        }
    }

    private static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// Keeps a result from being optimised away.
@inline(never)
func keep<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
