import Household
import HouseholdTesting
import StrictJSON
import Testing

@testable import Daemon

/// What is kept of a child's log, and when it goes (Reports, Local event log; Privacy).
@Suite struct LogKeepingTests {
    @Test("The newest 20,000 events are kept at most, on disk too")
    func bounded() throws {
        let family = try LoggedFamily { $0.snapshotRecords = 100 }
        for call in 0..<230 { try family.append(screens: call * 100..<call * 100 + 100) }
        let count = try family.count()
        #expect(count <= 20_000 && count >= 19_000)
        let screens = try family.screens()
        #expect(screens == Array(23_000 - count..<23_000))
        // The row in which the first kept event stands stays whole.
        #expect(try family.rows((count + 99) / 100) == (count + 99) / 100)
        #expect(try family.parent.call("daemon.doctor").flag("healthy"))
        try family.daemon.restart()
        let parent = try family.daemon.client()
        try parent.unlock()
        #expect(try family.count(parent) == count && family.screens(parent) == screens)
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("Events go when they are older than 13 months, or than answers are kept", arguments: [nil, 1])
    func old(months: Int?) throws {
        let family = try LoggedFamily()
        if let months { try family.parent.call("household.update", #"{"retentionMonths":\#(months)}"#) }
        #expect(
            try family.parent.call("log.status", #"{"child":"mia"}"#).number("keptMonths") == months ?? 13)
        try family.append(screens: 0..<3)
        try family.append(screens: 3..<5)
        family.daemon.clock.advance(hours: 24 * (months == nil ? 380 : 20))
        try family.parent.unlock()
        try family.append(screens: 5..<6)
        #expect(try family.rows(3) == 3 && family.count() == 6)
        family.daemon.clock.advance(hours: 24 * 30)
        try family.parent.unlock()
        // The one that says so stays.
        #expect(try family.rows(2) == 2)
        #expect(try family.count() == 1 && family.screens() == [5])
        #expect(try family.parent.call("daemon.doctor").flag("healthy"))
        try family.append(screens: 6..<7)
        family.daemon.clock.advance(hours: 24 * 400)
        try family.parent.unlock()
        #expect(try family.rows(1) == 1 && family.count() == 0)
        try family.daemon.restart()
        let parent = try family.daemon.client()
        try parent.unlock()
        #expect(try family.count(parent) == 0 && parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("A parent clears the log, that is an entry of the audit, and the consent stays")
    func cleared() throws {
        let family = try LoggedFamily()
        try family.append(screens: 0..<5)
        let state = try family.parent.call("log.clear", #"{"child":"mia"}"#)
        #expect(try state.number("eventCount") == 0 && state.flag("analytics"))
        let entry = try family.parent.call("audit.list", #"{"limit":1}"#)
        #expect(try entry.text("entries.0.what") == "logCleared" && entry.text("entries.0.area") == "rules")
        #expect(try family.rows(0) == 0 && family.screens().isEmpty)
        // Nothing to clear is no entry.
        try family.parent.call("log.clear", #"{"child":"mia"}"#)
        #expect(try family.parent.call("audit.list", #"{"limit":1}"#).text("entries.0.what") == "exported")
        try family.append(screens: 5..<6)
        try family.daemon.restart()
        let parent = try family.daemon.client()
        try parent.unlock()
        #expect(try family.screens(parent) == [5] && parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("A call with a key counts once, though what it brought was cleared meanwhile and kidd began anew")
    func keyed() throws {
        let family = try LoggedFamily()
        let events = [#"{"event":"screen_appeared","screen":"s0"}"#]
        let first = try family.append(events, more: #","idempotencyKey":"once""#)
        try family.append(screens: 1..<2)
        try family.parent.call("log.clear", #"{"child":"mia"}"#)
        // The row of the key stays for the key's day, and is told by nobody.
        #expect(try family.rows(1) == 1 && family.screens().isEmpty)
        try family.daemon.restart()
        let (parent, child) = (try family.daemon.client(), try family.daemon.client())
        try parent.unlock()
        let again = try child.call("log.append", LoggedFamily.params(events, more: #","idempotencyKey":"once""#))
        #expect(again.text == first.text)
        #expect(try family.count(parent) == 0 && family.screens(parent).isEmpty)
        family.daemon.clock.advance(hours: 49)
        try parent.unlock()
        #expect(try family.rows(0, parent) == 0)
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("A child that is erased has no log any more, and its copy had all of it")
    func erased() throws {
        let family = try LoggedFamily()
        try family.append(LoggedFamily.events)
        let copy = try family.parent.call("child.export", #"{"child":"mia"}"#).text
        for word in ["logged", "screenAppeared", "base10BlockMoved", "maze.gold"] { #expect(copy.contains(word)) }
        try family.parent.call("child.erase", #"{"child":"mia","confirmName":"Mia"}"#)
        #expect(try family.rows(0) == 0)
        #expect(try family.parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("What was not cleared when kidd ended goes after the next start, and is told by nobody before")
    func unfinished() throws {
        let family = try LoggedFamily { $0.snapshotRecords = 1_000_000 }
        for call in 0..<5 { try family.append(screens: call..<call + 1) }
        // A stop at once: rows may be left.
        try family.consent(false)
        try family.daemon.restart()
        let parent = try family.daemon.client()
        try parent.unlock()
        #expect(try family.count(parent) == 0 && family.rows(0, parent) == 0)
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("Where events of a snapshot's time were taken away, nothing is wrong with the snapshot")
    func snapshot() throws {
        let family = try LoggedFamily()
        for call in 0..<5 { try family.append(screens: call..<call + 1) }
        // A stop keeps a snapshot.
        try family.daemon.restart()
        let parent = try family.daemon.client()
        try parent.unlock()
        #expect(try parent.call("daemon.doctor").flag("healthy"))
        try parent.call("log.clear", #"{"child":"mia"}"#)
        #expect(try family.rows(0, parent) == 0)
        #expect(try parent.call("daemon.doctor").flag("healthy"))
        try parent.call("child.update", #"{"child":"mia","consents":{"analytics":false}}"#)
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }
}
