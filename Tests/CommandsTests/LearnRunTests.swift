import API
import Client
import Foundation
import Household
import HouseholdTesting
import Testing
import Words

@testable import Commands

/// The whole loop against a whole daemon: everything that a child does goes over the socket.
@Suite struct LearnRunTests {
    /// A child at a terminal that is not there.
    private final class Learner {
        let daemon: TestDaemon
        var run: LearnRun
        /// The clock of the terminal; it moves when the test moves it.
        var now: Milliseconds = 1000

        init(_ daemon: TestDaemon) throws {
            self.daemon = daemon
            run = Learner.run(daemon)
            try work()
        }

        private static func run(_ daemon: TestDaemon) -> LearnRun {
            LearnRun(
                LearnDesk(connection: KiddConnection(path: daemon.socket, timeout: patience), child: "mia"),
                state: LearnState(language: .english))
        }

        /// Another terminal, after the first one was left.
        func again() throws {
            run = Self.run(daemon)
            try work()
        }

        func work() throws { try run.work(at: now) }

        func type(_ text: String) throws {
            for key in keys(text) { run.press(key) }
            try work()
        }

        /// Looks at what kidd tells until something holds.
        func wait(_ holds: (LearnState) -> Bool) throws {
            for _ in 0..<patience where !holds(run.state) {
                Wait.forAny(of: run.descriptor.map { [$0] } ?? [], until: MonotonicClock.now() + 1000)
                try work()
            }
            #expect(holds(run.state))
        }

        /// Answers what is asked, after having read it.
        func answer() throws {
            daemon.pass(seconds: 8)
            let choices = (run.state.asked?.pad as? ChoicePad)?.options.count ?? 0
            // Another place each time: who always chooses one place is taken for a guesser.
            try type(choices > 0 ? Letters.of(Int(now / 1000) % choices) + "⏎" : "⏎")
            now += 1000
            if case .between = run.state.stage { try type("⏎") }
        }

        var isResting: Bool { if case .resting = run.state.stage { true } else { false } }

        var isAtMenu: Bool { if case .menu = run.state.stage { true } else { false } }

        var end: LearnEnd? { if case .ended(let end) = run.state.stage { end } else { nil } }
    }

    private func family() throws -> (daemon: TestDaemon, parent: TestClient, learner: Learner) {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        return (daemon, parent, try Learner(daemon))
    }

