import HouseholdTesting
import StrictJSON
import Testing

/// The real daemon while somebody sets the clock of the machine.
@Suite(.needs(Machine.faketime)) struct SetClockTests {
    private let scratch: ScratchFolder
    private let clock: SetClock

    init() throws {
        scratch = try Family.copy()
        clock = try SetClock(in: scratch)
    }

    private func mayI(_ daemon: DaemonProcess) throws -> CallReply {
        try LineClient(daemon.places.socket).result("time.mayI", #"{"child":"mia"}"#)
    }

    private func parent(_ daemon: DaemonProcess) throws -> LineClient {
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        return parent
    }

    /// Mia has a minute a day, and has used it.
    private func useAll(_ daemon: DaemonProcess) throws {
        let parent = try parent(daemon)
        _ = try parent.result("policy.set", #"{"child":"mia","dailyMinutes":1}"#)
        _ = try parent.result("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        _ = try parent.result("clock.advance", #"{"seconds":60}"#)
        _ = try parent.result("time.endLease", #"{"child":"mia","lease":"l"}"#)
        #expect(try mayI(daemon).words("result.state") == "dailyLimitReached")
    }

    private func used(_ daemon: DaemonProcess) throws -> Int64 {
        let usage = try parent(daemon).result("time.usage", #"{"child":"mia","dayCount":7}"#)
        return usage.list("result.days").reduce(0) { $0 + ($1.member("usedSeconds")?.integer ?? 0) }
    }

    @Test(
        "Forward or back by an hour, a day, a week, to 2080: no free day, and nothing is lost",
        arguments: ["+3600", "-3600", "+1d", "-1d", "+7d", "-7d", "+54y", "-40y"])
    func steps(offset: String) throws {
        let daemon = try clock.daemon()
        try useAll(daemon)
        #expect(try mayI(daemon).words("result.clock") == "trusted")
        try clock.set(offset)
        #expect(try mayI(daemon).words("result.clock") == "drifted")
        #expect(try mayI(daemon).words("result.state") == "dailyLimitReached")
        try clock.set("+0")
        #expect(try mayI(daemon).words("result.clock") == "trusted")
        #expect(try mayI(daemon).words("result.state") == "dailyLimitReached")
        #expect(try (60...65).contains(used(daemon)))
        #expect(try daemon.stop() == .exited(0))
    }

    @Test("Nor by stopping the daemon meanwhile, or killing it", arguments: [true, false])
    func stopped(isKilled: Bool) throws {
        let first = try clock.daemon()
        try useAll(first)
        _ = isKilled ? try first.kill() : try first.stop()
        try clock.set("+1d")
        let second = try clock.daemon()
        #expect(try mayI(second).words("result.clock") == "drifted")
        #expect(try mayI(second).words("result.state") == "dailyLimitReached")
        // A parent says that it is right after all: the new day begins.
        let confirmed = try parent(second).result("time.confirmClock")
        #expect(confirmed.words("result.clockBefore") == "drifted")
        #expect(try mayI(second).words("result.clock") == "trusted")
        #expect(try mayI(second).words("result.state") != "dailyLimitReached")
        // And corrects it: the day is as it was.
        try clock.set("+0")
        _ = try parent(second).result("time.confirmClock")
        #expect(try mayI(second).words("result.state") == "dailyLimitReached")
        #expect(try (60...65).contains(used(second)))
        try second.stop()
        let third = try clock.daemon()
        #expect(try mayI(third).words("result.clock") == "trusted")
        #expect(try mayI(third).words("result.state") == "dailyLimitReached")
        try third.stop()
    }
}
