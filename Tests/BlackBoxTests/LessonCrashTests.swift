import Glibc
import HouseholdTesting
import Testing

/// Killed with −9 at every step of a commit and of a checkpoint while a child learns; looked at through the socket.
@Suite struct LessonCrashTests {
    static let crashes =
        Crash.commitSteps.flatMap { step in [1, 2, 4, 7, 11].map { Crash(step: step, count: $0) } }
        + Crash.checkpointSteps.flatMap { step in [1, 2, 4].map { Crash(step: step, count: $0) } }
        + Crash.snapshotSteps.flatMap { step in [1, 2, 3].map { Crash(step: step, count: $0) } }

    @Test("A lesson goes on where it was, and nothing counts twice", arguments: crashes)
    func once(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let expected = try Self.uneventful.get()
        var story = LessonStory(child: "mia", name: "once")
        try #require(try play(&story, until: crash, in: scratch), "the lesson was over before it died")

        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        if story.hasStarted, !story.isOver {
            let standing = try story.standing(client)
            if crash.isStored == false { #expect(standing == story.place, "what was not stored has happened") }
            if crash.isStored == true { #expect(standing != story.place, "what was stored is lost") }
            let wasStored = standing != story.place
            try story.advance(client)
            #expect(!wasStored || standing == story.place)
        }
        try story.finish(client)
        #expect(story.acknowledged == expected)
        #expect(try Self.timesFinished(client) == 1)
        #expect(try daemon.stop() == .exited(0))
    }

    @Test(
        "A daemon that dies again and again gets through a lesson with nothing lost",
        arguments: Crash.commitSteps + Crash.checkpointSteps + Crash.snapshotSteps)
    func again(_ step: String) throws {
        let scratch = try Family.copy()
        let expected = try Self.uneventful.get()
        // A start begins with the snapshot that is due: one that died of it each time would never get on.
        let isSnapshots = Crash.snapshotSteps.contains(step)
        let crash = Crash(step: step, count: Crash.commitSteps.contains(step) ? 4 : isSnapshots ? 2 : 1)
        var story = LessonStory(child: "mia", name: "again")
        var deaths = 0
        while !story.isOver, deaths < Self.mostDeaths {
            // Where a thread of its own comes to the step, the lesson must not be over by then.
            if try play(&story, until: crash, moves: crash.isStored == nil ? 3 : nil, in: scratch) { deaths += 1 }
        }
        #expect(deaths > 1)
        #expect(story.acknowledged == expected)
        let daemon = try scratch.daemon()
        #expect(try Self.timesFinished(LineClient(daemon.places.socket)) == 1)
    }

    private static let mostDeaths = 40

    /// Plays until the daemon dies, or so many moves and then waits for its death; false: the lesson was over before.
    private func play(
        _ story: inout LessonStory, until crash: Crash, moves: Int? = nil, in scratch: ScratchFolder
    ) throws -> Bool {
        let daemon = try scratch.daemon(environment: crash.environment)
        do {
            let client = try LineClient(daemon.places.socket)
            let end = moves.map { story.acknowledged.count + $0 }
            if story.hasStarted {
                let standing = try story.standing(client)
                if standing != story.place {
                    try story.advance(client)
                    #expect(standing == story.place, "neither before nor after what was not acknowledged")
                }
            }
            while !story.isOver, story.acknowledged.count != end { try story.advance(client) }
            if !story.isOver || crash.isStored == nil { try crash.goOn(client) }
            try daemon.kill()
            return false
        } catch is LineClient.Gone {
            #expect(try daemon.program.wait() == .signalled(SIGKILL))
            return true
        }
    }

    private static func timesFinished(_ client: LineClient) throws -> Int? {
        try client.result("lesson.list", #"{"child":"mia"}"#).list("result.lessons")
            .first { $0.member("lesson")?.string == ShippedPack.lesson }?.member("timesFinished")?.integer.map(Int.init)
    }

    /// The same lesson without an accident.
    static let uneventful = Result<[String], any Error> { try uneventful(before: 0) }

    /// The same once more on the same day: a question pays once a day.
    static let uneventfulAgain = Result<[String], any Error> { try uneventful(before: 1) }

    private static func uneventful(before: Int) throws -> [String] {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        for time in 0..<before {
            var story = LessonStory(child: "mia", name: "before-\(time)")
            try story.finish(client)
        }
        var story = LessonStory(child: "mia", name: "uneventful")
        try story.finish(client)
        return story.acknowledged
    }

    @Test("The lesson of these tests earns what the rules say") func earned() throws {
        let last = try #require(try Self.uneventful.get().last)
        // Five of six right at first, one hint: score 50 of 60; the run of 2, then 3 (one star more).
        #expect(last.contains("50 60 5 6 48"), "\(last)")
    }
}
