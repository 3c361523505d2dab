import API
import ArgumentParser
import StrictJSON

struct ExportLog: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "log export", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl log export mia --out mia.jsonl
                kidctl log export mia --anonymous --out study.jsonl
                kidctl log export mia | jq .verb.id
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Flag(help: "With random names, and days instead of times.")
    var anonymous = false

    @Option(help: ArgumentHelp("The new file; without it: standard output.", valueName: "file"))
    var out: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        guard try session.call(LogStatus.method, ChildParams(child: child)).value.analytics else {
            throw Problem(
                .refused, "no parent consents to a log of \(child)",
                remedy: "kidctl child update \(Advice.quoted(child)) --analytics")
        }
        // Before kidd notes that a copy is made: one that cannot be written is none.
        let file = try NewFile(out ?? "-")
        var params = LogExport.Params(child: child, form: anonymous ? .anonymous : .xapi)
        var answer = try session.call(LogExport.method, params)
        var count = 0
        while true {
            let page = try answer.copied()
            for event in page.list("statements") + page.list("anonymousEvents") {
                try file.write(event.literal)
                try file.write("\n")
                count += 1
            }
            guard let next = answer.value.next else { break }
            params.range.after = next
            params.salt = answer.value.salt
            answer = try session.call(LogExport.method, params)
        }
        try file.finish()
        guard let out, out != "-" else { return }
        Output.out(
            session.language.say("log.done", ["count": .number(count), "file": .text(out)]).printable + "\n")
    }
}
