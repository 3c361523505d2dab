import Household
import HouseholdTesting
import StrictJSON
import Testing

@testable import Daemon

/// A parent takes a child's log out (Reports, Local event log).
@Suite struct LogExportTests {
    private static let account = #"{"objectType":"Agent","account":{"homePage":"https://kidd.invalid/","name":"mia"}}"#
    private static let adl = "http://adlnet.gov/expapi/verbs/"

    /// A statement without its id.
    private static func statement(
        _ verb: String, _ object: String, type: String? = nil, result: String? = nil, parent: String? = nil,
        _ extensions: String, at time: String = "15:00:00.000"
    ) -> String {
        let word = verb.split(separator: "/").last ?? ""
        let definition = type.map { #","definition":{"type":"\#($0)"}"# } ?? ""
        let above = parent.map {
            #","contextActivities":{"parent":[{"id":"https://kidd.invalid/xapi/activity/\#($0)"}]}"#
        }
        return #""actor":\#(account),"verb":{"id":"\#(verb)","display":{"en":"\#(word)"}},"#
            + #""object":{"objectType":"Activity","id":"https://kidd.invalid/xapi/\#(object)"\#(definition)}"#
            + (result.map { #","result":{\#($0)}"# } ?? "")
            + #","context":{"platform":"kidd"\#(above ?? ""),"extensions":{\#(extensions)}},"#
            + #""timestamp":"2026-11-21T\#(time)+01:00"}"#
    }

    private static func x(_ name: String, _ value: String) -> String {
        #""https://kidd.invalid/xapi/\#(name)":\#(value)"#
    }

    @Test("Each event is the statement of xAPI that the page tells")
    func statements() throws {
        let family = try LoggedFamily()
        try family.append([
            #"{"event":"screen_appeared","agoMilliseconds":1500,"screen":"map"}"#,
            #"{"event":"item_answered","activity":"maze","skill":"own.skill","item":"q7","kind":"maze","correct":false,"#
                + #""attempt":2,"hints":1,"responseMilliseconds":4200,"difficulty":3}"#,
            #"{"event":"hint_used","activity":"maze","item":"q7","number":2}"#,
            #"{"event":"badge_earned","badge":"maze.gold"}"#, #"{"event":"session_start","session":"s1"}"#,
            #"{"event":"session_stop","session":"s1","durationSeconds":90}"#,
            #"{"event":"base10_block_moved","activity":"abacus","item":"q1","block":"ten","fromColumn":"tray","#
                + #""toColumn":"tens"}"#,
            #"{"event":"clock_hand_moved","hand":"hour","shownMinutes":61}"#,
            #"{"event":"coin_dragged","coin":"dime","isPaid":true}"#,
            #"{"event":"fraction_shaded","partCount":8,"shadedCount":3}"#,
        ])
        let (adl, x) = (Self.adl, Self.x)
        let question = "http://adlnet.gov/expapi/activities/question"
        let expected = [
            Self.statement(
                adl + "experienced", "screen/map", type: "http://activitystrea.ms/schema/1.0/page",
                x("event", #""screen_appeared""#), at: "14:59:58.500"),
            Self.statement(
                adl + "answered", "item/q7", type: question, result: #""success":false,"duration":"PT4.200S""#,
                parent: "maze",
                [
                    x("attempt", "2"), x("hints", "1"), x("skill", #""own.skill""#), x("kind", #""maze""#),
                    x("difficulty", "3"), x("event", #""item_answered""#),
                ].joined(separator: ",")),
            Self.statement(
                adl + "asked", "item/q7", type: question, parent: "maze",
                x("hint", "2") + "," + x("event", #""hint_used""#)),
            Self.statement(
                "http://specification.openbadges.org/xapi/verbs/earned", "badge/maze.gold",
                type: "http://activitystrea.ms/schema/1.0/badge", x("event", #""badge_earned""#)),
            Self.statement(adl + "initialized", "session/s1", x("event", #""session_start""#)),
            Self.statement(
                adl + "terminated", "session/s1", result: #""duration":"PT90S""#, x("event", #""session_stop""#)),
            Self.statement(
                adl + "interacted", "manipulative/base10-blocks",
                result: #""extensions":{"#
                    + [x("block", #""ten""#), x("fromColumn", #""tray""#), x("toColumn", #""tens""#)]
                    .joined(separator: ",") + "}",
                parent: "abacus", x("item", #""q1""#) + "," + x("event", #""base10_block_moved""#)),
            Self.statement(
                adl + "interacted", "manipulative/clock",
                result: #""extensions":{"# + x("hand", #""hour""#) + "," + x("shownMinutes", "61") + "}",
                x("event", #""clock_hand_moved""#)),
            Self.statement(
                adl + "interacted", "manipulative/coins",
                result: #""extensions":{"# + x("coin", #""dime""#) + "," + x("isPaid", "true") + "}",
                x("event", #""coin_dragged""#)),
            Self.statement(
                adl + "interacted", "manipulative/fraction",
                result: #""extensions":{"# + x("partCount", "8") + "," + x("shadedCount", "3") + "}",
                x("event", #""fraction_shaded""#)),
        ]
        let found = try family.statements()
        #expect(found.count == expected.count)
        for (statement, text) in zip(found, expected) {
            let id = try #require(statement["id"]?.string)
            #expect(statement.source == #"{"id":"\#(id)",\#(text)"#)
            #expect(id.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
        }
        #expect(Set(found.compactMap { $0["id"]?.string }).count == found.count)
        // A store of statements that gets them twice takes them once.
        #expect(try family.statements().map(\.source) == found.map(\.source))
    }

    @Test("What kidd knows itself is told from its own record: since the consent, and nothing from before")
    func derived() throws {
        let family = try LoggedFamily()
        try family.consent(false)
        var before = try LessonPlayer(family.child, family.daemon.clock)
        while before.last["question"] != nil { try before.play(isRight: true) }
        try family.consent(true)
        var player = try LessonPlayer(family.child, family.daemon.clock)
        var answers = 0
        while player.last["question"] != nil {
            try player.play(isRight: answers != 1)
            answers += 1
        }
        try family.child.call("time.beginLease", #"{"child":"mia","lease":"game-1","activity":{"app":"chess"}}"#)
        try family.child.call("time.endLease", #"{"child":"mia","lease":"game-1"}"#)
        let found = try family.statements()
        let verbs = found.compactMap { $0["verb.display.en"]?.string }
        #expect(verbs.filter { $0 == "answered" }.count == answers)
        #expect(found.filter { $0["result.success"]?.bool == false }.count == 1)
        #expect(verbs.first == "initialized" && verbs.last == "terminated")
        let text = found.map(\.source).joined()
        #expect(text.contains("/session/game-1") && text.contains("/session/" + player.activity))
        #expect(!text.contains("/" + before.activity + "\""))
        let first = try #require(found.first { $0["verb.display.en"]?.string == "answered" })
        #expect(first["context.extensions"]?.source.contains(#""https://kidd.invalid/xapi/skill":"k."#) == true)
        #expect(first["context.contextActivities.parent.0.id"]?.string?.hasSuffix(player.activity) == true)
    }

    @Test("Pages have together what one page has", arguments: [1, 3, 100])
    func paged(limit: Int) throws {
        let family = try LoggedFamily()
        for call in 0..<20 { try family.append(screens: call * 7..<call * 7 + 7) }
        let one = try family.statements().map(\.source)
        #expect(one.count == 140)
        #expect(try family.statements(limit: limit).map(\.source) == one)
        let pages = try family.pages(limit: limit)
        #expect(pages.count > 1 && pages.allSatisfy { $0["statements"]?.count ?? 0 < limit + 7 })
        // Each page of an anonymous export has the names of the first one.
        let anonymous = try family.anonymous(limit: limit)
        #expect(anonymous.count == 140 && Set(anonymous.compactMap { $0["person"]?.string }).count == 1)
        for after in [1_000_000, Int64.max] {
            let page = try family.parent.call("log.export", #"{"child":"mia","afterSeq":\#(after)}"#)
            #expect(page["statements"]?.count == 0 && page["next"] == nil)
        }
    }

    @Test("The anonymous form has no name, no id, no time of day; and other names in each export")
    func anonymous() throws {
        let family = try LoggedFamily()
        var player = try LessonPlayer(family.child, family.daemon.clock)
        let question = try player.presentation
        while player.last["question"] != nil { try player.play(isRight: true) }
        try family.append(LoggedFamily.events)
        try family.append([
            #"{"event":"screen_appeared","screen":"mia-at-home"}"#, #"{"event":"badge_earned","badge":"Mia"}"#,
            #"{"event":"item_answered","activity":"Anna","item":"Lovelace","skill":"mia","kind":"Mia"}"#,
            #"{"event":"session_start","session":"mia"}"#, #"{"event":"coin_dragged","coin":"mia","isPaid":true}"#,
            #"{"event":"hint_used","activity":"Anna","item":"Lovelace"}"#,
        ])
        let events = try family.anonymous()
        let text = events.map(\.source).joined(separator: "\n")
        let names = [
            "mia", "Mia", "Anna", "anna", "Lovelace", player.activity, question, "maze", "map", "q7", "dime", "s1",
            "abacus", "lesson.first", "counting", "+01:00", "15:0", "14:5",
        ]
        for name in names { #expect(!text.contains(name), "\(name)") }
        #expect(text.firstMatch(of: /[0-9]{1,2}:[0-9]{2}/) == nil)
        // No instant; the digits of a random name may look like one.
        #expect(text.firstMatch(of: /[^0-9a-f-]1[78][0-9]{8}/) == nil)
        #expect(events.allSatisfy { $0["day"]?.string == "2026-11-21" })
        // What is in everybody's kidd stays.
        #expect(text.contains(#""skill":"k."#) && text.contains(#""kind":"multipleChoice""#))
        // The same thing has the same name.
        let sessions = events.compactMap { $0["loggedEvent.session"]?.string }
        let activities = Set(events.compactMap { $0["loggedEvent.activity"]?.string })
        #expect(activities.contains(try #require(sessions.first)))
        let others = try family.anonymous()
        #expect(others.count == events.count)
        #expect(events.first?["person"]?.string != others.first?["person"]?.string)
        let (mine, theirs) = (Self.randomNames(text), Self.randomNames(others.map(\.source).joined()))
        #expect(mine.count > 10 && mine.isDisjoint(with: theirs))
    }

    private static func randomNames(_ text: String) -> Set<String> {
        Set(text.matches(of: /"[a-z]+-[0-9a-f]{16}"/).map { String($0.output) })
    }

    @Test("An export is an entry of the audit, once, and tells nothing of a sibling")
    func audited() throws {
        let family = try LoggedFamily()
        try family.parent.call("child.update", #"{"child":"ben","consents":{"analytics":true}}"#)
        try family.child.call(
            "log.append", LoggedFamily.params([#"{"event":"screen_appeared","screen":"of-ben"}"#], "ben"))
        for call in 0..<4 { try family.append(screens: call..<call + 1) }
        let pages = try family.pages(limit: 1)
        #expect(pages.count > 3 && !pages.map(\.text).joined().contains("of-ben"))
        let entries = try family.parent.call("audit.list", #"{"child":"mia","limit":50}"#)["entries"]
        #expect(entries?.elements.filter { $0["what"]?.string == "exported" }.count == 1)
    }

    @Test("What was moved at a question of kidd's is told under the question's name, and a lesson is one session")
    func sameItem() throws {
        let family = try LoggedFamily()
        let reply = try family.child.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        let (activity, shown) = try (reply.text("activity"), reply.text("question.presentation"))
        try family.append([#"{"event":"coin_dragged","item":"\#(shown)","coin":"c1","isPaid":true}"#])
        try family.child.call("activity.hint", #"{"activity":"\#(activity)","presentation":"\#(shown)"}"#)
        try family.child.call("activity.abandon", #"{"activity":"\#(activity)"}"#)
        let events = try family.anonymous().compactMap { $0.member("loggedEvent") }
        let names = events.compactMap { $0.member("event")?.string }
        #expect(names == ["session_start", "coin_dragged", "hint_used", "session_stop"])
        #expect(events.count == 4 && events[1].member("item")?.string == events[2].member("item")?.string)
        #expect(events.count == 4 && events[1].member("activity")?.string == events[2].member("activity")?.string)
    }

    @Test("Where nobody consents there is no copy, and no entry of one")
    func refusedCopy() throws {
        let family = try LoggedFamily()
        try family.consent(false)
        try family.parent.call("log.export", #"{"child":"mia"}"#)
        #expect(try family.parent.call("audit.list", #"{"limit":1}"#).text("entries.0.what") != "exported")
    }
}
