import API
import ArgumentParser
import Words

struct ShowStreak: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "rewards streak", usage: "<child> [options]",
            examples: """
                kidctl rewards streak mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(RewardsStreak.method, ChildParams(child: child))
        session.show(answer) { Self.text($0, $1) }
    }

    static func text(_ result: RewardsStreak.Result, _ page: Page) -> String {
        var table = Table([
            page.column("day"), .init(""), page.column("lessons", right: true), page.column("answers", right: true),
        ])
        for day in result.days {
            let isToday = day.day == result.days.last?.day
            let rest = day.isRestDay ? page.say("streak.rest", ["bar": "▒▒"]) : "░░"
            table.add(
                Table.Cell(page.clock.day(day.day, isToday: isToday), isToday ? .bold : .plain),
                Table.Cell(day.isLearningDay ? "██" : rest, day.isLearningDay ? .green : .dim),
                Table.Cell(day.lessons == 0 ? "–" : page.number(day.lessons)),
                Table.Cell(day.answers == 0 ? "–" : page.number(day.answers)))
        }
        let days = result.dayStreak
        let longest = days.longest == 0 ? "" : " " + page.say("streak.longest", ["count": .number(days.longest)])
        return table.text(on: page.terminal) + "\n"
            + page.facts([
                (page.say("streak.days"), page.said(days.say) + longest),
                (page.say("streak.weeks"), weeks(result.weekStreak, page)),
                (page.say("streak.month"), page.said(result.say)),
            ])
    }

    /// Nothing is said of rows before the first one.
    private static func weeks(_ weeks: RewardsStreak.Weeks, _ page: Page) -> String {
        let inRow = page.say(
            "streak.weeksInRow", ["count": .number(weeks.weeks), "longest": .number(weeks.longest)])
        let thisWeek = page.say(
            "streak.thisWeek", ["count": .number(weeks.learningDays), "target": .number(weeks.target)])
        return weeks.longest == 0 ? thisWeek : inRow + " " + thisWeek
    }
}
