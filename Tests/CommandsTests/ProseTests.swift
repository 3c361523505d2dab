import Testing

@testable import Commands

@Suite struct ProseTests {
    @Test("Sentences are wrapped between words")
    func wraps() {
        #expect(Prose.lines("kidctl: one two three", width: 12, further: 2) == "kidctl: one\n  two three\n")
    }

    @Test(
        "A command that is to be copied is never broken",
        arguments: [
            (
                "set it up: kidctl household set-up --name F --parent Y",
                ["set it up:", "kidctl household set-up --name F --parent Y"]
            ),
            ("run kidctl child list, then go on", ["run", "kidctl child list,", "then go on"]),
            ("unlock (kidctl parent unlock) again", ["unlock", "(kidctl parent unlock)", "again"]),
            ("start kidd serve (or another)", ["start", "kidd serve", "(or another)"]),
            ("a kidctl time grant 'Jon Ole, 2' 5m or b", ["a", "kidctl time grant 'Jon Ole, 2' 5m or b"]),
        ])
    func commands(text: String, lines: [String]) {
        #expect(Prose.lines(text, width: 12) == lines.map { $0 + "\n" }.joined())
    }

    @Test("A program that is only spoken of is no command")
    func spokenOf() {
        #expect(
            Prose.lines("use kidctl and kidd of one version", width: 12) == "use kidctl\nand kidd of\none version\n")
    }

    @Test("No line about a command line that is not understood is wider than the terminal")
    func usageFits() {
        let text = "Error: Missing\nHelp:  <child>  Id or name of the child.\n  See 'kidctl time' for more."
        let lines = Prose.usageError(text, width: 24).split(separator: "\n")
        #expect(lines.count == 5 && lines.allSatisfy { $0.count <= 24 })
    }

    @Test("The usage of a command line that is not understood is broken between words")
    func usage() {
        let text = "Error: Unknown option\nUsage: kidctl policy set <child> [options]"
        #expect(
            Prose.usageError(text, width: 20)
                == "Error: Unknown\n  option\nUsage: kidctl\n  policy set <child>\n  [options]\n")
    }
}
