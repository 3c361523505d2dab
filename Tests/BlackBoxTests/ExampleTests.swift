import Foundation
import Household
import HouseholdTesting
import Testing

/// The front-ends of the folder `examples`, as they stand there.
@Suite struct ExampleTests {
    private let scratch: ScratchFolder
    private let daemon: DaemonProcess

    init() throws {
        scratch = try Family.copy()
        daemon = try scratch.daemon()
    }

    @Test("The ten lines in Python ask for time and show a question", .needs(Machine.python))
    func tenLines() throws {
        let (ending, screen) = try run([Machine.python.path, Example.path("python/ten_lines.py")])
        #expect(ending == .exited(0), "\(screen)")
        #expect(screen.split(separator: "\n").first == "Off you go, have fun!", "\(screen)")
        #expect(screen.split(separator: "\n").count >= 2)
        // Again, with the lesson open.
        let second = try run([Machine.python.path, Example.path("python/ten_lines.py")])
        #expect(second.0 == .exited(1) && second.1.contains("You have one open already."), "\(second.1)")
        // And in a family without a Ben.
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("child.archive", #"{"child":"ben","archived":true}"#)
        let nobody = try run([Machine.python.path, Example.path("python/ten_lines.py")])
        #expect(nobody.0 == .exited(1) && !nobody.1.contains("Traceback"), "\(nobody.1)")
    }

    @Test(
        "A child answers at the keyboard, and the lesson waits at its question",
        .needs(Machine.python, Machine.bash, Machine.jq, Machine.socat), arguments: Example.players)
    func typed(player: Example.Player) throws {
        let typist = try Typist(player.command("mia"), daemon: daemon, in: scratch)
        try typist.type("hint")
        try typist.type("3")
        try typist.type("4")
        #expect(try typist.leave() == .exited(0), "\(typist.screen)")
        for words in [
            "How many apples are there?", "There are ___ fish.", "★", "Question 3 of", "See you soon!", "hint: free",
        ] {
            #expect(typist.screen.contains(words), "\(words) is not in\n\(typist.screen)")
        }
        let lease = try LineClient(daemon.places.socket).result("time.usage", #"{"child":"mia"}"#)
        #expect(lease.words("result.leases") == "[]")
        // Whoever starts again goes on there.
        let second = try run(player.command("mia", answers: ["5"]))
        #expect(second.ending == .exited(0) && second.screen.contains("3 in a row!"), "\(second.screen)")
    }

    @Test(
        "What was right of a matching question stays, over a pause too, and need not be written again",
        .needs(Machine.python))
    func partsStay() throws {
        let command = Example.Player.python.command("mia") + ["--lesson", "letters-and-sounds"]
        let typist = try Typist(command, daemon: daemon, in: scratch)
        for answer in ["b", "s", "M=m, S=s, T=r, R=t"] { try typist.type(answer) }
        #expect(try typist.leave() == .exited(0), "\(typist.screen)")
        #expect(typist.screen.contains("These are right and stay: M = m, S = s"), "\(typist.screen)")
        let again = try Typist(command, daemon: daemon, in: scratch)
        try again.type("T=t, R=r")
        #expect(try again.leave() == .exited(0), "\(again.screen)")
        #expect(again.screen.contains("These are right and stay: M = m, S = s"), "\(again.screen)")
        #expect(again.screen.contains("Now you found it. Good work!"), "\(again.screen)")
    }

    @Test(
        "When it is not the time, the child's words are shown and the exit code says so",
        .needs(Machine.python, Machine.bash, Machine.jq, Machine.socat), arguments: Example.players)
    func notNow(player: Example.Player) throws {
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("time.lock", #"{"child":"mia"}"#)
        let (ending, screen) = try run(player.command("mia", answers: ["3"]))
        #expect(ending == .exited(7), "\(screen)")
        #expect(screen.contains("Time for a break."))
    }

    @Test("The board in Swift has a line for each child, with the words that are made for it")
    func board() throws {
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("policy.set", #"{"child":"ben","dailyMinutes":0}"#)
        let (ending, screen) = try run([Example.board])
        #expect(ending == .exited(0), "\(screen)")
        let lines = screen.split(separator: "\n")
        #expect(lines.count == 1 + Family.children.count, "\(screen)")
        #expect(lines.first { $0.hasPrefix("Mia ") }?.contains("● Off you go, have fun!") == true, "\(screen)")
        #expect(lines.first { $0.hasPrefix("Ben ") }?.contains("○ This is resting right now.") == true, "\(screen)")
        #expect(lines.first { $0.hasPrefix("Ben ") }?.contains("0 of 0 min") == true, "\(screen)")
    }

    @Test(
        "The board in Swift tells of stars, days in a row and the way to the goal, of that only to those who take part")
    func familyBoard() throws {
        let parent = try takesPart("mia")
        _ = try parent.result("leaderboard.setGoal", #"{"metric":"stars","period":"week","target":10}"#)
        try finishALesson(parent)
        let (ending, screen) = try run([Example.board])
        #expect(ending == .exited(0), "\(screen)")
        let lines = screen.split(separator: "\n")
        for heading in ["STARS", "IN A ROW", "TOGETHER"] {
            #expect(lines.first?.contains(heading) == true, "\(screen)")
        }
        let mia = try #require(lines.first { $0.hasPrefix("Mia ") })
        for cell in ["★ 6, level 1", "1 day ", "●●●●●●○○○○"] { #expect(mia.contains(cell), "\(screen)") }
        let ben = try #require(lines.first { $0.hasPrefix("Ben ") })
        for cell in ["★ 0, level 1", "0 days", "–"] { #expect(ben.contains(cell), "\(screen)") }
        #expect(!ben.contains("●●"), "\(screen)")
    }

    @Test(
        "A lesson ends with its badge, once, and with the stars and days in a row",
        .needs(Machine.python, Machine.bash, Machine.jq, Machine.socat), arguments: Example.players)
    func lessonEnds(player: Example.Player) throws {
        let typist = try Typist(player.command("mia"), daemon: daemon, in: scratch)
        for answer in Self.rightAnswers { try typist.type(answer) }
        #expect(try typist.end() == .exited(0), "\(typist.screen)")
        for words in ["6 of 6 right at once", "First Lesson", "9 stars", "level 1", "1 day."] {
            #expect(typist.screen.contains(words), "\(words) is not in\n\(typist.screen)")
        }
        let rewards = try LineClient(daemon.places.socket).result("rewards.summary", #"{"child":"mia"}"#)
        #expect(rewards.words("result.unseen") == "[]")
    }

    @Test(
        "A quiz in Python asks each question once, explains a wrong answer, and tells the score", .needs(Machine.python)
    )
    func quiz() throws {
        let quiz = ["--kind", "quiz", "--lesson", "counting-objects", "--questions", "3", "--seconds", "120"]
        let (ending, screen) = try run(Example.Player.python.command("mia", answers: ["3", "6", "4"]) + quiz)
        #expect(ending == .exited(0), "\(screen)")
        for words in ["(120 seconds are left)", "Question 3 of 3", "2 of 3 right at once"] {
            #expect(screen.contains(words), "\(words) is not in\n\(screen)")
        }
        #expect(!screen.contains("once more"), "\(screen)")
        // Nothing was mastered, and nothing can be mixed yet: the child hears it kindly.
        let review = try run(Example.Player.python.command("mia") + ["--kind", "review"])
        #expect(review.ending == .exited(6), "\(review.screen)")
        #expect(review.screen.contains("There is nothing to look back at right now."), "\(review.screen)")
        let mix = try run(Example.Player.python.command("mia") + ["--kind", "quiz", "--subject", "math"])
        #expect(mix.ending == .exited(6) && mix.screen.contains("Let’s do some lessons first!"), "\(mix.screen)")
    }

    @Test(
        "In the evening a child that takes part sees the way to the goal and its own best, another one neither",
        .needs(Machine.python))
    func evening() throws {
        let parent = try takesPart("mia")
        try finishALesson(parent)
        let mia = try run(Example.evening("mia"))
        #expect(mia.ending == .exited(0), "\(mia.screen)")
        for words in ["A new badge: First Lesson", "★ 6 stars, level 1", "Mia: ", "this week: 6; in your best week: 6"]
        {
            #expect(mia.screen.contains(words), "\(words) is not in\n\(mia.screen)")
        }
        #expect(!(try run(Example.evening("mia")).screen.contains("A new badge")))
        let ben = try run(Example.evening("ben"))
        #expect(ben.ending == .exited(0), "\(ben.screen)")
        #expect(ben.screen.contains("★ 0 stars") && !ben.screen.contains("best week"), "\(ben.screen)")
        #expect(try run(Example.evening("nobody")).ending == .exited(6))
    }

    @Test(
        "While a question waits, the front-end in Python hears of a lock and of minutes that were given",
        .needs(Machine.python))
    func hears() throws {
        let typist = try Typist(Example.Player.python.command("mia"), daemon: daemon, in: scratch)
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        try typist.awaitPrompt()
        _ = try parent.result("time.grant", #"{"child":"mia","minutes":5}"#)
        try typist.await("You have 5 more minutes.")
        _ = try parent.result("time.lock", #"{"child":"mia"}"#)
        try typist.await("Time for a break.")
        // Off at the answer; and on, with no more than what is pushed.
        try typist.type("3")
        try typist.await("\n\n  Time for a break.")
        _ = try parent.result("time.unlock", #"{"child":"mia"}"#)
        try typist.await("Off you go, have fun!\n\n")
        #expect(try typist.leave() == .exited(0), "\(typist.screen)")
    }

    @Test("Ask, lease, obey: the example plays, says what changes, and stops at a lock", .needs(Machine.python))
    func obeys() throws {
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        let program = try SpawnedProgram(
            [Machine.python.path, Example.path("python/obey.py"), "mia"], environment: Example.environment(daemon),
            files: scratch.path("obey"))
        try program.awaitOutput("Off you go, have fun!")
        _ = try parent.result("policy.set", #"{"child":"mia","dailyMinutes":4}"#)
        try program.awaitOutput("more minutes")
        _ = try parent.result("time.lock", #"{"child":"mia"}"#)
        #expect(try program.wait() == .exited(7), "\(program.errors)")
        #expect(program.output.hasSuffix("Time for a break. A parent will say when we go on.\n"), "\(program.output)")
        #expect(try parent.result("time.usage", #"{"child":"mia"}"#).words("result.leases") == "[]")
        // Refused at the start, by the lock and by the filter.
        #expect(try run([Machine.python.path, Example.path("python/obey.py"), "mia"]).ending == .exited(7))
        _ = try parent.result("filter.set", #"{"child":"ben","allowedApps":[]}"#)
        let (ending, screen) = try run([Machine.python.path, Example.path("python/obey.py"), "ben"])
        #expect(ending == .exited(7) && screen.contains("resting right now"), "\(screen)")
    }

    @Test("The example and the pages for parents and authors know every state, and the page shows the example")
    func everyState() throws {
        let example = try String(contentsOfFile: Example.path("python/obey.py"), encoding: .utf8)
        let authors = try String(contentsOfFile: Example.path("../docs/ask-lease-obey.md"), encoding: .utf8)
        let parents = try String(contentsOfFile: Example.path("../docs/limits-in-five-minutes.md"), encoding: .utf8)
        for state in TimeState.allCases {
            #expect(example.contains("\"\(state.rawValue)\": "), "\(state)")
            for page in [authors, parents] { #expect(page.contains("`\(state.rawValue)`"), "\(state)") }
        }
        #expect(authors.contains("```python\n" + example + "```"))
    }

    @Test("Without kidd an example ends with 3 and says where it looked")
    func nobody() throws {
        try daemon.stop()
        let (ending, screen) = try run([Example.board])
        #expect(ending == .exited(3))
        #expect(screen.contains(daemon.places.socket))
    }

    /// The answers to the questions of the first lesson.
    private static let rightAnswers = ["3", "4", "5", "7", "⚽ ⚽ ⚽ ⚽ ⚽ ⚽", "9"]

    /// A parent who has let a child take part in the boards.
    private func takesPart(_ child: String) throws -> LineClient {
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("leaderboard.optIn", #"{"child":"\#(child)"}"#)
        return parent
    }

    /// Mia's first lesson, from its first question to its last.
    private func finishALesson(_ client: LineClient) throws {
        var story = LessonStory(child: "mia", name: "first")
        try story.finish(client)
    }

    /// Runs a front-end to its end.
    private func run(_ command: [String]) throws -> (ending: ProgramEnding, screen: String) {
        let program = try SpawnedProgram(
            command, environment: Example.environment(daemon), files: scratch.path("example"))
        return (try program.wait(), program.output + program.errors)
    }
}
