import Household
import Testing

@Suite("Time to save")
struct SaveTimeTests {
    private static let lease = LeaseID(rawValue: "paint")

    private func begin(_ line: inout TimeLine, seconds: Int? = 30) {
        line.apply { $0.beginLease(Self.lease, for: ActivityRef(app: "paint"), saveSeconds: seconds) }
    }

    private func renew(_ line: inout TimeLine, after seconds: Int64) throws -> SaveLeft? {
        line.pass(seconds * .second)
        return try line.apply { $0.renewLease(Self.lease) }.result.get().save
    }

    @Test("From the end of time on an app may save for as long as it said, once, and that counts as use")
    func once() throws {
        var line = TimeLine(daily: 1)
        begin(&line)
        #expect(try renew(&line, after: 30) == nil)
        let end = line.time.moment.wall + 30 * .second
        let left = try #require(try renew(&line, after: 40))
        #expect(left == SaveLeft(seconds: 20, closeBy: end + 30 * .second))
        #expect(try renew(&line, after: 15)?.seconds == 5)
        #expect(try renew(&line, after: 5) == nil)
        #expect(try renew(&line, after: 5) == nil)
        #expect(line.used() == 95 * .second)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("The decision stays what it is")
    func decision() throws {
        var line = TimeLine(daily: 1)
        begin(&line)
        line.pass(.minute - 1)
        line.apply { $0.renewLease(Self.lease) }
        line.pass(1)
        let reply = try line.apply { $0.renewLease(Self.lease) }.result.get()
        #expect(!reply.decision.allowed && reply.decision == line.time.mayI(ActivityRef(app: "paint")))
        #expect(reply.save?.seconds == 30)
    }

    @Test("Another end gives another time to save, once the child was allowed in between")
    func nextEnd() throws {
        var line = TimeLine(daily: 1)
        begin(&line)
        #expect(try renew(&line, after: 59) == nil)
        #expect(try renew(&line, after: 1)?.seconds == 30)
        line.grant(1)
        #expect(try renew(&line, after: 30) == nil)
        #expect(try renew(&line, after: 40)?.seconds == 20)
        #expect(try renew(&line, after: 25) == nil)
    }

    @Test("Never under a lock, nor for an app that said nothing")
    func never() throws {
        var line = TimeLine()
        begin(&line)
        line.apply { $0.lock(by: "p1") }
        #expect(try renew(&line, after: 1) == nil)
        var silent = TimeLine(daily: 1)
        begin(&silent, seconds: nil)
        #expect(try renew(&silent, after: 59) == nil)
        #expect(try renew(&silent, after: 1) == nil)
        #expect(silent.time.book.saves.isEmpty)
    }

    @Test("A lock in the middle of it ends it, and the filter gives none")
    func locked() throws {
        var line = TimeLine(daily: 1)
        begin(&line)
        #expect(try renew(&line, after: 59) == nil)
        #expect(try renew(&line, after: 1) != nil)
        line.apply { $0.lock(by: "p1") }
        #expect(try renew(&line, after: 1) == nil)
        let filtered = try line.apply { $0.renewLease(Self.lease, standing: .notAllowed()) }.result.get()
        #expect(filtered.save == nil)
    }

    @Test("A lowered limit and quiet hours are ends, too; from the call on where the end is not known")
    func otherEnds() throws {
        var quiet = TimeLine(at: "2026-11-21T19:59:50+01:00", quiet: GrantTests.evening)
        begin(&quiet)
        #expect(try renew(&quiet, after: 20)?.seconds == 20)
        var lowered = TimeLine()
        begin(&lowered)
        lowered.pass(10 * .second)
        lowered.time.book.apply(lowered.time.settle())
        lowered.time.policy.dailyMinutes = 0
        #expect(try renew(&lowered, after: 0)?.seconds == 30)
    }

    @Test("No time to save outlives its lease, and none survives a restart of the machine")
    func ends() throws {
        var line = TimeLine(daily: 1)
        begin(&line)
        #expect(try renew(&line, after: 59) == nil)
        #expect(try renew(&line, after: 1) != nil)
        line.end("paint")
        #expect(line.time.book.saves.isEmpty)
    }
}
