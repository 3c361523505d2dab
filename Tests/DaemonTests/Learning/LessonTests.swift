import HouseholdTesting
import Testing

@Suite struct LessonTests {
    private let daemon: TestDaemon
    private let client: TestClient

    init() throws {
        daemon = try TestDaemon()
        try daemon.family()
        client = try daemon.client()
    }

    @Test("A whole lesson: right, wrong and right, hints, and a summary that adds up")
    func whole() throws {
        var player = try LessonPlayer(client, daemon.clock)
        #expect(try player.last.number("question.number") == 1)
        #expect(try player.last.number("question.total") == 6)
        #expect(try player.play().text("outcome") == "correct")

        let wrong = try player.play(isRight: false)
        #expect(try wrong.text("outcome") == "tryAgain")
        #expect(try wrong.text("say") == "You chose 5. Point to each one as you count.")
        #expect(try wrong.number("question.attempt") == 2)
        let rectified = try player.play()
        #expect(try rectified.flag("isRectified"))
        #expect(try rectified.number("starsEarned") == 0)

        let hint = try client.call(
            "activity.hint", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
        #expect(try hint.text("text") == "Start with the duck on the left.")
        #expect(try hint.number("number") == 1)
        #expect(try hint.number("starsPaid") == 0)
        for _ in 3...5 { try player.play() }
        let end = try player.play()
        #expect(end["question"] == nil)
        #expect(try end.number("summary.questions") == 6)
        #expect(try end.number("summary.rightAnswers") == 5)
        #expect(try end.number("summary.score") == 50)
        #expect(try end.number("summary.percent") == 83)
        #expect(try end.flag("summary.isPassed"))
        #expect(try end.number("summary.hints") == 1)
        #expect(try end.flag("summary.isNewBest"))
        let lessons = try client.call("lesson.list", #"{"child":"mia"}"#)
        #expect(try lessons.number("lessons.0.timesFinished") == 1)
        #expect(try lessons.number("lessons.0.bestPercent") == 83)
        // Ben has learned nothing.
        #expect(try client.call("lesson.list", #"{"child":"ben"}"#).number("lessons.0.timesFinished") == 0)
        #expect(try player.call("activity.finish").number("summary.percent") == 83)
    }

    @Test("After two retries the answer is explained and the lesson goes on")
    func retries() throws {
        var player = try LessonPlayer(client, daemon.clock)
        for _ in 0..<2 { #expect(try player.play(isRight: false).text("outcome") == "tryAgain") }
        let last = try player.play(isRight: false)
        #expect(try last.text("outcome") == "explained")
        #expect(try last.text("explanation") == "Count them: 1, 2, 3. There are 3 apples.")
        #expect(try last.number("question.number") == 2)
    }

    @Test("A lesson started anew on the same day pays its questions once, and on the next day again")
    func startedAnew() throws {
        var player = try LessonPlayer(client, daemon.clock)
        #expect(try player.play().number("starsEarned") == 1)
        for _ in 0..<5 {
            let start = #"{"child":"mia","lesson":"counting-objects","replace":true}"#
            player = try LessonPlayer(client, daemon.clock, start: start)
            let again = try player.play()
            #expect(try again.text("outcome") == "correct")
            #expect(try again.number("starsEarned") == 0 && again.number("pointsEarned") == 0)
        }
        #expect(try client.call("rewards.summary", #"{"child":"mia"}"#).number("stars") == 1)
        try daemon.restart()
        let later = try daemon.client()
        player = try LessonPlayer(
            later, daemon.clock, start: #"{"child":"mia","lesson":"counting-objects","replace":true}"#)
        #expect(try player.play().number("starsEarned") == 0)
        #expect(try player.play().number("starsEarned") == 1)
    }

    @Test("No question tells its answer")
    func secrecy() throws {
        var player = try LessonPlayer(client, daemon.clock)
        for number in 1...6 {
            #expect(try player.number == number)
            for word in ["correct", "answers", "explanation", "mistakes"] {
                #expect(player.last["question"]?.source.contains("\"\(word)\"") == false)
            }
            try player.play()
        }
    }

    @Test("A paused lesson goes on at the same question, and the time between does not count")
    func pause() throws {
        var player = try LessonPlayer(client, daemon.clock)
        try player.play()
        let before = try player.presentation
        try player.call("activity.pause")
        #expect(try player.last.text("state") == "paused")
        #expect(player.last["lease"] == nil)
        try player.refusal("paused", "activity.shown", presentation: before)
        daemon.clock.advance(minutes: 30)
        try player.call("activity.resume")
        #expect(try player.number == 2)
        #expect(try player.last.text("lease") == player.activity)
        let used = try client.call("time.usage", #"{"child":"mia","dayCount":1}"#)
        #expect(try used.number("days.0.usedSeconds") == 5)
    }

    @Test("Looking at a paused lesson begins no lease and costs no time")
    func pausedLook() throws {
        var player = try LessonPlayer(client, daemon.clock)
        try player.call("activity.pause")
        try player.call("activity.question")
        #expect(try player.last.text("state") == "paused")
        daemon.clock.advance(minutes: 2)
        let used = try client.call("time.usage", #"{"child":"mia","dayCount":1}"#)
        #expect(try used.number("days.0.usedSeconds") == 0)
        #expect(used["leases"]?.count == 0)
    }

    @Test("After a restart and a reboot the lesson goes on at the question, with its options in the same order")
    func restart() throws {
        var player = try LessonPlayer(client, daemon.clock)
        try player.play()
        try player.play(isRight: false)
        let question = try #require(player.last["question"]?.source)
        let stars = try player.last.number("run")
        for restart in [daemon.restart, { try daemon.reboot() }] {
            try restart()
            let client = try daemon.client()
            let again = try client.call("activity.question", #"{"activity":"\#(player.activity)"}"#)
            #expect(again["question"]?.source == question)
            #expect(stars == 0)
        }
        let client = try daemon.client()
        #expect(try client.call("activity.answer", player.answer(isRight: true)).text("outcome") == "correct")
    }

    @Test("An answer sent again gets the first reply byte for byte, also after a restart and after the end")
    func replay() throws {
        var player = try LessonPlayer(client, daemon.clock)
        let params = try player.answer(isRight: true, more: #","idempotencyKey":"q1""#)
        try client.call(
            "activity.shown", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
        daemon.clock.advance(seconds: 5)
        let first = try client.call("activity.answer", params)
        daemon.clock.advance(seconds: 3)
        #expect(try client.call("activity.answer", params).result?.source == first.result?.source)
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("activity.answer", params).result?.source == first.result?.source)
        // Without a key the reply is the same but for the time, and counts nothing twice.
        let unkeyed = try client.call("activity.answer", params.replacing(#","idempotencyKey":"q1""#, with: ""))
        for member in ["outcome", "say", "starsEarned", "pointsEarned", "run", "question"] {
            #expect(unkeyed[member]?.source == first[member]?.source, "\(member)")
        }
        player.client = client
        try player.call("activity.question")
        #expect(try player.number == 2)
    }

    @Test("An answer to a question that is not the present one is stale, and says which is")
    func stale() throws {
        var player = try LessonPlayer(client, daemon.clock)
        let old = try player.answer(isRight: false)
        try player.play()
        let reply = try client.refusal("stale_presentation", "activity.answer", old.replacing(".1\"", with: ".9\""))
        #expect(try reply.text("presentation") == player.presentation)
        // The first presentation was answered: its other answer gets the first reply, not a second chance.
        #expect(try client.call("activity.answer", old).text("outcome") == "correct")
    }

    @Test(
        "An answer of the wrong shape costs no attempt",
        arguments: [#"{"tile":"3"}"#, #"{"text":"3"}"#, #"{"option":"z"}"#])
    func wrongShape(answer: String) throws {
        let player = try LessonPlayer(client, daemon.clock)
        let records = try client.call("daemon.stats").number("storage.rows")
        let params = try
            #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)","answer":\#(answer)}"#
        #expect(try client.refusal("wrong_shape", "activity.answer", params).text("say").isEmpty == false)
        #expect(try client.call("daemon.stats").number("storage.rows") == records)
        #expect(
            try client.call("activity.question", #"{"activity":"\#(player.activity)"}"#).number("question.attempt") == 1
        )
    }

    @Test("An answer has exactly one member", arguments: ["{}", #"{"option":"a","tile":"b"}"#])
    func oneMember(answer: String) throws {
        let player = try LessonPlayer(client, daemon.clock)
        let params = try
            #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)","answer":\#(answer)}"#
        let reply = try client.ask("activity.answer", params, isWellFormed: false)
        #expect(reply.kind == "invalid_params" && reply["path"]?.string == "/answer")
    }

    @Test("A second lesson needs replace, which gives the first one up")
    func replace() throws {
        let player = try LessonPlayer(client, daemon.clock)
        let params = #"{"child":"mia","lesson":"adding-with-objects"}"#
        let open = try client.refusal("open", "activity.start", params)
        #expect(try open.text("activity") == player.activity)
        let second = try client.call("activity.start", params.replacing("}", with: #","replace":true}"#))
        #expect(try second.text("activity") != player.activity)
        let answer = try player.answer(isRight: true)
        try client.refusal("finished", "activity.answer", answer)
        let leases = try client.call("time.usage", #"{"child":"mia"}"#)["leases"]
        #expect(leases?.elements.map { $0["lease"]?.string } == [try second.text("activity")])
    }

    @Test("A lesson with open questions cannot be finished; one that was given up neither, nor resumed")
    func finish() throws {
        var player = try LessonPlayer(client, daemon.clock)
        try player.refusal("unfinished", "activity.finish")
        try player.call("activity.abandon")
        try player.refusal("finished", "activity.finish")
        try player.refusal("finished", "activity.resume")
        // What was answered stays, and another lesson may begin.
        _ = try LessonPlayer(client, daemon.clock)
    }

    @Test("Hints end, and are refused when a parent does not offer them")
    func hints() throws {
        let player = try LessonPlayer(client, daemon.clock)
        let params = try #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#
        #expect(try client.call("activity.hint", params).number("hintsLeft") == 1)
        // The second costs 2 stars, which Mia does not have yet.
        try client.refusal("hint_not_available", "activity.hint", params)
        let parent = try daemon.client()
        try parent.unlock()
        try parent.call("child.update", #"{"child":"ben","offersHints":false}"#)
        let ben = try LessonPlayer(client, daemon.clock, child: "ben")
        let his = try #"{"activity":"\#(ben.activity)","presentation":"\#(ben.presentation)"}"#
        try client.refusal("hint_not_available", "activity.hint", his)
    }

    @Test(
        "What is not there is said to be unknown",
        arguments: [
            ("unknown_lesson", "activity.start", #"{"child":"mia","lesson":"flying"}"#),
            ("unknown_activity", "activity.question", #"{"activity":"a"}"#),
        ])
    func unknown(kind: String, method: String, params: String) throws {
        try client.refusal(kind, method, params)
    }

    @Test("Answers of all children at once go on side by side")
    func siblings() throws {
        var mia = try LessonPlayer(client, daemon.clock)
        var ben = try LessonPlayer(daemon.client(), daemon.clock, child: "ben")
        for _ in 1...6 {
            try mia.play()
            try ben.play(isRight: true)
        }
        #expect(try mia.last.number("summary.rightAnswers") == 6)
        #expect(try ben.last.number("summary.rightAnswers") == 6)
    }
}
