import Testing

@testable import Commands

@Suite struct MistypedCommandTests {
    @Test(
        "A mistyped verb is answered with the one that was meant",
        arguments: [
            (["time", "grnat", "mia", "15m"], "did you mean kidctl time grant?"),
            (["tiem", "grant", "mia"], "did you mean kidctl time?"),
            (["grant", "mia", "15m"], "did you mean kidctl time grant?"),
            (["time", "set"], "see what there is: kidctl time --help"),
            (["show", "mia"], "kidctl child show"),
            (["time", "deny", "x"], "did you mean kidctl time decline?"),
            (["policy", "get", "mia"], "did you mean kidctl policy show?"),
            (["child", "remove", "mia"], "did you mean kidctl child archive or kidctl child erase?"),
        ])
    func guesses(words: [String], answer: String) throws {
        let problem = try #require(MistypedCommand.problem(in: words))
        #expect(problem.status == .usage)
        #expect(problem.text(width: 400).contains(answer), "\(problem)")
        #expect(throws: Problem.self) { try Kidctl.command(of: words) }
    }

    @Test(
        "What names a command, or asks for help, is left alone",
        arguments: [
            [], ["time"], ["time", "grant", "mai"], ["help", "time"], ["--version"], ["time", "--help"], ["doctor"],
        ])
    func right(words: [String]) {
        #expect(MistypedCommand.problem(in: words) == nil)
    }

    @Test("An option of an earlier version is answered with its name of today", arguments: ["set", "preview"])
    func renamed(verb: String) throws {
        let words = ["policy", verb, "mia", "--no-overrides"]
        let problem = try #require(RenamedOption.problem(in: words))
        #expect(problem.status == .usage && problem.text(width: 400).contains("--no-on for limits of weekdays"))
        #expect(throws: Problem.self) { try Kidctl.command(of: words) }
        // What never had it is not told of names that it does not have.
        #expect(RenamedOption.problem(in: ["household", "set", "--no-overrides"]) == nil)
        #expect(RenamedOption.problem(in: ["run", "--child", "mia", "--", "game", "--no-overrides"]) == nil)
    }

    @Test(
        "A child is named right behind a verb that has an option for it, too",
        arguments: [
            ["report", "weekly"], ["report", "dashboard"], ["leaderboard", "show"], ["audit", "list"], ["learn"],
            ["events", "follow"],
        ])
    func child(verb: [String]) throws {
        func read(_ words: [String]) throws -> String { "\(try Kidctl.command(of: verb + words))" }
        #expect(try read(["mia"]) == read(["--child", "mia"]))
        #expect(throws: (any Error).self) { try Kidctl.command(of: verb + ["mia", "ben"]) }
        #expect(throws: (any Error).self) { try Kidctl.command(of: ["time", "codes", "mia"]) }
    }

    @Test("Options in front of a verb are read as if they stood behind it")
    func options() throws {
        func read(_ words: [String]) throws -> String { "\(try Kidctl.command(of: words))" }
        #expect(
            try read(["--socket", "/s", "--json", "time", "may-i", "mia"])
                == read(["time", "may-i", "--socket", "/s", "--json", "mia"]))
        #expect(throws: (any Error).self) { try Kidctl.command(of: ["--socket", "/s"]) }
    }

    @Test("A command that is for programs is not suggested")
    func hidden() {
        #expect(MistypedCommand.problem(in: ["gaurd"])?.message.contains("mean") != true)
    }
}
