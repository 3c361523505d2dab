import Testing

@testable import Household

/// Readings of a machine's clocks: "15:00" is a trusted moment of the first boot.
private struct Machine {
    static let boot = BootID(rawValue: "boot-1")
    static let start = Moment(wall: instant("2026-11-21T15:00:00+01:00"), mono: 7, bootTime: 1_000_000, boot: boot)

    var reading = Machine.start

    static func instant(_ text: String) -> Instant {
        // Texts of this file are RFC 3339.
        RFC3339.instant(from: text)!
    }

    /// The reading so much later, with the wall clock set besides.
    func after(_ length: Milliseconds, step: Milliseconds = 0) -> Moment {
        var later = reading.advanced(by: length)
        later.wall = later.wall + step
        return later
    }

    /// A reading a minute after another boot.
    static func nextBoot(_ wall: String) -> Moment {
        Moment(wall: instant(wall), mono: 60_000, bootTime: 60_000, boot: BootID(rawValue: "boot-2"))
    }
}

@Suite("How far the clock is trusted")
struct ClockKeeperTests {
    private let machine = Machine()
    private let memory = ClockMemory(anchor: ClockAnchor(Machine.start))

    private func look(
        _ keeper: inout HouseholdClock, _ reading: Moment, synchronised: Bool = false
    ) -> ClockJump? {
        if keeper.follows(reading) {
            keeper.see(reading)
            return nil
        }
        return keeper.look(at: reading) { synchronised }
    }

    static let jumps: [Milliseconds] = [
        .hour, -.hour, .day, -.day, 7 * .day, -7 * .day, 120_001, -120_001, 54 * 365 * .day, -56 * 365 * .day,
    ]

