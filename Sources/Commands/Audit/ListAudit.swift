import API
import ArgumentParser
import Client
import Household

struct ListAudit: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "audit list", usage: "[options]", isAbout: true,
            examples: """
                kidctl audit list
                kidctl audit list --child mia --about time,rules
                kidctl audit list --by Anna --from 2026-11-01 --until 2026-11-30
                kidctl audit list --before 118
                kidctl audit list --all --csv audit.csv
                """)
    }

    @Option(help: ArgumentHelp("Only what is about this child.", valueName: "name"))
    var child: String?

    @Option(help: ArgumentHelp("Only what this parent or child did.", valueName: "name"))
    var by: String?

    @Option(
        help: ArgumentHelp(
            "Only what is about these: time, rules, children, access, household, content, challenges, clock, daemon.",
            valueName: "topics"),
        transform: ListAudit.topics)
    var about: [AuditList.Topic] = []

    @Option(help: ArgumentHelp("The first day.", valueName: "date"), transform: ListAudit.day)
    var from: Day?

    @Option(help: ArgumentHelp("The last day.", valueName: "date"), transform: ListAudit.day)
    var until: Day?

    @Option(help: ArgumentHelp("Entries of a page, at most 200 (default: 50).", valueName: "number"))
    var limit: Int?

    @Option(help: ArgumentHelp("Only entries before this one.", valueName: "number"))
    var before: Int?

    @Flag(help: "All entries, the oldest first.")
    var all = false

    @Option(help: ArgumentHelp("Write all entries into a new file as CSV; -: standard output.", valueName: "file"))
    var csv: String?

    @OptionGroup var options: ParentOptions

    func check() throws {
        if let limit { try Bounds.check(limit, 1...200, of: "--limit") }
        if limit != nil, csv != nil || all {
            throw Problem(
                .usage, "--limit is for one page, and --all and --csv are for all entries", remedy: "leave one out")
        }
        if csv != nil, options.global.json {
            throw Problem(.usage, "--csv and --json do not go together", remedy: "write one of them")
        }
    }

    func run(in session: Invocation) throws {
        if let csv { return try writeCSV(to: NewFile(csv), session) }
        if all {
            try pages(of: session) { session.show($0, table) }
            return
        }
        let answer = try session.call(AuditList.method, params)
        session.show(answer) { result, page in
            let more =
                result.next.map { "\n" + page.say("older", command: "\(command) --before \($0)") + "\n" } ?? ""
            guard !result.entries.isEmpty else { return page.say("audit.none") + "\n" + more }
            return table(result, page) + more
        }
    }

    private var params: AuditList.Params {
        AuditList.Params(
            child: child, by: by, about: about, from: from, until: until, before: before, limit: limit ?? 50)
    }

    /// All pages, the oldest entries first: what happens meanwhile comes at the end.
    private func pages(
        of session: Invocation, _ body: (CallReply<AuditList.Result>) throws -> Void
    ) throws {
        var params = params
        params.oldestFirst = true
        params.limit = 200
        while true {
            let answer = try session.call(AuditList.method, params)
            try body(answer)
            guard let next = answer.value.next else { return }
            params.after = next
        }
    }

    private func table(_ result: AuditList.Result, _ page: Page) -> String {
        guard !result.entries.isEmpty else { return "" }
        var table = Table([page.column("time"), page.column("who", .cut), page.column("what", .wrap)])
        for entry in result.entries {
            table.add(
                Table.Cell(page.clock.short(entry.at), .dim),
                Table.Cell(entry.who ?? Self.role(entry.role, page), .bold),
                Table.Cell(entry.say.printable))
        }
        return table.text(on: page.terminal)
    }

    /// Who it was, of whom there is no name.
    private static func role(_ role: String, _ page: Page) -> String {
        ["parent", "child", "owner", "anyone", "daemon"].contains(role) ? page.say("role." + role) : role
    }

    /// The command line of the next page.
    private var command: String {
        var words = ["kidctl audit list"]
        if let child { words.append("--child " + Advice.quoted(child)) }
        if let by { words.append("--by " + Advice.quoted(by)) }
        if !about.isEmpty { words.append("--about " + about.map(\.rawValue).joined(separator: ",")) }
        if let from { words.append("--from \(from)") }
        if let until { words.append("--until \(until)") }
        return words.joined(separator: " ")
    }
}

// MARK: - CSV

extension ListAudit {
    /// The names of the columns; they are the same in every language.
    static let header = ["seq", "at", "role", "who", "uid", "area", "what", "child", "say"]

    private func writeCSV(to file: NewFile, _ session: Invocation) throws {
        try file.write(CSVText.line(Self.header.map(CSVText.Cell.text)))
        try pages(of: session) { answer in
            let zone = answer.zone
            for entry in answer.value.entries { try file.write(CSVText.line(Self.cells(of: entry, zone))) }
        }
        try file.finish()
    }

    static func cells(of entry: AuditList.Entry, _ zone: Zone) -> [CSVText.Cell] {
        [
            .number(entry.seq), .text(RFC3339.text(of: entry.at, in: zone)), .text(entry.role), .init(entry.who),
            .init(entry.uid), .init(entry.about?.rawValue), .text(entry.what), .init(entry.child?.rawValue),
            .text(entry.say.description),
        ]
    }
}

// MARK: - Arguments

extension ListAudit {
    static func topics(_ text: String) throws -> [AuditList.Topic] {
        try text.split(separator: ",").map { word in
            guard let topic = AuditList.Topic(rawValue: String(word)) else {
                let known = AuditList.Topic.allCases.map(\.rawValue)
                throw ValidationError(
                    "\"\(word)\" is none of " + known.joined(separator: ", ")
                        + NearestWord.question("\(word)", in: known))
            }
            return topic
        }
    }

    static func day(_ text: String) throws -> Day {
        guard let day = Day(text) else { throw ValidationError("write a date such as 2026-12-01.") }
        return day
    }
}
