import API
import Household
import Testing

@testable import Commands

@Suite struct ClockTrustTextTests {
    private let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc)

    private func result(was: ClockTrust, before: Int64, _ source: ClockSource = .ntp) -> TimeConfirmClock.Result {
        TimeConfirmClock.Result(
            changed: was != .trusted, now: Instant(seconds: 1_795_287_430), before: Instant(seconds: before),
            clock: .trusted, was: was, source: source)
    }

    @Test("A decision in untrusted time says what a parent can do; else nothing", arguments: ClockTrust.allCases)
    func note(trust: ClockTrust) {
        let note = ClockTrustText.note(trust, page)
        #expect((note == nil) == (trust == .trusted))
        if let note { #expect(note.contains("kidctl time confirm-clock")) }
    }

    @Test("A child of a sealed household is told of the seal alone: nobody can confirm the clock then")
    func sealed() {
        let now = Instant(seconds: 1_795_287_430)
        func note(_ decision: Decision) -> String? {
            ClockTrustText.note(TimeMayI.Result(decision: decision, version: 1, now: now, clock: .unknown), page)
        }
        #expect(note(.sealed(at: now)) == nil)
        #expect(note(.damaged(at: now)) != nil)
    }

    @Test(
        "Where the household is not open, the daemon's time is told as that at Greenwich",
        arguments: HouseholdStatus.State.allCases)
    func zone(state: HouseholdStatus.State) {
        let info = DaemonInfo.Result(
            version: "1", protocolVersion: 1, state: state, isDeveloper: false, now: Instant(seconds: 1_795_287_430),
            clock: .trusted)
        let text = ShowDaemonInfo.clock(info, page)
        #expect(text.hasPrefix("Sat 21 Nov 2026 18:57:10"))
        #expect(text.contains("UTC (the time zone is not known before") == (state != .open && state != .damaged))
    }

    @Test("Confirming says which time is trusted now, and what kidd went by before if that was another")
    func confirmed() {
        let moved = ClockTrustText.text(result(was: .drifted, before: 1_795_200_000), page)
        #expect(moved.hasPrefix("The clock is trusted: it is Sat 21 Nov 2026 18:57:10.\n"))
        #expect(moved.contains("Until now kidd went by its own clock, which showed Fri 20 Nov 2026 18:40:00.\n"))
        let same = ClockTrustText.text(result(was: .trusted, before: 1_795_287_430, .rtc), page)
        #expect(same.hasPrefix("It was trusted already."))
        #expect(!same.contains("Until now") && same.contains("its own clock is believed"))
    }
}
