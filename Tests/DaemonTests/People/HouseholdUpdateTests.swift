import Household
import HouseholdTesting
import Journal
import Stored
import StrictJSON
import Testing
import Vault

@testable import Daemon

@Suite("Settings of the family")
struct HouseholdUpdateTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    /// A result as it came.
    private func whole(_ reply: Reply) throws -> String {
        String(decoding: try #require(reply.result).literal, as: UTF8.self)
    }

    @Test("What is named changes, what is not stays, and both last over a restart")
    func changes() throws {
        let before = try parent.call("household.get")
        let after = try parent.call(
            "household.update", #"{"dayStart":"04:00","weekStart":"sunday","weekendDays":["friday","saturday"]}"#)
        #expect(try after.text("dayStart") == "04:00" && after.text("zone") == before.text("zone"))
        #expect(after["weekendDays"]?.texts == ["friday", "saturday"])
        let say = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try say.text("entries.0.what") == "householdChanged")
        #expect(
            try say.text("entries.0.say")
                == "day starts at 00:00 → 04:00; week starts on Monday → Sunday; "
                + "weekend Saturday and Sunday → Friday and Saturday")
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        #expect(try whole(client.call("household.get")) == whole(after))
    }

    @Test("The same once more changes nothing")
    func twice() throws {
        try parent.call("household.update", #"{"dayStart":"04:00"}"#)
        let records = try parent.call("daemon.stats").number("storage.rows")
        try parent.call("household.update", #"{"dayStart":"04:00"}"#)
        try parent.call("household.update", "{}")
        #expect(try parent.call("daemon.stats").number("storage.rows") == records)
    }

    @Test(
        "An impossible setting is refused with its field",
        arguments: [
            (#"{"zone":"Mars/Olympus"}"#, "/zone", true), (#"{"dayStart":"06:01"}"#, "/dayStart", false),
            (#"{"name":""}"#, "/name", false), (#"{"weekStart":"someday"}"#, "/weekStart", false),
            (#"{"pin":"1"}"#, "/pin", false),
        ])
    func refused(params: String, path: String, isRight: Bool) throws {
        let before = try whole(parent.call("household.get"))
        let reply = try parent.refusal("invalid_params", "household.update", params, isWellFormed: isRight)
        #expect(try reply.text("path") == path)
        #expect(try whole(parent.call("household.get")) == before)
        try parent.call("household.update", #"{"dayStart":"06:00"}"#)
    }

    @Test("Only a parent may")
    func role() throws {
        try daemon.client().refusal("pin_required", "household.update", #"{"dayStart":"04:00"}"#)
    }

    @Test("What runs is counted by the day that was, and what follows by the new one")
    func running() throws {
        daemon.clock.setWall("2026-11-22T00:30:00+01:00")
        try parent.call("policy.set", #"{"child":"mia","quietHours":[]}"#)
        try parent.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        daemon.clock.advance(seconds: 40)
        // From now on it is still Saturday.
        try parent.call("household.update", #"{"dayStart":"04:00"}"#)
        daemon.clock.advance(seconds: 15)
        try parent.call("time.endLease", #"{"child":"mia","lease":"l"}"#)
        let saturday = try parent.call("policy.preview", #"{"child":"mia","first":"2026-11-21","dayCount":1}"#)
        #expect(try saturday.text("today") == "2026-11-21")
        #expect(try saturday.number("days.0.usedSeconds") == 15)
        try parent.call("household.update", #"{"dayStart":"00:00"}"#)
        #expect(try parent.call("policy.preview", #"{"child":"mia"}"#).number("days.0.usedSeconds") == 40)
    }

    @Test("Parents hear of it, and whoever watches time hears what it changes at once")
    func events() throws {
        let child = try daemon.client()
        try child.call("events.subscribe", #"{"topics":["household","time.state"],"child":"mia"}"#)
        try parent.call("events.subscribe", #"{"topics":["household"]}"#)
        try parent.call("household.update", #"{"zone":"Asia/Tokyo"}"#)
        let told = try parent.event()
        #expect(told.topic == "household" && told.text.contains("householdChanged"))
        let heard = try child.allEvents()
        #expect(heard.map(\.topic) == ["time.state"] && heard[0].text.contains("quietHours"))
    }

    @Test("What cannot be stored changes nothing: neither the settings nor the day")
    func notStored() throws {
        try parent.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        daemon.clock.advance(seconds: 40)
        let before = try whole(parent.call("household.get"))
        try daemon.breakStorage()
        try parent.refusal("storage_failed", "household.update", #"{"zone":"Asia/Tokyo","dayStart":"04:00"}"#)
        #expect(try whole(parent.call("household.get")) == before)
        #expect(try parent.call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
        try daemon.mendStorage()
        try parent.call("household.update", #"{"dayStart":"04:00"}"#)
        #expect(try parent.call("policy.preview", #"{"child":"mia"}"#).number("days.0.usedSeconds") == 40)
    }

    @Test("The same key changes once and gives the same reply")
    func key() throws {
        let params = #"{"dayStart":"04:00","idempotencyKey":"k"}"#
        let first = try whole(parent.call("household.update", params))
        try parent.call("household.update", #"{"dayStart":"05:00"}"#)
        #expect(try whole(parent.call("household.update", params)) == first)
        #expect(try parent.call("household.get").text("dayStart") == "05:00")
        try parent.refusal(
            "idempotency_conflict", "household.update", #"{"dayStart":"03:00","idempotencyKey":"k"}"#)
    }

    @Test("The zone decides about windows from the next answer on")
    func zone() throws {
        // 15:00 in Berlin is 23:00 in Tokyo.
        #expect(try parent.call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
        try parent.call("household.update", #"{"zone":"Asia/Tokyo"}"#)
        let answer = try parent.call("time.mayI", #"{"child":"mia"}"#)
        #expect(try answer.text("state") == "quietHours" && answer.text("now") == "2026-11-21T23:00:00+09:00")
    }

    @Test("A language is named by letters, digits and hyphens, and by nothing that leads elsewhere")
    func languageTags() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        for tag in ["../../x", "de/AT", "de AT", "de.UTF-8", "dé"] {
            let refusal = try parent.refusal("invalid_params", "household.update", #"{"locale":"\#(tag)"}"#)
            #expect(try refusal.text("path") == "/locale")
            try parent.refusal("invalid_params", "child.update", #"{"child":"mia","locale":"\#(tag)"}"#)
        }
        try parent.call("household.update", #"{"locale":"de-AT"}"#)
    }

    @Test("A name and a language from before the rules stand, and are taken when they are sent as they are")
    func keptFromBefore() throws {
        let daemon = try TestDaemon()
        _ = try daemon.family()
        daemon.stop()
        do {
            let journal = try Journal.open(
                folder: daemon.dataFolder, householdKey: KeyFile.load(path: daemon.keyFile),
                options: JournalOptions(auditedKinds: RecordKind.audited))
            defer { journal.stop() }
            var found: (profile: ChildProfile, handle: Int64)?
            var last: Record?
            try journal.replay(after: 0) { item in
                guard case .row(let row) = item, let record = try? JournalReading.record(of: row) else { return }
                last = record
                for case .household(.childAdded(let profile, let handle, _, _)) in record.facts
                where profile.id.rawValue == "mia" {
                    found = (profile, handle)
                }
            }
            let (present, handle) = try #require(found)
            var kept = present
            kept.name = "Mi\u{200B}a"
            kept.locale = "de_DE"
            var record = try #require(last)
            record.stamp.seq += 1
            record.child = kept.id
            record.key = nil
            record.facts = [.child(.profileChanged(Revision(from: present, to: kept)))]
            let row = record
            journal.start { _ in }
            journal.append(
                JournalEntry(
                    seq: row.stamp.seq, profile: handle, kind: RecordKind(of: row).rawValue,
                    at: row.stamp.at.milliseconds, body: RecordCodec.encode(row)), epoch: 0)
        }
        try daemon.start()
        let parent = try daemon.client()
        try parent.unlock()
        let saved = try parent.call(
            "child.update", #"{"child":"mia","name":"Mi\u200ba","locale":"de_DE","schoolGrade":2}"#)
        #expect(try saved.text("profile.locale") == "de_DE" && saved.number("profile.schoolGrade") == 2)
        for (member, value) in [("name", #"Mi\u200baa"#), ("locale", "de_AT")] {
            let refusal = try parent.refusal(
                "invalid_params", "child.update", #"{"child":"mia","\#(member)":"\#(value)"}"#)
            #expect(try refusal.text("path") == "/\(member)")
        }
    }
}
