import HouseholdTesting
import Testing

@Suite struct RestartTests {
    /// Everything that can be read of the family, as one text.
    private func everything(_ client: TestClient) throws -> [String] {
        var answers: [String] = []
        for child in ["mia", "ben"] {
            for (method, more) in [
                ("child.get", ""), ("policy.get", ""), ("filter.get", ""), ("time.mayI", ""),
                ("time.usage", #","dayCount":7"#),
                ("lesson.list", ""),
            ] {
                answers.append(try client.call(method, #"{"child":"\#(child)"\#(more)}"#).result?.source ?? "")
            }
        }
        answers.append(try client.call("household.get").result?.source ?? "")
        answers.append(try client.call("child.list").result?.source ?? "")
        return answers
    }

    @Test("After a restart every answer is what it was")
    func same() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call(
            "policy.set",
            #"{"child":"ben","dailyMinutes":90,"quietHours":[{"start":"21:00","end":"06:00","weekdays":["friday"]}]}"#)
        try parent.call(
            "filter.set", #"{"child":"ben","highestDifficulty":3,"blockedLessons":["adding-with-objects"]}"#)
        try parent.call(
            "child.update", #"{"child":"ben","schoolGrade":5,"accessibility":{"captions":true},"uids":[61001]}"#)
        var player = try LessonPlayer(parent, daemon.clock)
        for index in 1...6 { try player.play(isRight: index != 2) }
        try player.play()
        try parent.call("time.grant", #"{"child":"mia","minutes":15,"activity":{"subject":"math"},"why":"rain"}"#)
        try parent.call("time.lock", #"{"child":"ben","until":"2026-11-21T18:00:00+01:00"}"#)
        try parent.call("time.beginLease", #"{"child":"mia","lease":"l","activity":{"app":"tuxpaint"}}"#)
        daemon.clock.advance(seconds: 10)
        let before = try everything(parent)
        for _ in 0..<2 {
            try daemon.restart()
            let client = try daemon.client()
            try client.unlock()
            #expect(try everything(client) == before)
        }
    }

    @Test("What was answered before a stop is stored: the reply waits for the disk")
    func stopped() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        for number in 1...20 { try parent.call("time.grant", #"{"child":"mia","minutes":\#(number)}"#) }
        daemon.stop()
        try parent.expectClosed()
        try daemon.start()
        #expect(try daemon.client().call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 20)
    }
}
