import API
import ArgumentParser
import Household

struct ListLessons: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "lesson list", usage: "<child> [options]",
            discussion: """
                Leaves out what the child's filter does not allow.

                EXAMPLES:
                  kidctl lesson list mia
                  kidctl lesson list mia --subject math
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var part: ContentPartOptions

    @Option(help: ArgumentHelp("Only of this pack.", valueName: "id"))
    var pack: String?

    @Option(help: ArgumentHelp("Only lessons after this one.", valueName: "lesson"))
    var after: String?

    @Option(help: ArgumentHelp("Lessons of a page, at most \(LessonList.mostOfPage).", valueName: "number"))
    var limit = LessonList.mostOfPage

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(limit, 1...LessonList.mostOfPage, of: "--limit")
    }

    func run(in session: Invocation) throws {
        let params = LessonList.Params(
            child: child, subject: part.subject, pack: pack.map(PackID.init(rawValue:)), grade: part.grade,
            domain: part.domain, after: after.map(LessonID.init(rawValue:)), limit: limit)
        let answer = try session.call(LessonList.method, params)
        session.show(answer) { result, page in
            guard !result.lessons.isEmpty else { return nothing(page) }
            var table = Table([
                page.column("id"), page.column("title", .cut), page.column("subject", .cut, spare: true),
                page.column("time", right: true, spare: true), page.column("level", right: true, spare: true),
                page.column("times", right: true), page.column("bestOf", right: true),
            ])
            for lesson in result.lessons {
                table.add(
                    Table.Cell(lesson.id.rawValue, .bold), Table.Cell(lesson.title), Table.Cell(lesson.subject, .dim),
                    Table.Cell(page.length(minutes: lesson.estimatedMinutes)),
                    Table.Cell("\(lesson.difficulty)"),
                    Table.Cell(lesson.timesFinished == 0 ? "–" : "\(lesson.timesFinished)\u{00D7}"),
                    Table.Cell(lesson.bestPercent.map { page.language.say(percent: $0) } ?? "–"))
            }
            let text = table.text(on: page.terminal)
            guard let next = result.next else { return text }
            let more = "kidctl lesson list \(Advice.quoted(child)) --after \(next)"
            return text + "\n" + page.advice(page.say("lesson.more", command: more))
        }
    }

    /// Why nothing is listed, and what helps.
    private func nothing(_ page: Page) -> String {
        let name = Advice.quoted(child)
        if after != nil { return page.advice(page.say("lesson.noneAfter", command: "kidctl lesson list " + name)) }
        let why = "kidctl filter explain " + name
        return page.advice(
            part.isPart || pack != nil
                ? page.say("lesson.noneSuch", command: why) : page.say("lesson.none", command: why))
    }
}
