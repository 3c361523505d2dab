import API
import Client
import Household
import StrictJSON

/// The files of a copy of what is known about a child, written page by page. They have their names when all of them are
/// whole.
final class ChildCopy {
    private let json: CopyFile
    private let history: CopyTable
    private let answers: CopyTable
    private let time: CopyTable
    private let days: CopyTable
    private let mastery: CopyTable
    private let facts: CopyTable
    private let rewards: CopyTable
    /// The lesson of each activity.
    private var lessons: [String: CSVText.Cell] = [:]
    /// Time that was counted, until it is known which days are totals.
    private var used: [(seq: Int64, cells: [CSVText.Cell])] = []
    /// The days that are totals, and the last row that is in them.
    private var folded: (through: Int64, days: [JSONValue]) = (0, [])

    /// Makes a child's files in a folder.
    ///
    /// - Parameter tell: hears how many rows are copied.
    /// - Returns: where the JSON is, and how many rows are in it.
    static func make(
        of child: String, in folder: ExportFolder, _ session: Invocation, tell: (Int) -> Void
    ) throws -> (path: String, rows: Int) {
        var params = ChildExport.Params(child: child)
        var answer = try session.call(ChildExport.method, params)
        // Only now: an answer that refuses leaves nothing.
        try folder.make()
        let copy = try ChildCopy(folder: folder.path, child: answer.value.child.rawValue)
        try copy.begin(try answer.copied())
        var rows = 0
        while true {
            for row in (try answer.copied()).list("history") { try copy.add(row) }
            rows += answer.value.history.count
            tell(rows)
            guard let next = answer.value.next else { break }
            params.range.after = next
            answer = try session.call(ChildExport.method, params)
        }
        try copy.finish()
        return (copy.json.path, rows)
    }

    /// A file of a copy of the household has another child's name then.
    private static func base(of child: String) -> String { child == HouseholdCopy.base ? "child-" + child : child }

    private init(folder: String, child: String) throws {
        let base = folder + "/" + Self.base(of: child)
        json = try CopyFile(base + ".json")
        history = try CopyTable(base + "-history.csv", ChildTables.history)
        answers = try CopyTable(base + "-answers.csv", ChildTables.answers)
        time = try CopyTable(base + "-time.csv", ChildTables.time)
        days = try CopyTable(base + "-days.csv", ChildTables.days)
        mastery = try CopyTable(base + "-mastery.csv", ChildTables.mastery)
        facts = try CopyTable(base + "-facts.csv", ChildTables.facts)
        rewards = try CopyTable(base + "-rewards.csv", ChildTables.rewards)
    }

    private func begin(_ page: JSONValue) throws {
        try json.begin(page, format: "kidd.child")
        guard let now = page.member("childNow") else { return }
        for skill in now.list("mastery") { try mastery.add(ChildTables.mastery.map(ChildTables.cell(of: skill))) }
        for fact in now.list("factCells") { try facts.add(ChildTables.facts.map(ChildTables.cell(of: fact))) }
        for line in ChildTables.rewards(of: now) { try rewards.add(line) }
    }

    private func add(_ row: JSONValue) throws {
        try json.add(row)
        let start = [row.cell("seq"), row.cell("at")]
        var names: [String] = []
        for fact in row.list("recorded") {
            for (name, value) in fact.members {
                names.append(name)
                switch name {
                case "started": lessons[value.member("activity")?.string ?? ""] = value.cell("lesson")
                case "answered":
                    let lesson = lessons[value.member("activity")?.string ?? ""] ?? .empty
                    try answers.add(start + ChildTables.answer(value, lesson: lesson))
                case "used": used.append((row.member("seq")?.integer ?? 0, start + ChildTables.use(value)))
                case "folded": folded = (value.member("through")?.integer ?? 0, value.list("days"))
                default: continue
                }
            }
        }
        let cells = [row.cell("role"), row.cell("who"), row.cell("uid"), .text(names.joined(separator: " "))]
        try history.add(start + cells + [row.cell("say"), row.cell("fault")])
    }

    private func finish() throws {
        for day in folded.days {
            try time.add([.empty, .empty] + ChildTables.total(of: day))
            for subject in day.list("subjects") { try days.add(ChildTables.learned(subject, on: day)) }
        }
        // What is in the totals is not counted twice.
        for line in used where line.seq > folded.through { try time.add(line.cells) }
        try json.finish()
        for table in [history, answers, time, days, mastery, facts, rewards] { try table.finish() }
    }
}

extension JSONValue {
    /// The elements of a list; none where it is absent.
    func list(_ name: String) -> [JSONValue] { member(name).map { Array($0.elements) } ?? [] }
}
