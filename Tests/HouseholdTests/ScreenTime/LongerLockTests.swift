import Household
import Testing
import Words

@Suite("A lock that lasts longer")
struct LongerLockTests {
    /// Saturday 12:00, locked until 18:00 by Ben.
    private func locked() -> TimeLine {
        var line = TimeLine()
        line.apply { $0.lock(until: instant("2026-11-21T18:00:00+01:00"), by: "Ben") }
        return line
    }

    private func end(_ line: TimeLine) -> Instant? { line.view(.lock)?.endsAt }

    @Test("A lock that lasts longer stands, and the reply says so")
    func stands() throws {
        var line = locked()
        let reply = try line.apply { $0.lock(until: instant("2026-11-21T12:30:00+01:00"), by: "Anna") }.result.get()
        #expect(!reply.changed)
        #expect(reply.note == "An earlier lock by Ben lasts longer and stands: locked until 18:00.")
        #expect(end(line) == instant("2026-11-21T18:00:00+01:00"))
        line.apply { $0.lock(by: "Ben") }
        let again = try line.apply { $0.lock(until: instant("2026-11-22T12:30:00+01:00"), by: "Anna") }.result.get()
        #expect(again.note.hasSuffix("stands: locked until a parent unlocks."))
        #expect(line.state == .lockedByParent && end(line) == nil)
    }

    @Test("A longer one takes its place, and a shorter one when the parent says so")
    func replaces() throws {
        var line = locked()
        let longer = try line.apply { $0.lock(until: instant("2026-11-21T19:00:00+01:00"), by: "Anna") }.result.get()
        #expect(longer.changed && longer.note == "Locked until 19:00.")
        let shorter = try line.apply {
            $0.lock(until: instant("2026-11-21T12:30:00+01:00"), replaces: true, by: "Anna")
        }.result.get()
        #expect(shorter.changed && shorter.note == "Locked until 12:30.")
        #expect(end(line) == instant("2026-11-21T12:30:00+01:00"))
        // One that is over stands for nothing.
        line.pass(.hour)
        line.apply { $0.lock(until: instant("2026-11-21T13:10:00+01:00"), by: "Anna") }
        #expect(end(line) == instant("2026-11-21T13:10:00+01:00"))
    }
}
