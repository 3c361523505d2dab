import Foundation
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
        for words in ["How many apples are there?", "There are ___ fish.", "★", "Question 3 of", "See you soon!"] {
            #expect(typist.screen.contains(words), "\(words) is not in\n\(typist.screen)")
        }
        let lease = try LineClient(daemon.places.socket).result("time.usage", #"{"child":"mia"}"#)
        #expect(lease.words("result.leases") == "[]")
        // Whoever starts again goes on there.
        let second = try run(player.command("mia", answers: ["5"]))
        #expect(second.ending == .exited(0) && second.screen.contains("3 in a row!"), "\(second.screen)")
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

    @Test("Without kidd an example ends with 3 and says where it looked")
    func nobody() throws {
        try daemon.stop()
        let (ending, screen) = try run([Example.board])
        #expect(ending == .exited(3))
        #expect(screen.contains(daemon.places.socket))
    }

    /// Runs a front-end to its end.
    private func run(_ command: [String]) throws -> (ending: ProgramEnding, screen: String) {
        let program = try SpawnedProgram(
            command, environment: Example.environment(daemon), files: scratch.path("example"))
        return (try program.wait(), program.output + program.errors)
    }
}
