import Testing

@testable import Household

/// Sums that hold whatever happens.
@Suite("Long walks of screen time")
struct TimeWalkTests {
    @Test("Nothing used is lost or made up, grants are used once, and every answer agrees with every other")
    func walks() {
        var seen: Set<TimeState> = [.sealed, .damaged, .notAllowed]
        var done: [String: Int] = [:]
        for seed in 1...24 as ClosedRange<UInt64> {
            var walk = TimeWalk(seed: seed)
            for _ in 0..<400 where walk.faults.isEmpty { walk.step() }
            #expect(walk.faults.isEmpty, "seed \(seed): \(walk.faults.prefix(3)) under \(walk.time.policy)")
            #expect(walk.replayed() == walk.time.book, "seed \(seed)")
            seen.formUnion(walk.seen)
            done.merge(walk.done) { $0 + $1 }
        }
        // They lead everywhere.
        let missing = Set(TimeState.allCases).subtracting(seen)
        #expect(missing.isEmpty)
        for step in [
            "begin", "renew", "end", "idle", "save", "grant", "undo", "lock", "policy", "settle", "ask", "decide",
            "step", "sleep", "reboot", "untrusted",
        ] {
            #expect(done[step, default: 0] >= 3, "\(step) of \(done)")
        }
    }
}
