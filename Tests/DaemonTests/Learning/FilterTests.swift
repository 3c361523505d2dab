import HouseholdTesting
import Testing

@Suite struct FilterTests {
    private static let math = [
        "counting-objects", "adding-with-objects", "comparing-numbers", "taking-away", "teen-numbers", "patterns",
    ]
    private static let reading = ["letters-and-sounds", "rhymes", "first-words"]

    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        parent = try daemon.family().parent
    }

    private func lessons(_ more: String = "") throws -> [String] {
        try parent.call("lesson.list", #"{"child":"mia"\#(more)}"#)["lessons"]?.elements.compactMap {
            $0["lesson"]?.string
        }
            ?? []
    }

    @Test("A lesson that is blocked is not listed and cannot be started; when it is allowed again it is there")
    func blocked() throws {
        #expect(try lessons() == Self.math + Self.reading)
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        #expect(try lessons() == Self.math.dropFirst() + Self.reading)
        let reply = try parent.refusal("filtered", "activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(reply.code == 401)
        #expect(try reply.text("say") == "This one is resting right now.")
        try daemon.restart()
        let client = try daemon.client()
        try client.refusal("filtered", "activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        try client.call("activity.start", #"{"child":"ben","lesson":"counting-objects"}"#)
        try client.unlock()
        try client.call("filter.set", #"{"child":"mia","blockedLessons":[]}"#)
        try client.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
    }

    @Test("A parent finds hidden lessons by their titles, and a child that asks with the same words does not")
    func hiddenLessons() throws {
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        let all = try parent.call("lesson.list", #"{"child":"mia","hidden":true}"#)["lessons"]?.elements.map(\.self)
        #expect(all?.map { $0.member("lesson")?.string } == Self.math + Self.reading)
        #expect(all?.first?.member("title")?.string == "Counting things")
        #expect(try lessons() == Self.math.dropFirst() + Self.reading)
        try daemon.client().refusal("pin_required", "lesson.list", #"{"child":"mia","hidden":true}"#)
    }

    @Test(
        "Every rule of the filter takes its lessons away",
        arguments: [
            (#""allowedSubjects":[]"#, []), (#""highestDifficulty":1"#, ["counting-objects", "letters-and-sounds"]),
            (#""allowedSubjects":["math"]"#, math), (#""blockedPacks":["kindergarten-math"]"#, reading),
            (#""pausedSubjects":[{"subject":"math"}]"#, reading),
        ] as [(String, [String])])
    func rules(rule: String, left: [String]) throws {
        try parent.call("filter.set", #"{"child":"mia",\#(rule)}"#)
        #expect(try lessons() == left)
        try parent.call(
            "filter.set",
            #"{"child":"mia","allowedSubjects":null,"highestDifficulty":null,"blockedPacks":[],"pausedSubjects":[]}"#)
        #expect(try lessons() == Self.math + Self.reading)
    }

    @Test("A subject that is not allowed is not allowed in mayI, for the subject and for its lessons")
    func mayI() throws {
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":[]}"#)
        for activity in [#"{"subject":"math"}"#, #"{"lesson":"counting-objects"}"#] {
            let answer = try parent.call("time.mayI", #"{"child":"mia","activity":\#(activity)}"#)
            #expect(try answer.text("state") == "notAllowed")
            #expect(try !answer.flag("allowed"))
        }
        for activity in ["{}", #"{"app":"tuxpaint"}"#] {
            #expect(try parent.call("time.mayI", #"{"child":"mia","activity":\#(activity)}"#).text("state") == "active")
        }
        try parent.refusal("filtered", "time.beginLease", #"{"child":"mia","lease":"l","activity":{"subject":"math"}}"#)
    }

    @Test(
        "A subject or pack that does not exist is refused, and the message names those that do",
        arguments: [
            (#""allowedSubjects":["maths"]"#, "math, reading"),
            (#""pausedSubjects":[{"subject":"maths"}]"#, "math, reading"),
            (#""blockedPacks":["nope"]"#, "first-reading, kindergarten-math"),
        ])
    func unknownNames(rule: String, known: String) throws {
        let reply = try parent.ask("filter.set", #"{"child":"mia",\#(rule)}"#)
        #expect(reply.kind == "invalid_params")
        #expect(reply.message.hasSuffix("there are \(known)"))
    }

    @Test("A lease of what is blocked meanwhile says so at its next call")
    func runningLease() throws {
        let lease = #"{"child":"mia","lease":"l","activity":{"subject":"math"}}"#
        try parent.call("time.beginLease", lease)
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":[]}"#)
        let renewed = try parent.call("time.renewLease", #"{"child":"mia","lease":"l"}"#)
        #expect(try renewed.text("decision.state") == "notAllowed")
    }

    @Test("A subject rests until its time is over")
    func pausedSubject() throws {
        try parent.call(
            "filter.set", #"{"child":"mia","pausedSubjects":[{"subject":"math","until":"2026-11-21T15:05:00+01:00"}]}"#)
        #expect(try lessons() == Self.reading)
        daemon.clock.advance(minutes: 5)
        #expect(try lessons() == Self.math + Self.reading)
    }

    @Test("A lesson that is blocked while it is open can be paused, and goes on when it is allowed again")
    func openLesson() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        try player.play()
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        try parent.refusal("filtered", "activity.answer", player.answer(isRight: true))
        try player.refusal("filtered", "activity.question")
        try player.call("activity.pause")
        try player.refusal("filtered", "activity.resume")
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":[]}"#)
        try player.call("activity.resume")
        #expect(try player.last.text("state") == "running")
    }

    @Test("A lesson that is not there cannot be blocked")
    func unknownLesson() throws {
        try parent.refusal("unknown_lesson", "filter.set", #"{"child":"mia","blockedLessons":["flying"]}"#)
        try parent.refusal("unknown_child", "filter.set", #"{"child":"nobody"}"#)
    }

    @Test("Lessons are chosen by subject, skill and pack")
    func chosen() throws {
        let refused = try parent.refusal("invalid_params", "lesson.list", #"{"child":"mia","subject":"science"}"#)
        #expect(refused.message == #"subject "science" does not exist; there are math, reading"#)
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":[]}"#)
        let none = try parent.refusal("invalid_params", "lesson.list", #"{"child":"mia","subject":"science"}"#)
        #expect(none.message == #"subject "science" does not exist; there are none here now"#)
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":null}"#)
        #expect(try lessons(#","subject":"reading""#) == Self.reading)
        #expect(try lessons(#","subject":"math","pack":"kindergarten-math""#) == Self.math)
        #expect(try lessons(#","subject":"math","pack":"first-reading""#) == [])
        #expect(try lessons(#","skill":"k.count-objects""#) == ["counting-objects"])
        #expect(try lessons(#","pack":"other""#) == [])
    }
}
