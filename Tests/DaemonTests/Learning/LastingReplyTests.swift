import HouseholdTesting
import Testing

/// Lists of lessons are kept encoded until they can change: they must never be older than that.
@Suite struct LastingReplyTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon(clock: FakeClock("2026-03-31T22:00:00+02:00"))
        parent = try daemon.family().parent
    }

    private func count(
        _ method: String = "lesson.list", _ list: String = "lessons", more: String = ""
    ) throws -> Int {
        try parent.call(method, #"{"child":"mia"\#(more)}"#)[list]?.count ?? -1
    }

    @Test("A pause ends for a list that was asked for before, and a clock set back brings it again")
    func pause() throws {
        let all = try (lessons: count(), skills: count("skill.list", "skills"))
        let math = try count(more: #","subject":"math""#)
        #expect(math > 0)
        try parent.call(
            "filter.set",
            #"{"child":"mia","pausedSubjects":[{"subject":"math","until":"2026-03-31T22:10:00+02:00"}]}"#)
        #expect(try count() == all.lessons - math)
        daemon.clock.advance(seconds: 599)
        #expect(try count() == all.lessons - math)
        daemon.clock.advance(seconds: 1)
        #expect(try count() == all.lessons)
        #expect(try count("skill.list", "skills") == all.skills)
        daemon.clock.setWall("2026-03-31T22:09:59+02:00")
        #expect(try count() == all.lessons - math)
        #expect(try parent.call("lesson.next", #"{"child":"mia"}"#).text("lesson.subject") != "math")
        daemon.clock.setWall("2026-03-31T22:10:00+02:00")
        #expect(try parent.call("lesson.next", #"{"child":"mia"}"#).text("lesson.subject") == "math")
    }

    @Test("A changed filter, another household day and a finished lesson are seen at once")
    func changes() throws {
        let all = try count()
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        #expect(try count() == all - 1)
        try parent.call("filter.set", #"{"child":"ben","blockedPacks":["kindergarten-math"]}"#)
        #expect(try count() == all - 1)
    }

    @Test("In the month of the birthday the tier opens its lessons with the household day")
    func birthday() throws {
        let pack = try MarkedPack()
        let clock = FakeClock("2026-03-31T23:59:50+02:00")
        let daemon = try TestDaemon(clock: clock) { $0.packs = [pack.path] }
        let parent = try daemon.family().parent
        try parent.call("child.add", #"{"name":"Tim","born":"2020-04"}"#)
        let list = #"{"child":"tim","pack":"bugs"}"#
        #expect(try parent.call("lesson.list", list)["lessons"]?.count == 0)
        clock.advance(seconds: 9)
        #expect(try parent.call("lesson.list", list)["lessons"]?.count == 0)
        clock.advance(seconds: 1)
        #expect(try parent.call("lesson.list", list)["lessons"]?.count == 1)
        clock.setWall("2026-03-31T23:59:55+02:00")
        #expect(try parent.call("lesson.list", list)["lessons"]?.count == 0)
    }

    @Test("What comes next follows the lesson, and days away are told")
    func next() throws {
        let clock = FakeClock()
        let daemon = try TestDaemon(clock: clock)
        let client = try daemon.client()
        try daemon.family()
        let mia = #"{"child":"mia"}"#
        #expect(try client.call("lesson.next", mia).text("lesson.lesson") == "counting-objects")
        var player = try LessonPlayer(client, clock)
        try player.play()
        let open = try client.call("lesson.next", mia)
        #expect(try open.text("kind") == "resume")
        #expect(try open.text("place.activity") == player.activity)
        #expect(try open.number("place.number") == 2)
        #expect(try open.number("place.total") == 6)
        for _ in 0..<5 { try player.play() }
        #expect(try client.call("lesson.next", mia).text("lesson.lesson") == "k-number-names-1")
        #expect(try client.call("lesson.next", mia)["welcomeBack"] == nil)
        clock.advance(hours: 72)
        let back = try client.call("lesson.next", mia)
        #expect(try back.number("welcomeBack.daysAway") == 3)
        #expect(try back.text("welcomeBack.say") == "Welcome back! Last time we did “Counting things”.")
    }

    @Test("Lessons and skills are chosen by grade and domain of their standards")
    func chosen() throws {
        func ids(_ method: String, _ list: String, _ more: String) throws -> [String] {
            try parent.call(method, #"{"child":"mia",\#(more)}"#)[list]?.elements.compactMap {
                $0[String(list.dropLast())]?.string
            } ?? []
        }
        let domain = #""domain":"Early operations""#
        let early = try ids("lesson.list", "lessons", domain)
        #expect(early.contains("adding-with-objects") && !early.contains("counting-objects"))
        #expect(try ids("lesson.list", "lessons", #""grade":"6""#) == [])
        #expect(try Set(ids("lesson.list", "lessons", #""grade":"K""#)).isSuperset(of: early + ["counting-objects"]))
        let skills = try ids("skill.list", "skills", domain)
        #expect(skills.contains("k.add-with-objects") && !skills.contains("k.count-objects"))
        #expect(try ids("skill.list", "skills", #""grade":"6""#) == [])
        let reading = try ids("skill.list", "skills", #""subject":"reading""#)
        #expect(!reading.isEmpty && Set(reading).isDisjoint(with: skills))
    }

    /// The path of a pack in a reply to `pack.list`.
    private func place(of pack: String, in reply: Reply) throws -> String {
        let ids = try #require(reply["packs"]).elements.map { $0["pack"]?.string }
        return "packs.\(try #require(ids.firstIndex(of: pack)))"
    }

    @Test("Packs: a parent sees all with the last use by any child, a child its own")
    func packs() throws {
        let pack = try MarkedPack()
        let daemon = try TestDaemon { $0.packs = [pack.path] }
        let parent = try daemon.family().parent
        let client = try daemon.client()
        try client.call("activity.start", #"{"child":"ben","lesson":"beetles"}"#)
        let all = try parent.call("pack.list", "{}")
        let (shipped, bugs) = try (place(of: "kindergarten-math", in: all), place(of: "bugs", in: all))
        #expect(try all.text("\(shipped).origin") == "shipped")
        #expect(all["\(shipped).lastUsedAt"] == nil)
        #expect(try all.text("\(bugs).origin") == "folder")
        #expect(try all.text("\(bugs).lastUsedAt") == "2026-11-21T15:00:00+01:00")
        #expect(try all.number("\(bugs).bytes") > 1000)
        #expect(try client.call("pack.list", #"{"child":"mia"}"#)["\(bugs).lastUsedAt"] == nil)
        #expect(try client.call("pack.list", #"{"child":"ben"}"#)["\(bugs).lastUsedAt"] != nil)
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["adding-with-objects","beetles"]}"#)
        let own = try client.call("pack.list", #"{"child":"mia"}"#)
        #expect(own["packs"]?.count == all["packs"]?.count.advanced(by: -1))
        let left = try place(of: "kindergarten-math", in: own)
        #expect(try own.number("\(left).lessonCount") == all.number("\(shipped).lessonCount") - 1)
        try client.refusal("pin_required", "pack.list", "{}")
    }
}