    @Test("Steps of more than 2 minutes are not believed, and kidd's own clock goes on", arguments: jumps)
    func steps(step: Milliseconds) {
        var keeper = HouseholdClock(trusting: machine.reading)
        let set = machine.after(10 * .minute, step: step)
        let jump = look(&keeper, set)
        #expect(
            jump == ClockJump(from: set.wall - step, to: set.wall, trust: .drifted, anchor: ClockAnchor(Machine.start)))
        #expect(keeper.trust == .drifted)
        #expect(keeper.moment(of: set).wall == set.wall - step)
        let later = machine.after(3 * .hour, step: step)
        #expect(look(&keeper, later) == nil, "one step is told once")
        #expect(keeper.moment(of: later) == machine.after(3 * .hour))
        #expect(keeper.trusted == ClockAnchor(Machine.start), "what was trusted last is not what came after")
        // Set back to what it was.
        let right = machine.after(4 * .hour)
        #expect(look(&keeper, right) == nil)
        #expect(keeper.trust == .trusted && keeper.moment(of: right) == right)
        #expect(keeper.trusted.wall == right.wall)
    }

    @Test("A step is found at the next start in the same boot, too, and told once", arguments: jumps)
    func stepsWhileStopped(step: Milliseconds) {
        let set = machine.after(10 * .minute, step: step)
        let (keeper, jump) = HouseholdClock.start(memory, at: set, uptime: set.bootTime, isSynchronised: false)
        #expect(keeper.trust == .drifted && keeper.moment(of: set).wall == set.wall - step)
        #expect(jump?.from == set.wall - step && jump?.to == set.wall && jump?.trust == .drifted)
        var told = memory
        told.jumpedIn = Machine.boot
        #expect(HouseholdClock.start(told, at: set, uptime: set.bootTime, isSynchronised: false).jump == nil)
    }

    @Test("Two minutes and less are followed, but do not add up", arguments: [1, -1] as [Milliseconds])
    func tolerance(sign: Milliseconds) {
        var keeper = HouseholdClock(trusting: machine.reading)
        let near = machine.after(.hour, step: sign * 120_000)
        #expect(look(&keeper, near) == nil)
        #expect(keeper.trust == .trusted && keeper.moment(of: near) == near)
        // What is stored is kidd's own clock, so that a restart gives no further two minutes.
        let stored = ClockMemory(anchor: keeper.trusted)
        let further = machine.after(2 * .hour, step: sign * 120_001)
        let (restarted, _) = HouseholdClock.start(stored, at: further, uptime: 0, isSynchronised: false)
        #expect(restarted.trust == .drifted)
        _ = look(&keeper, further)
        #expect(keeper.trust == .drifted)
    }

    @Test(
        "What the kernel vouches for is believed at once, a step is told, and days go on from there", arguments: jumps)
    func synchronised(step: Milliseconds) {
        var keeper = HouseholdClock(trusting: machine.reading)
        let set = machine.after(.hour, step: step)
        let jump = look(&keeper, set, synchronised: true)
        #expect(jump == ClockJump(from: set.wall - step, to: set.wall, trust: .trusted, anchor: ClockAnchor(set)))
        #expect(keeper.trust == .trusted && keeper.moment(of: set) == set)
        // The same at a start.
        let (started, found) = HouseholdClock.start(memory, at: set, uptime: 0, isSynchronised: true)
        #expect(started == HouseholdClock(trusting: set) && found == jump)
    }

    @Test("While it is not trusted the kernel is asked at most once a second, and at every step")
    func asking() {
        var keeper = HouseholdClock(trusting: machine.reading)
        var asked = 0
        func look(_ length: Milliseconds, step: Milliseconds) {
            _ = keeper.look(at: machine.after(length, step: step)) {
                asked += 1
                return false
            }
        }
        look(1000, step: .hour)
        #expect(asked == 1)
        for length in 1001..<2000 { look(Milliseconds(length), step: .hour) }
        #expect(asked == 1)
        look(2000, step: .hour)
        #expect(asked == 2)
        look(2001, step: .day)
        #expect(asked == 3)
    }

    @Test("A machine that sleeps keeps its trust")
    func suspend() {
        var keeper = HouseholdClock(trusting: machine.reading)
        var morning = machine.after(9 * .hour)
        morning.mono = machine.reading.mono
        #expect(look(&keeper, morning) == nil)
        #expect(keeper.trust == .trusted && keeper.moment(of: morning) == morning)
    }

    @Test("Without a stored moment what is found is believed")
    func first() {
        let reading = Machine.nextBoot("1970-01-01T00:01:00Z")
        let (keeper, jump) = HouseholdClock.start(ClockMemory(), at: reading, uptime: 0, isSynchronised: false)
        #expect(keeper == HouseholdClock(trusting: reading) && jump == nil)
    }

    /// What the wall clock shows a minute after another boot, and what rules go by then.
    static let boots = [
        // A night, a weekend: the time of day on the first day that has it.
        ("2026-11-21T15:30:00+01:00", "2026-11-21T15:30:00+01:00"),
        ("2026-11-22T07:30:00+01:00", "2026-11-22T07:30:00+01:00"),
        ("2026-11-24T07:30:00+01:00", "2026-11-22T07:30:00+01:00"),
        ("2080-06-01T07:30:00+01:00", "2026-11-22T07:30:00+01:00"),
        ("2080-06-01T18:30:00+01:00", "2026-11-21T18:30:00+01:00"),
        // A clock that is behind tells nothing: the stored moment and a minute.
        ("2026-11-21T14:00:00+01:00", "2026-11-21T15:01:00+01:00"),
        ("2026-11-14T23:00:00+01:00", "2026-11-21T15:01:00+01:00"),
        ("1970-01-01T00:01:00Z", "2026-11-21T15:01:00+01:00"),
    ]

    @Test(
        "After the machine was off nobody vouches: never before the stored moment, and no date is taken",
        arguments: boots)
    func unknown(shows: String, rules: String) {
        let reading = Machine.nextBoot(shows)
        let (started, jump) = HouseholdClock.start(memory, at: reading, uptime: 60_000, isSynchronised: false)
        var keeper = started
        #expect(keeper.trust == .unknown)
        #expect(keeper.moment(of: reading).wall == Machine.instant(rules))
        #expect(keeper.trusted == memory.anchor)
        #expect((jump != nil) == (reading.wall < Machine.instant("2026-11-21T14:59:00+01:00")))
        // However the clock is set now, time goes on from there.
        var set = reading.advanced(by: .hour)
        set.wall = Machine.instant("2026-11-30T12:00:00+01:00")
        _ = look(&keeper, set)
        #expect(keeper.trust == .unknown)
        #expect(keeper.moment(of: set).wall == Machine.instant(rules) + .hour)
        // Until the kernel vouches for it; how long the machine was off is no step.
        set = set.advanced(by: .minute)
        #expect(look(&keeper, set, synchronised: true) == nil)
        #expect(keeper == HouseholdClock(trusting: set))
    }

    @Test(
        "A machine's own clock is believed after a start if a parent said so and it goes on from the stored moment",
        arguments: [
            ("2026-11-21T15:00:00+01:00", ClockTrust.trusted), ("2026-11-24T07:30:00+01:00", .trusted),
            ("2027-11-22T15:00:00+01:00", .trusted), ("2026-11-21T14:59:59+01:00", .unknown),
            ("1970-01-01T00:01:00Z", .unknown), ("2027-11-22T15:00:01+01:00", .unknown),
            ("2080-01-01T00:00:00Z", .unknown),
        ])
    func rtc(shows: String, trust: ClockTrust) {
        var memory = memory
        memory.source = .rtc
        let reading = Machine.nextBoot(shows)
        let (keeper, _) = HouseholdClock.start(memory, at: reading, uptime: 60_000, isSynchronised: false)
        #expect(keeper.trust == trust)
        if trust == .trusted { #expect(keeper == HouseholdClock(trusting: reading)) }
        // In the same boot it changes nothing.
        let set = machine.after(.hour, step: .day)
        #expect(HouseholdClock.start(memory, at: set, uptime: 0, isSynchronised: false).keeper.trust == .drifted)
    }

    @Test("A boot whose clock began anew under the same id is another one")
    func sameID() {
        var reading = Machine.nextBoot("2026-11-22T15:00:00+01:00")
        reading.boot = Machine.boot
        #expect(HouseholdClock.start(memory, at: reading, uptime: 0, isSynchronised: false).keeper.trust == .unknown)
    }
}
