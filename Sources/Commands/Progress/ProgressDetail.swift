import API
import ArgumentParser
import Household
import Words

struct ShowSubjectProgress: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "progress subject", usage: "<child> <subject> [options]",
            discussion: """
                EXAMPLES:
                  kidctl progress subject mia math
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "The subject, as kidctl progress show names it.")
    var subject: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ProgressSubject.Params(child: child, subject: subject)
        session.show(try session.call(ProgressSubject.method, params), Self.text)
    }

    private static let barWidth = 30

    static func text(_ result: ProgressSubject.Result, _ page: Page) -> String {
        guard let ring = result.progress else { return page.say("mastery.none") + "\n" }
        let bar = Bar.text(ring.mastered, of: ring.skills, width: barWidth)
        var text =
            page.styled(ring.title.printable, .bold) + "\n" + page.styled(bar, .blue) + " "
            + page.language.say(ring.mastered, of: ring.skills) + "\n\n"
        var table = Table([
            page.column("skill"), page.column("name", .cut), page.column("medal"), page.column("bestOf", right: true),
        ])
        for entry in result.skills { table.add(entry.cells(page)) }
        text += table.text(on: page.terminal)
        guard !result.reviews.isEmpty else { return text }
        var again = Table([page.column("name", .cut), page.column("again")])
        for review in result.reviews { again.add(Table.Cell(review.title), Table.Cell(page.clock.date(review.due))) }
        return text + "\n" + again.text(on: page.terminal)
    }
}

struct ShowSkillProgress: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "progress skill", usage: "<child> <skill> [options]",
            discussion: """
                EXAMPLES:
                  kidctl progress skill mia k.count-objects
                  kidctl progress skill mia k.count-objects --answers
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "The skill, as kidctl progress subject names it.")
    var skill: String

    @Flag(help: "The answers behind the medal.")
    var answers = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ProgressSkill.Params(child: child, skill: SkillID(rawValue: skill))
        if answers {
            session.show(try session.call(ProgressSkill.explain, params), Self.answers)
        } else {
            session.show(try session.call(ProgressSkill.method, params), Self.text)
        }
    }

    static func text(_ result: ProgressSkill.Result, _ page: Page) -> String {
        var text = head(result.mastery, result.say, page)
        guard !result.lessons.isEmpty else { return text }
        var table = Table([
            page.column("lesson", .cut), page.column("bestOf", right: true), page.column("times", right: true),
            page.column("last"),
        ])
        for lesson in result.lessons {
            table.add(
                Table.Cell(lesson.title), Table.Cell(page.language.say(percent: lesson.bestPercent)),
                Table.Cell("\(lesson.timesFinished)\u{00D7}"), Table.Cell(page.clock.short(lesson.finishedAt)))
        }
        text += "\n" + table.text(on: page.terminal)
        return text
    }

    static func answers(_ result: ProgressSkill.Explained, _ page: Page) -> String {
        result.windows.reduce(head(result.mastery, result.say, page)) { text, window in
            text + "\n" + page.styled(page.clock.date(window.day), .bold) + "\n"
                + ExplainMastery.answers(window.answers, page)
        }
    }

    private static func head(_ entry: MasteryList.Entry, _ say: Saying, _ page: Page) -> String {
        var table = Table([page.column("name", .cut), page.column("medal"), page.column("bestOf", right: true)])
        table.add(Array(entry.cells(page).dropFirst()))
        return table.text(on: page.terminal) + page.paragraph(say.printable)
    }
}

extension MasteryList.Entry {
    /// The skill, its name, its medal and the best of it.
    fileprivate func cells(_ page: Page) -> [Table.Cell] {
        [
            Table.Cell(skill.rawValue, .bold), Table.Cell(title),
            Table.Cell(medal == .none ? "–" : page.say("medal." + medal.rawValue)),
            Table.Cell(medal == .none ? "–" : page.language.say(percent: percent)),
        ]
    }
}

struct ShowHeatMap: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "progress heatmap", usage: "<child> [options]",
            discussion: """
                EXAMPLES:
                  kidctl progress heatmap mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = ProgressHeatMap.Params(child: child)
        session.show(try session.call(ProgressHeatMap.method, params)) { result, page in
            HeatMapText(days: result.heatMap, page: page).text
        }
    }
}

/// A heat map with a column for each week and a row for each weekday.
struct HeatMapText {
    var days: [HeatDay]
    var page: Page

    private static let shades = ["·", "░", "▒", "█"]
    private static let weekDays = 7

    /// What the signs count: as much as is needed for a learning day and for rewards.
    static func title(days: Int, _ page: Page) -> String {
        page.paragraph(
            page.say(
                "progress.heat", ["percent": .number(RewardRules.percentThatCounts), "days": .number(days)]),
            .bold)
    }

    var text: String {
        guard let first = days.first?.day else { return "" }
        let lines = (0..<Self.weekDays).map { row -> String in
            let name = page.say("calendar." + first.advanced(by: row).weekday.name)
            let cells = stride(from: row, to: days.count, by: Self.weekDays).map {
                Self.shades[min(max(0, days[$0].level), 3)]
            }
            return page.styled(name, .dim) + "  " + page.styled(cells.joined(), .green)
        }
        return HeatMapText.title(days: days.count, page)
            + lines.map { $0 + "\n" }.joined() + page.paragraph(page.say("progress.legend"), .dim)
    }
}
