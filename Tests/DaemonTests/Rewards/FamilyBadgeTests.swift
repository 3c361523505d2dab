import HouseholdTesting
import StrictJSON
import Testing

/// Badges of a family's own: added and taken away by parents, earned by children.
@Suite struct FamilyBadgeTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let mia: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        mia = try daemon.client()
    }

    private static func badge(
        _ key: String, title: String = "Ours", icon: String = "star", _ condition: String = stars(3)
    ) -> String {
        #"{"badge":"\#(key)","title":"\#(title)","description":"It is ours.","icon":"\#(icon)","#
            + #""category":"milestone","condition":\#(condition)}"#
    }

    private static func stars(_ count: Int) -> String { #"{"rule":"starsEarned","count":\#(count)}"# }

    private static func file(_ badges: String...) -> String { #"{"badges":[\#(badges.joined(separator: ","))]}"# }

    private func gallery(_ list: String) throws -> [JSONValue] {
        try mia.call("rewards.badges", #"{"child":"mia"}"#)[list].map { Array($0.elements) } ?? []
    }

    private func play() throws {
        var player = try LessonPlayer(mia, daemon.clock)
        for _ in 1...6 { try player.play() }
    }

    @Test("The example of the repository is taken, stands beside the badges of the program, and tells its rules")
    func example() throws {
        let text = try Repository.text("examples/badges/our-badges.json")
        let list = PrettyJSON.compact(try JSONDocument(scanning: Array(text.utf8)).root)
        let added = try parent.call("rewards.addBadges", #"{"badges":\#(list)}"#)
        #expect(added["badges"]?.count == 4 && added["earnedAtOnce"]?.count == 0)
        let open = try gallery("open")
        #expect(open.count == 23)
        #expect(
            open.suffix(4).compactMap { $0["sayRule"]?.string } == [
                "Earn 50 stars.", "Finish 5 different lessons of Reading.",
                "Master every skill of Measurement & money (Math, grade K).", "Learn for 60 minutes.",
            ])
        #expect(open.prefix(19).allSatisfy { $0["sayRule"] == nil })
        #expect(open.last?["hasHiddenArt"]?.bool == true)
        let own = try parent.call("rewards.familyBadges")
        #expect(own["badges"]?.source == added["badges"]?.source)
        try mia.refusal("pin_required", "rewards.familyBadges", "{}")
    }

    @Test("What a child has done before earns a new badge at once: in the reply, in its gallery and as an event")
    func atOnce() throws {
        try play()
        try mia.call("events.subscribe", #"{"child":"mia","topics":["rewards.badge"]}"#)
        let added = try parent.call(
            "rewards.addBadges", Self.file(Self.badge("our.stars"), Self.badge("our.many", Self.stars(900))))
        #expect(try added.text("earnedAtOnce.0.child") == "mia" && added["earnedAtOnce"]?.count == 1)
        #expect(try added.text("earnedAtOnce.0.badges.0.badge") == "our.stars")
        #expect(added["earnedAtOnce.0.badges"]?.count == 1)
        #expect(try mia.event()["badge"]?.string == "our.stars")
        #expect(try gallery("earned").last?["title"]?.string == "Ours")
        try daemon.restart()
        let again = try daemon.client().call("rewards.badges", #"{"child":"mia"}"#)
        #expect(again["earned"]?.elements.contains { $0["badge"]?.string == "our.stars" } == true)
        #expect(again["open"]?.elements.contains { $0["badge"]?.string == "our.many" } == true)
    }

    @Test("An answer that earns one tells it at once")
    func answered() throws {
        try parent.call("rewards.addBadges", Self.file(Self.badge("our.stars", Self.stars(2))))
        var player = try LessonPlayer(mia, daemon.clock)
        #expect(try player.play()["badges"] == nil)
        let reply = try player.play()
        #expect(try reply.text("badges.0.badge") == "our.stars" && reply.text("badges.0.title") == "Ours")
    }

    @Test("The same again changes nothing; another content takes its place, and what was earned has the newest words")
    func again() throws {
        try play()
        let file = Self.file(Self.badge("our.stars"))
        try parent.call("rewards.addBadges", file)
        let records = try parent.call("daemon.stats").number("storage.rows")
        let same = try parent.call("rewards.addBadges", file)
        #expect(same["badges"]?.count == 1 && same["earnedAtOnce"]?.count == 0)
        #expect(try parent.call("daemon.stats").number("storage.rows") == records)
        let harder = Self.file(Self.badge("our.stars", title: "Ours anew", Self.stars(900)))
        try parent.call("rewards.addBadges", harder)
        #expect(try gallery("earned").last?["title"]?.string == "Ours anew")
        #expect(try !gallery("open").contains { $0["badge"]?.string == "our.stars" })
        let audit = try parent.call("audit.list").text
        #expect(audit.contains("badgesAdded") && audit.contains("Ours anew (our.stars)"))
    }

    @Test("One that is taken away stays with who has earned it, and nobody else can earn it; its key can come back")
    func removed() throws {
        try play()
        try parent.call(
            "rewards.addBadges", Self.file(Self.badge("our.stars"), Self.badge("our.many", Self.stars(900))))
        let left = try parent.call("rewards.removeBadges", #"{"badges":["our.stars","our.many","our.many"]}"#)
        #expect(left["badges"]?.count == 0)
        #expect(try gallery("earned").contains { $0["badge"]?.string == "our.stars" })
        let counts = (earned: try gallery("earned").count, open: try gallery("open").count)
        #expect(counts.open == 19 - counts.earned + 1)
        let ben = try parent.call("rewards.badges", #"{"child":"ben"}"#)
        #expect(!ben.text.contains("our."))
        let refused = try parent.refusal("invalid_params", "rewards.removeBadges", #"{"badges":["our.stars"]}"#)
        #expect(try refused.text("path") == "/badges/0")
        #expect(try parent.call("audit.list").text.contains("badges were taken away: our.stars and our.many"))
        try daemon.restart()
        let client = try daemon.client()
        let after = try client.call("rewards.badges", #"{"child":"mia"}"#)
        #expect(after["earned"]?.elements.contains { $0["badge"]?.string == "our.stars" } == true)
        try client.unlock()
        try client.call("rewards.addBadges", Self.file(Self.badge("our.stars", title: "Back")))
        let back = try client.call("rewards.badges", #"{"child":"mia"}"#)
        #expect(back["earned"]?.elements.contains { $0["title"]?.string == "Back" } == true)
        #expect(back["open"]?.elements.contains { $0["title"]?.string == "Back" } == false)
    }

    @Test("All mistakes are named at once, each with its place, and nothing is taken")
    func faults() throws {
        let file = Self.file(
            Self.badge("our.good"), Self.badge("streak.5"), Self.badge("our.good"), Self.badge("Our Key"),
            Self.badge("a1", title: ""), Self.badge("a2", title: "ab\u{202E}c"), Self.badge("a3", icon: "stra"),
            Self.badge("a4", #"{"rule":"starsEarned"}"#), Self.badge("a5", #"{"rule":"starsEarnt","count":3}"#),
            Self.badge("a6", Self.stars(0)),
            Self.badge("a7", #"{"rule":"lessonsCompleted","count":1,"subject":"maths"}"#),
            Self.badge("a8", #"{"rule":"skillMastered","skills":["k.count-objects","k.nothing"]}"#),
            Self.badge("a9", #"{"rule":"domainMastered","subject":"math","domain":"Drawing"}"#),
            Self.badge("b1", #"{"rule":"domainMastered","subject":"math","domain":"Place value","grade":"K"}"#),
            #"{"badge":"b2","title":"T","icon":"nothing","category":"best","condition":{},"extra":1}"#, "7")
        let refused = try parent.ask("rewards.addBadges", file, isWellFormed: false)
        #expect(refused.kind == "invalid_params")
        let told = Set(refused["faults"]?.elements.compactMap { $0["path"]?.string } ?? [])
        #expect(
            told == [
                "/badges/1/badge", "/badges/2/badge", "/badges/3/badge", "/badges/4/title", "/badges/5/title",
                "/badges/6/icon", "/badges/7/condition/count", "/badges/8/condition/rule",
                "/badges/9/condition/count", "/badges/10/condition/subject", "/badges/11/condition/skills/1",
                "/badges/12/condition/domain", "/badges/13/condition/grade", "/badges/14/description",
                "/badges/14/icon", "/badges/14/category", "/badges/14/condition/rule", "/badges/14/extra",
                "/badges/15",
            ])
        #expect(refused["faults"]?.count == told.count)
        #expect(refused.text.contains(#"did you mean \"star\"?"#) && refused.text.contains(#"did you mean \"math\"?"#))
        #expect(try parent.call("rewards.familyBadges")["badges"]?.count == 0)
    }

    @Test("A family has at most a hundred; more are refused as a whole")
    func most() throws {
        let hundred = (1...100).map { Self.badge("b\($0)", Self.stars(900)) }.joined(separator: ",")
        #expect(try parent.call("rewards.addBadges", #"{"badges":[\#(hundred)]}"#)["badges"]?.count == 100)
        let refused = try parent.refusal("invalid_params", "rewards.addBadges", Self.file(Self.badge("one.more")))
        #expect(try refused.text("path") == "/badges" && refused.message.contains("101 badges"))
        try parent.call("rewards.addBadges", Self.file(Self.badge("b7", title: "Another", Self.stars(800))))
        try parent.call("rewards.removeBadges", #"{"badges":["b1"]}"#)
        try parent.call("rewards.addBadges", Self.file(Self.badge("one.more", Self.stars(900))))
        #expect(try mia.call("rewards.badges", #"{"child":"mia"}"#)["open"]?.count == 119)
    }

    @Test("Parents alone change them; a repeated call with a key is answered once more and changes nothing")
    func roles() throws {
        for (method, params) in [("rewards.addBadges", Self.file()), ("rewards.removeBadges", #"{"badges":[]}"#)] {
            try mia.refusal("pin_required", method, params)
        }
        try parent.call("events.subscribe", #"{"topics":["household"]}"#)
        let keyed = #"{"badges":[\#(Self.badge("our.stars"))],"idempotencyKey":"badges-1"}"#
        let first = try parent.call("rewards.addBadges", keyed)
        #expect(try parent.event()["what"]?.string == "badgesChanged")
        try parent.call("rewards.removeBadges", #"{"badges":["our.stars"]}"#)
        #expect(try parent.call("rewards.addBadges", keyed).result?.source == first.result?.source)
        #expect(try parent.call("rewards.familyBadges")["badges"]?.count == 0)
    }
}