    @Test("A child learns a whole lesson, hears what it has earned, and goes on to what comes next")
    func lesson() throws {
        let (_, parent, learner) = try family()
        #expect(learner.isAtMenu)
        try learner.type("⏎")
        let activity = try #require(learner.run.state.open)
        var answers = 0
        while learner.end == nil, answers < 100 {
            try learner.answer()
            answers += 1
        }
        let end = try #require(learner.end)
        #expect(end.summary.questions == 6)
        #expect(end.rewards != nil)
        let list = try parent.call("activity.list", #"{"child":"mia"}"#)
        #expect(try list.text("activityEntries.0.activity") == activity.id.rawValue)
        #expect(try list.text("activityEntries.0.state") == "finished")
        // The day has what was earned on it.
        let report = try parent.call("report.weekly", #"{"child":"mia"}"#)
        let today = try report.text("today")
        let day = try #require(try (0..<7).first { try report.text("reports.0.reportDays.\($0).day") == today })
        #expect(try report.number("reports.0.reportDays.\(day).starsEarned") == end.rewards?.starsEarned)
        #expect(end.summary.stars > 0)
        try learner.type("⏎")
        #expect(learner.isAtMenu)
        // What was finished can be asked in a quiz, with a clock.
        try learner.type("c⏎")
        guard case .lessons(let quizzes) = learner.run.state.stage else { throw TestFault("no quizzes") }
        #expect(quizzes.items.map(\.text) == ["Counting things"])
        try learner.type("a⏎b⏎")
        #expect(learner.run.state.open?.kind == .quiz)
        #expect(learner.run.state.timer?.limitSeconds == 120)
    }

    @Test("Math facts of one way to find them are asked when they were chosen")
    func drill() throws {
        let (_, _, learner) = try family()
        try learner.type("d⏎d⏎")
        #expect(learner.run.state.open?.kind == .practice)
        let prompt = try #require(learner.run.state.asked?.question.prompt)
        // Doubles and halves.
        let numbers = prompt.split { !$0.isNumber }.compactMap { Int($0) }
        #expect(
            numbers.count == 2 && (numbers[0] == numbers[1] || numbers[0] == 2 * numbers[1]), "\(prompt)")
    }

    @Test("A child without a language of its own learns in the family's, whatever the terminal's is")
    func familysLanguage() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("household.update", #"{"locale":"de"}"#)
        let call = ["learn", "--child", "mia", "--socket", daemon.socket]
        #expect(try Self.kidctl(call, "\n/q\n").1.contains("Frage 1 von 6"))
        try parent.call("child.update", #"{"child":"mia","locale":"fr"}"#)
        #expect(try Self.kidctl(call, "\n/q\n").1.contains("Question 1 sur 6"))
    }

    @Test("In plain lines /t asks for time wherever the child is, also where numbers are typed")
    func asksInLines() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        // The fourth line of the menu is math facts, whose answers are typed.
        let (status, text) = try Self.kidctl(
            ["learn", "--child", "mia", "--socket", daemon.socket], "d\na\n/t\nb\nmy castle\n/q\n")
        #expect(status == 0)
        #expect(text.contains("How many more minutes do you ask for?"))
        let requests = try parent.call("time.requests")
        #expect(requests.text.contains("\"minutes\":10") && requests.text.contains("my castle"), "\(text)")
    }

    @Test("Who stops pauses the lesson, and goes on at the same question the next time")
    func pauses() throws {
        let (_, parent, learner) = try family()
        try learner.type("⏎")
        while learner.run.state.asked?.question.number == 1 { try learner.answer() }
        let number = try #require(learner.run.state.asked?.question.number)
        try learner.type("q")
        #expect(learner.run.isOver)
        let list = try parent.call("activity.list", #"{"child":"mia"}"#)
        #expect(try list.text("activityEntries.0.state") == "paused")
        #expect(try list.number("activityEntries.0.number") == number)
        try learner.again()
        #expect(learner.isAtMenu)
        try learner.type("⏎")
        #expect(learner.run.state.asked?.question.number == number)
    }

    @Test("While kidd is away the answer waits, and it is given once when kidd is back")
    func restart() throws {
        let (daemon, _, learner) = try family()
        try learner.type("⏎")
        daemon.pass(seconds: 8)
        daemon.stop()
        try learner.type("a⏎")
        #expect(!learner.run.state.isConnected)
        try daemon.start()
        learner.now += 1000
        try learner.work()
        #expect(learner.run.state.isConnected)
        #expect(learner.run.state.asked?.isSent == false)
        let parent = try daemon.client()
        #expect(
            try parent.call("activity.list", #"{"child":"mia"}"#).number("activityEntries.0.answerCount") == 1)
    }

    @Test("A kidd that stays away for a minute ends it")
    func away() throws {
        let (daemon, _, learner) = try family()
        try learner.type("⏎")
        daemon.stop()
        try learner.type("a⏎")
        learner.now += 59_000
        try learner.work()
        learner.now += 2000
        #expect(throws: ClientError.self) { try learner.work() }
    }

    @Test("Time that runs out is told with its grace; then the lesson waits, and extra minutes come at once")
    func timeIsOver() throws {
        let (daemon, parent, learner) = try family()
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":5}"#)
        try learner.type("⏎")
        for _ in 0..<21 where !learner.run.state.isFinishing {
            daemon.pass(seconds: 15)
            learner.now += 15_000
            try learner.work()
        }
        try learner.wait { $0.isFinishing }
        #expect(learner.run.state.asked != nil)
        while !learner.isResting { try learner.answer() }
        #expect(
            try parent.call("activity.list", #"{"child":"mia"}"#).text("activityEntries.0.state") == "paused")
        // The child asks, and a parent answers.
        try learner.type("tb⏎nearly done⏎")
        let requests = try parent.call("time.requests", "{}")
        let request = try requests.text("requests.0.request")
        #expect(try requests.text("requests.0.reason") == "nearly done")
        try parent.call("time.decide", #"{"request":"\#(request)","approve":true,"word":"Fine."}"#)
        try learner.wait { if case .resting(_, let mayGoOn) = $0.stage { mayGoOn } else { false } }
        #expect(learner.run.state.notices.contains { $0.text.contains("Fine.") })
        try learner.type("⏎")
        #expect(learner.run.state.asked != nil)
    }

    @Test("A child that may not learn now is told so, and nothing has begun")
    func quiet() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("time.lock", #"{"child":"mia"}"#)
        let learner = try Learner(daemon)
        #expect(learner.isResting)
        try parent.call("time.unlock", #"{"child":"mia"}"#)
        try learner.wait { if case .menu = $0.stage { true } else { false } }
    }

    @Test("An answer whose reply is lost is sent again with the same key, over each new connection")
    func sameKey() throws {
        try inFolder { folder in
            let subscribed = #"{"jsonrpc":"2.0","id":ID,"error":{"code":-32601,"message":"no","data":{"kind":"x"}}}"#
            let daemon = StandIn(
                in: folder,
                [.reply(subscribed), .hangUp, .hangUp, .reply(subscribed), .reply(subscribed)])
            var state = LearnState(language: .english)
            state.stage = .ended(
                LearnEnd(
                    summary: ActivitySummary(
                        activity: ActivityID(rawValue: "a"), lesson: LessonID(rawValue: "l"), score: 1, maximum: 1,
                        percent: 100, isPassed: true, questions: 1, right: 1, stars: 0, points: 0, longestRun: nil,
                        hints: 0, durationSeconds: 1, isNewBest: false,
                        celebration: Celebration(percent: 100, tier: .elementary, isStill: false)),
                    earned: EarnedNow()))
            let desk = LearnDesk(connection: KiddConnection(path: daemon.path, timeout: patience), child: "mia")
            let run = LearnRun(
                desk, state: state,
                calls: [.pause(ActivityID(rawValue: "a"))])
            try run.work(at: 0)
            try run.work(at: 1000)
            let keys = daemon.lines.filter { $0.contains("activity.pause") }.map { line in
                line.components(separatedBy: #""idempotencyKey":""#).last?.prefix(16)
            }
            #expect(keys.count == 3)
            #expect(Set(keys).count == 1)
        }
    }

    @Test("The script of a child plays in plain lines, and ends with its input")
    func plain() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let (status, text) = try Self.kidctl(
            ["learn", "--child", "mia", "--socket", daemon.socket],
            "teach me\n\nI think it is a square\nmaybe so\n\na\n/q\n")
        #expect(status == 0)
        #expect(text.contains("Question 1 of 6"))
        #expect(text.components(separatedBy: "That was no answer yet").count == 4)
        #expect(text.contains("Choose one of these first."))
        #expect(!text.contains("How many more minutes"))
        #expect(text.contains("See you soon! We go on at question"))
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("> > "))
    }

    /// Runs kidctl as a process: it reads its standard input.
    private static func kidctl(_ arguments: [String], _ input: String) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: String(KiddBinary.path.dropLast("kidd".count)) + "kidctl")
        process.arguments = arguments
        process.environment = ["LANG": "C.UTF-8", "TERM": "dumb"]
        let (out, into) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardInput = into
        try process.run()
        into.fileHandleForWriting.write(Data(input.utf8))
        try into.fileHandleForWriting.close()
        let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
