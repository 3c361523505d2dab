import Testing

@testable import Household

/// Long lives of a machine whose clock is set by somebody who wants more time.
@Suite("Long walks of the clock")
struct ClockWalkTests {
    @Test("Nobody gains or loses a day by setting the clock", arguments: 1...60 as ClosedRange<UInt64>)
    func walk(seed: UInt64) {
        var walk = ClockWalk(seed: seed)
        for _ in 0..<400 { walk.step() }
        #expect(walk.faults.isEmpty, "\(walk.faults.prefix(3))")
        #expect(walk.wasDistrusted > 20, "the walk leads somewhere")
    }
}

/// The true time beside what the machine shows.
private struct ClockWalk {
    private var random: SeededRandom
    private var truth = Instant(seconds: 1_795_000_000)
    private var reading: Moment
    private var keeper: HouseholdClock
    private var memory: ClockMemory
    private var boots = 1
    /// The newest true time at which somebody vouched for the clock or could have.
    private var rules: Instant
    private(set) var faults: [String] = []
    private(set) var wasDistrusted = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        reading = Moment(wall: truth, mono: 0, bootTime: 5000, boot: BootID(rawValue: "1"))
        keeper = HouseholdClock(trusting: reading)
        memory = ClockMemory(anchor: keeper.trusted)
        rules = truth
    }

    private mutating func below(_ bound: Int) -> Milliseconds { Milliseconds(random.number(below: bound)) }

    mutating func step() {
        let passed = below(4 * 3_600_000)
        pass(passed)
        switch random.number(below: 8) {
        case 0: reading.wall = reading.wall + (below(3 * 86_400_000) - 86_400_000)
        case 1: reading.wall = Instant(seconds: Int64(below(4_000_000_000)))
        case 2: reading.wall = truth
        case 3: reboot(setting: random.number(below: 2) == 0 ? nil : Instant(seconds: Int64(below(4_000_000_000))))
        case 4: restart()
        case 5: vouch()
        default: break
        }
        look(synchronised: false)
        check()
    }

    private mutating func pass(_ length: Milliseconds) {
        truth = truth + length
        reading = reading.advanced(by: length)
        rules = rules + length
    }

    private mutating func look(synchronised: Bool) {
        if keeper.follows(reading) { keeper.see(reading) } else { _ = keeper.look(at: reading) { synchronised } }
    }

    /// The kernel or a parent: the clock is set right first.
    private mutating func vouch() {
        reading.wall = truth
        keeper = HouseholdClock(trusting: reading)
        memory.anchor = keeper.trusted
        rules = truth
    }

    private mutating func restart() {
        if keeper.trust == .trusted { memory.anchor = keeper.trusted }
        keeper = HouseholdClock.start(memory, at: reading, uptime: reading.bootTime, isSynchronised: false).keeper
        rules = keeper.moment(of: reading).wall
    }

    private mutating func reboot(setting wall: Instant?) {
        if keeper.trust == .trusted { memory.anchor = keeper.trusted }
        boots += 1
        let off = below(40 * 3_600_000)
        truth = truth + off
        reading = Moment(
            wall: wall ?? reading.wall + off, mono: 5000, bootTime: 5000, boot: BootID(rawValue: "\(boots)"))
        keeper = HouseholdClock.start(memory, at: reading, uptime: reading.bootTime, isSynchronised: false).keeper
        rules = keeper.moment(of: reading).wall
    }

    private mutating func check() {
        let now = keeper.moment(of: reading).wall
        let near = -HouseholdClock.tolerance...HouseholdClock.tolerance
        if keeper.trusted.wall - truth > HouseholdClock.tolerance { faults.append("trusted before its time") }
        switch keeper.trust {
        case .trusted: if !near.contains(now - truth) { faults.append("wrong time is trusted by \(now - truth)") }
        case .drifted:
            wasDistrusted += 1
            if !near.contains(now - truth) { faults.append("own clock is off by \(now - truth)") }
        case .unknown:
            wasDistrusted += 1
            if now < keeper.trusted.wall { faults.append("before the stored moment") }
            if now - keeper.trusted.wall > .day + reading.bootTime { faults.append("a date was taken") }
            if now != rules { faults.append("time was set") }
        }
    }
}
