import API
import ArgumentParser

struct ShowStreak: Verb {
    static let configuration = CommandConfiguration(
        commandName: "streak", abstract: "Show a child's days and weeks in a row.",
        usage: "kidctl rewards streak <child> [options]",
        discussion: """
            EXAMPLES:
              kidctl rewards streak mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(RewardsStreak.method, ChildParams(child: child))
        session.show(answer) { Self.text($0, $1) }
    }

    static func text(_ result: RewardsStreak.Result, _ page: Page) -> String {
        var table = Table([.init("Day"), .init(""), .init("Lessons", right: true), .init("Answers", right: true)])
        for day in result.days {
            let isToday = day.day == result.days.last?.day
            let mark = day.isLearningDay ? "██" : day.isRestDay ? "▒▒ rest" : "░░"
            table.add(
                Table.Cell(isToday ? "Today" : ClockText.day(day.day), isToday ? .bold : .plain),
                Table.Cell(mark, day.isLearningDay ? .green : .dim),
                Table.Cell(day.lessons == 0 ? "–" : "\(day.lessons)"),
                Table.Cell(day.answers == 0 ? "–" : "\(day.answers)"))
        }
        let days = result.dayStreak
        return table.text(on: page.terminal) + "\n"
            + page.facts([
                ("Days", days.say.printable + (days.longest == 0 ? "" : " The longest: \(days.longest).")),
                ("Weeks", weeks(result.weekStreak)), ("Month", result.say.printable),
            ])
    }

    /// Nothing is said of rows before the first one.
    private static func weeks(_ weeks: RewardsStreak.Weeks) -> String {
        (weeks.longest == 0 ? "" : "\(weeks.weeks) in a row, the longest: \(weeks.longest). ")
            + "This week has \(weeks.learningDays) learning \(weeks.learningDays == 1 ? "day" : "days"); "
            + "\(weeks.target) make it count."
    }
}
