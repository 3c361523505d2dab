import API
import Household
import StrictJSON
import Testing

@testable import Daemon
@testable import HouseholdTesting

/// A front-end writes events into a child's log (Reports, Local event log).
@Suite struct LogAppendTests {
    @Test("Every event is taken, with all of its members and with those alone that must be there")
    func taken() throws {
        let family = try LoggedFamily()
        for (index, event) in LoggedFamily.events.enumerated() {
            let reply = try family.append([event])
            #expect(try reply.flag("analytics") && reply.number("storedCount") == 1, "\(event)")
            #expect(try family.count() == index + 1)
        }
        let names = Set(LoggedFamily.events.map { String($0.split(separator: "\"")[3]) })
        #expect(names == Set(LoggedEventName.allCases.map(\.rawValue)))
        try family.append(LoggedFamily.events)
        #expect(try family.count() == 2 * LoggedFamily.events.count)
    }

    private static let wrong: [(event: String, path: String)] = [
        ("7", ""), ("{}", "/event"), (#"{"event":7,"screen":"map"}"#, "/event"),
        (#"{"event":"screen_vanished","screen":"map"}"#, "/event"),
        (#"{"event":"screen_appeared"}"#, "/screen"), (#"{"event":"screen_appeared","screen":7}"#, "/screen"),
        (#"{"event":"screen_appeared","screen":""}"#, "/screen"),
        (#"{"event":"screen_appeared","screen":"two words"}"#, "/screen"),
        (#"{"event":"screen_appeared","screen":"größe"}"#, "/screen"),
        (#"{"event":"screen_appeared","screen":"\#(String(repeating: "s", count: 65))"}"#, "/screen"),
        (#"{"event":"screen_appeared","screen":"map","note":"she was sad"}"#, "/note"),
        (#"{"event":"screen_appeared","screen":"map","agoMilliseconds":86400001}"#, "/agoMilliseconds"),
        (#"{"event":"screen_appeared","screen":"map","agoMilliseconds":-1}"#, "/agoMilliseconds"),
        (#"{"event":"item_answered","item":"q"}"#, "/activity"),
        (#"{"event":"item_answered","activity":"a"}"#, "/item"),
        (#"{"event":"item_answered","activity":"a","item":"q","correct":"yes"}"#, "/correct"),
        (#"{"event":"item_answered","activity":"a","item":"q","attempt":0}"#, "/attempt"),
        (#"{"event":"item_answered","activity":"a","item":"q","hints":-1}"#, "/hints"),
        (#"{"event":"item_answered","activity":"a","item":"q","difficulty":6}"#, "/difficulty"),
        (
            #"{"event":"item_answered","activity":"a","item":"q","responseMilliseconds":1.5}"#,
            "/responseMilliseconds"
        ),
        (#"{"event":"hint_used","activity":"a","item":"q","number":0}"#, "/number"),
        (#"{"event":"hint_used","activity":"a"}"#, "/item"), (#"{"event":"badge_earned"}"#, "/badge"),
        (#"{"event":"session_start","session":"s","durationSeconds":1}"#, "/durationSeconds"),
        (#"{"event":"session_stop","session":"s","durationSeconds":86401}"#, "/durationSeconds"),
        (#"{"event":"session_stop"}"#, "/session"),
        (#"{"event":"base10_block_moved","block":"five","fromColumn":"tray","toColumn":"tens"}"#, "/block"),
        (#"{"event":"base10_block_moved","block":"ten","fromColumn":"floor","toColumn":"tens"}"#, "/fromColumn"),
        (#"{"event":"base10_block_moved","block":"ten","fromColumn":"tray"}"#, "/toColumn"),
        (#"{"event":"clock_hand_moved","hand":"second","shownMinutes":0}"#, "/hand"),
        (#"{"event":"clock_hand_moved","hand":"hour","shownMinutes":720}"#, "/shownMinutes"),
        (#"{"event":"coin_dragged","isPaid":true}"#, "/coin"), (#"{"event":"coin_dragged","coin":"c"}"#, "/isPaid"),
        (#"{"event":"fraction_shaded","partCount":0,"shadedCount":0}"#, "/partCount"),
        (#"{"event":"fraction_shaded","partCount":2,"shadedCount":1001}"#, "/shadedCount"),
    ]

    @Test("An event that does not fit is refused with its place, and nothing of its call is stored")
    func refused() throws {
        let family = try LoggedFamily()
        for (event, path) in Self.wrong {
            let refusal = try family.child.refusal(
                "invalid_params", "log.append", LoggedFamily.params([LoggedFamily.events[0], event]),
                isWellFormed: false)
            #expect(try refusal.text("path") == "/events/1" + path, "\(event)")
        }
        #expect(try family.count() == 0)
    }

    @Test("A call has 1 to 100 events")
    func size() throws {
        let family = try LoggedFamily()
        for events in [[], Array(repeating: LoggedFamily.events[0], count: 101)] {
            let params = LoggedFamily.params(events)
            let refusal = try family.child.refusal("invalid_params", "log.append", params, isWellFormed: false)
            #expect(try refusal.text("path") == "/events")
        }
        #expect(try family.append(screens: 0..<100).number("storedCount") == 100)
    }

    @Test("Each event alone is right by the file of the forms, and no more parts can be shaded than there are")
    func forms() throws {
        let text = try Repository.text("rpc-spec/log.schema.json")
        let schema = try JSONDocument(scanning: Array(text.utf8)).root
        for event in LoggedFamily.events {
            let value = try JSONDocument(scanning: Array(event.utf8)).root
            let forms = Array(try #require(schema["anyOf"]).elements)
            #expect(forms.contains { JSONSchema(document: schema).fault(of: value, by: $0) == nil }, "\(event)")
        }
        let family = try LoggedFamily()
        let shaded = #"{"event":"fraction_shaded","partCount":4,"shadedCount":5}"#
        let refused = try family.child.refusal("invalid_params", "log.append", LoggedFamily.params([shaded]))
        #expect(refused["path"]?.string == "/events/0/shadedCount")
    }

    @Test("Without consent a call is answered all the same and nothing is stored; withdrawing it removes what was")
    func consent() throws {
        let family = try LoggedFamily()
        let ben = try family.child.call("log.append", LoggedFamily.params([LoggedFamily.events[0]], "ben"))
        #expect(try !ben.flag("analytics") && ben.number("storedCount") == 0 && ben.number("knownCount") == 0)
        try family.append(screens: 0..<3)
        #expect(try family.count() == 3 && family.rows(1) == 1)
        try family.consent(false)
        #expect(try family.count() == 0 && family.rows(0) == 0)
        #expect(try !family.append(screens: 3..<5).flag("analytics"))
        #expect(try family.statements().isEmpty)
        #expect(try !family.pages()[0].flag("analytics"))
        try family.consent(true)
        #expect(try family.screens().isEmpty)
        try family.append(screens: 5..<7)
        #expect(try family.screens() == [5, 6] && family.count() == 2)
    }

    @Test("What kidd has in the child's record anyway is not stored once more")
    func known() throws {
        let family = try LoggedFamily()
        var player = try LessonPlayer(family.child, family.daemon.clock)
        let activity = player.activity
        let events = [
            #"{"event":"session_start","session":"\#(activity)"}"#,
            #"{"event":"item_answered","activity":"\#(activity)","item":"q"}"#,
            #"{"event":"hint_used","activity":"\#(activity)","item":"q"}"#,
            #"{"event":"badge_earned","badge":"lesson.first"}"#,
            #"{"event":"coin_dragged","activity":"\#(activity)","coin":"c","isPaid":true}"#,
        ]
        var reply = try family.append(events)
        #expect(try reply.number("storedCount") == 2 && reply.number("knownCount") == 3)
        while player.last["question"] != nil { try player.play(isRight: true) }
        // The badge is earned now, and the activity is one of the last.
        reply = try family.append(events)
        #expect(try reply.number("storedCount") == 1 && reply.number("knownCount") == 4)
        try family.child.call("time.beginLease", #"{"child":"mia","lease":"game-1","activity":{"app":"chess"}}"#)
        reply = try family.append([#"{"event":"session_start","session":"game-1"}"#])
        #expect(try reply.number("knownCount") == 1)
    }

    @Test("The same call twice is stored once, and kidd is whole when its row is gone")
    func repeated() throws {
        let family = try LoggedFamily()
        let key = #","idempotencyKey":"k1""#
        let first = try family.append([LoggedFamily.events[0]], more: key)
        #expect(try family.append([LoggedFamily.events[0]], more: key).result?.source == first.result?.source)
        #expect(try family.count() == 1)
        try family.child.refusal(
            "idempotency_conflict", "log.append", LoggedFamily.params([LoggedFamily.events[1]], more: key))
        try family.consent(false)
        #expect(try family.rows(0) == 0)
        try family.daemon.restart()
        let parent = try family.daemon.client()
        try parent.unlock()
        #expect(try parent.call("daemon.doctor").flag("healthy"))
        // Whether the first reply is still known or the call runs anew: nothing is stored.
        try parent.call("log.append", LoggedFamily.params([LoggedFamily.events[0]], more: key))
        #expect(try family.count(parent) == 0)
    }

    @Test("What a child's programs may send has an allowance of its own, and a parent's connection none")
    func allowance() throws {
        let family = try LoggedFamily {
            $0.allowances = AllowanceTable { $0 == .events ? Allowance(atOnce: 3, perHour: 60) : nil }
        }
        for _ in 1...3 { try family.append(screens: 0..<100) }
        let refusal = try family.child.refusal("busy", "log.append", LoggedFamily.params([LoggedFamily.events[0]]))
        #expect(try refusal.number("retryAfterSeconds") == 60)
        try family.parent.call("log.append", LoggedFamily.params([LoggedFamily.events[0]]))
        #expect(try family.count() == 301)
        family.daemon.clock.advance(minutes: 1)
        try family.append(screens: 0..<1)
    }

    @Test("Only a parent sees, exports or clears a log")
    func roles() throws {
        let family = try LoggedFamily()
        try family.append(screens: 0..<1)
        for method in ["log.status", "log.export", "log.clear"] {
            try family.child.refusal("pin_required", method, #"{"child":"mia"}"#)
            try family.parent.refusal("unknown_child", method, #"{"child":"zoe"}"#)
        }
        #expect(try family.count() == 1)
    }

    @Test(
        "A child's account may write for this child alone",
        .enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
    func accounts() throws {
        let family = try LoggedFamily { $0.socketMode = 0o666 }
        try family.daemon.folder.open()
        try family.parent.call("child.update", #"{"child":"mia","uids":[\#(Caller.mia)]}"#)
        let mia = try family.daemon.client(as: Caller.mia)
        try mia.call("log.append", LoggedFamily.params([LoggedFamily.events[0]]))
        try mia.refusal("forbidden", "log.append", LoggedFamily.params([LoggedFamily.events[0]], "ben"))
        try mia.refusal("pin_required", "log.export", #"{"child":"mia"}"#)
        let stranger = try family.daemon.client(as: Caller.stranger)
        try stranger.refusal("forbidden", "log.append", LoggedFamily.params([LoggedFamily.events[0]]))
        #expect(try family.count() == 1)
    }
}
