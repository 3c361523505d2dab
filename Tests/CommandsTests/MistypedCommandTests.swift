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

    @Test("A command that is for programs is not suggested")
    func hidden() {
        #expect(MistypedCommand.problem(in: ["gaurd"])?.message.contains("mean") != true)
    }
}
