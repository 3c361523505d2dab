import HouseholdTesting
import Testing

@Suite struct FilterQuestionTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let client: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        client = try daemon.client()
    }

    private func set(_ rule: String) throws { try parent.call("filter.set", #"{"child":"mia",\#(rule)}"#) }

    @Test("Apps that are not allowed rest, in mayI and for leases, and come back with null")
    func apps() throws {
        try set(#""allowedApps":["tuxpaint"]"#)
        let paint = #"{"child":"mia","activity":{"app":"tuxpaint"}}"#
        let chess = #"{"child":"mia","activity":{"app":"chess"}}"#
        #expect(try client.call("time.mayI", paint).text("state") == "active")
        #expect(try client.call("time.mayI", chess).text("state") == "notAllowed")
        let lease = #"{"child":"mia","lease":"l","activity":{"app":"chess"}}"#
        try client.refusal("filtered", "time.beginLease", lease)
        #expect(try client.call("filter.check", #"{"child":"mia","app":"chess"}"#).text("rule") == "appNotAllowed")
        #expect(try parent.call("filter.get", #"{"child":"mia"}"#)["allowedApps"]?.texts == ["tuxpaint"])
        try daemon.restart()
        #expect(try daemon.client().call("time.mayI", chess).text("state") == "notAllowed")
    }

    @Test("All apps are allowed again with null, and none with an empty list")
    func allApps() throws {
        let chess = #"{"child":"mia","app":"chess"}"#
        try set(#""allowedApps":[]"#)
        #expect(try !client.call("filter.check", chess).flag("allowed"))
        try set(#""allowedApps":null"#)
        #expect(try client.call("filter.check", chess).flag("allowed"))
    }

    @Test(
        "A question of a child names exactly one thing, that of a parent one at most",
        arguments: ["", #","lesson":"counting-objects","app":"x""#, #","subject":"math","pack":"kindergarten-math""#])
    func oneTarget(targets: String) throws {
        try client.refusal("invalid_params", "filter.check", #"{"child":"mia"\#(targets)}"#, isWellFormed: false)
        guard !targets.isEmpty else { return }
        try parent.refusal("invalid_params", "filter.explain", #"{"child":"mia"\#(targets)}"#, isWellFormed: false)
    }

    @Test(
        "What does not exist is an error, in check as in explain",
        arguments: [
            (#""lesson":"flying""#, "unknown_lesson"), (#""pack":"nope""#, "unknown_pack"),
            (#""subject":"maths""#, "invalid_params"),
        ])
    func unknown(target: String, kind: String) throws {
        try client.refusal(kind, "filter.check", #"{"child":"mia",\#(target)}"#)
        try parent.refusal(kind, "filter.explain", #"{"child":"mia",\#(target)}"#)
    }

    @Test("A child hears kind words, a parent the exact rules with the one that is told")
    func explained() throws {
        let math = try parent.call("lesson.list", #"{"child":"mia","subject":"math"}"#)["lessons"]?.count
        try set(
            #""blockedLessons":["counting-objects"],"pausedSubjects":[{"subject":"math","until":"2026-11-21T18:00:00+01:00"}]"#
        )
        let check = try client.call("filter.check", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(try check.text("rule") == "subjectPaused")
        #expect(try check.text("say") == "This subject is having a little rest right now.")
        let explained = try parent.call("filter.explain", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(try explained.text("rules.0.say") == "subject Math is paused until 18:00")
        #expect(try explained.flag("rules.0.told"))
        #expect(try explained.text("rules.1.say") == "the lesson “Counting things” is hidden")
        #expect(try !explained.flag("rules.1.told"))
        let summary = try parent.call("filter.explain", #"{"child":"mia"}"#)
        #expect(try summary.number("hiddenCount") == math)
        #expect(summary["allowed"] == nil)
    }

    @Test("A subject that waits for a finished lesson comes back in the record of the finish, and the audit tells")
    func untilFinished() throws {
        let pack = try MarkedPack()
        let daemon = try TestDaemon { $0.packs = [pack.path] }
        let parent = try daemon.family().parent
        try parent.call(
            "filter.set", #"{"child":"mia","pausedSubjects":[{"subject":"nature","untilFinished":"math"}]}"#)
        func nature() throws -> Int {
            try parent.call("lesson.list", #"{"child":"mia","subject":"nature"}"#)["lessons"]?.count ?? -1
        }
        var player = try LessonPlayer(try daemon.client(), daemon.clock)
        for _ in 1..<6 { try player.play() }
        #expect(try nature() == 0)
        try player.play()
        #expect(try nature() == 1)
        let entry = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try entry.text("entries.0.what") == "pauseEnded")
        #expect(
            try entry.text("entries.0.say")
                == "Mia: nature rests no longer: a lesson of math was finished (kidd’s own doing, by the filter’s rule)"
        )
        try daemon.restart()
        #expect(
            try daemon.client().call("filter.check", #"{"child":"mia","subject":"nature"}"#).flag("allowed"))
    }

    @Test(
        "A pause that could never end by a lesson is refused",
        arguments: [#"{"subject":"math","untilFinished":"math"}"#, #"{"subject":"math","untilFinished":"maths"}"#])
    func impossible(pause: String) throws {
        let reply = try parent.refusal("invalid_params", "filter.set", #"{"child":"mia","pausedSubjects":[\#(pause)]}"#)
        #expect(try reply.text("path") == "/pausedSubjects/0/untilFinished")
    }

    @Test("mayI is valid no longer than a pause")
    func validUntil() throws {
        try set(#""pausedSubjects":[{"subject":"math","until":"2026-11-21T15:20:00+01:00"}]"#)
        let answer = try client.call("time.mayI", #"{"child":"mia","activity":{"subject":"math"}}"#)
        #expect(try answer.text("validUntil") == "2026-11-21T15:20:00+01:00")
    }
}
