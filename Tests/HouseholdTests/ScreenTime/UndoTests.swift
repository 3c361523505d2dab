import Household
import Testing
import Words

@Suite("Undoing grants")
struct UndoTests {
    private func undo(_ line: inout TimeLine, _ id: String) throws -> UndoReply {
        try line.apply { $0.undoGrant(GrantID(rawValue: id), by: "Anna") }.result.get()
    }

    @Test("What is unused is taken back, and what was used stays counted")
    func unused() throws {
        var line = TimeLine(daily: 0)
        line.grant(15, id: "g")
        line.use(5 * .minute)
        let undone = try undo(&line, "g")
        #expect(undone.changed)
        #expect(undone.takenBackSeconds == 600)
        #expect(undone.decision.state == .dailyLimitReached)
        #expect(undone.note == "Taken back: 10 minutes.")
        #expect(line.used() == 5 * .minute)
        #expect(line.time.usage().grants.isEmpty)
    }

    @Test("Usable grants tell the order in which they were given, of one instant too, whatever their ids and ends")
    func order() {
        var line = TimeLine()
        line.grant(9, id: "request-zzzz")
        line.grant(5, id: "g1", expires: "2026-11-21T13:00:00+01:00")
        line.grant(7, id: "a")
        let grants = line.time.usage().grants
        #expect(grants.map(\.grant.id.rawValue) == ["g1", "request-zzzz", "a"])
        #expect(grants.map(\.number) == [2, 1, 3])
    }

    @Test("Twice is harmless, and tells again what was taken back")
    func twice() throws {
        var line = TimeLine()
        line.grant(1, id: "g")
        #expect(try undo(&line, "g").takenBackSeconds == 60)
        let again = line.apply { $0.undoGrant(GrantID(rawValue: "g"), by: "Ben") }
        #expect(again.facts.isEmpty)
        let reply = try again.result.get()
        #expect(!reply.changed && reply.takenBackSeconds == 60)
        #expect(reply.note == "Taken back before: 1 minute.")
    }

    @Test("A running use is counted up to the moment first")
    func running() throws {
        var line = TimeLine(daily: 0)
        line.grant(2, id: "g")
        line.begin()
        line.pass(45_500)
        let undone = try undo(&line, "g")
        #expect(undone.takenBackSeconds == 74)
        #expect(undone.note == "Taken back: 1 minute and 14 seconds.")
        #expect(line.used() == 45_500)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("Nothing is taken back of a grant that is used up or has expired; an unknown one is refused")
    func nothing() throws {
        var line = TimeLine(daily: 0)
        line.grant(1, id: "used")
        line.use(.minute)
        line.grant(5, id: "over", expires: "2026-11-21T12:30:00+01:00")
        line.pass(.hour)
        for id in ["used", "over"] {
            let reply = try undo(&line, id)
            #expect(!reply.changed && reply.takenBackSeconds == 0)
        }
        #expect(try undo(&line, "used").note == "Nothing was left of it: what was used stays counted.")
        #expect(try undo(&line, "over").note == "It had expired already: there was nothing to take back.")
        let unknown = line.time.undoGrant(GrantID(rawValue: "x"), by: "Anna")
        #expect(unknown.facts.isEmpty)
        #expect(throws: TimeRefusal.self) { try unknown.result.get() }
    }

    @Test("Other grants stay, and minutes that are given anew under another id count")
    func others() throws {
        var line = TimeLine(daily: 0)
        line.grant(10, id: "a")
        line.grant(20, id: "b")
        _ = try undo(&line, "a")
        #expect(line.decision.remainingSeconds == 1200)
        line.grant(5, id: "a")
        #expect(line.decision.remainingSeconds == 1200)
        line.grant(5, id: "c")
        #expect(line.decision.remainingSeconds == 1500)
    }
}
