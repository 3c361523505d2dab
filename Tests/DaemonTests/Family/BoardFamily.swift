import HouseholdTesting

/// A family of four: Mia (7), Lea (9), Ben (10), Zoe (13), all on the boards.
struct BoardFamily {
    let daemon: TestDaemon
    let parent: TestClient
    let child: TestClient

    /// - Parameter start: RFC 3339; Saturday afternoon, 2026-11-21, when absent.
    init(_ start: String = FakeClock.standardStart, joined: [String] = ["mia", "lea", "ben", "zoe"]) throws {
        daemon = try TestDaemon(clock: FakeClock(start))
        parent = try daemon.family().parent
        try parent.call("child.add", #"{"name":"Lea","born":"2016-12"}"#)
        try parent.call("child.add", #"{"name":"Zoe","born":"2013-02"}"#)
        for name in joined { try parent.call("leaderboard.optIn", #"{"child":"\#(name)"}"#) }
        child = try daemon.client()
    }

    /// Plays a whole lesson; the questions with these numbers are answered wrong at first.
    func play(_ name: String, wrong: Set<Int> = []) throws {
        var player = try LessonPlayer(child, daemon.clock, child: name)
        while player.last["question.number"] != nil {
            let number = try player.number
            let isRetry = player.last["outcome"]?.string == "tryAgain"
            try player.play(isRight: isRetry || !wrong.contains(number))
        }
    }

    /// A board, as a parent or as a child sees it.
    func board(_ board: String, _ name: String? = nil, metric: String = "stars", period: String = "week") throws
        -> Reply
    {
        let child = name.map { #""child":"\#($0)","# } ?? ""
        return try (name == nil ? parent : self.child).call(
            "leaderboard.get", #"{\#(child)"board":"\#(board)","metric":"\#(metric)","period":"\#(period)"}"#)
    }

    /// Rank, name and amount of each member of the board of ranks.
    func ranks(_ name: String? = nil) throws -> [String] {
        try board("ranked", name)["ranked"]?.elements.map {
            "\($0["rank"]?.integer ?? 0) \($0["member.name"]?.string ?? "") \($0["amount"]?.integer ?? 0)"
        } ?? []
    }

    /// All that a child may get of the boards, without the time at which it was computed.
    func everything(_ name: String) throws -> [String] {
        try ["together", "ownBest", "ranked"].flatMap { board in
            try ["stars", "learningMinutes", "learningDays"].flatMap { metric in
                try ["week", "month", "allTime"].map { period in
                    let reply = try child.ask(
                        "leaderboard.get",
                        #"{"child":"\#(name)","board":"\#(board)","metric":"\#(metric)","period":"\#(period)"}"#)
                    guard let result = reply.result else { return reply.error?.source ?? "" }
                    return result.members.filter { $0.name != "computedAt" }
                        .map { "\($0.name):\($0.value.source)" }.joined(separator: ",")
                }
            }
        }
    }
}
