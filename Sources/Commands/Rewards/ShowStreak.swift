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

    @OptionGroup var options: GlobalOptions

    func run(in session: Session) throws {
        let answer = try session.call(RewardsStreak.method, ChildParams(child: child))
        session.show(answer) { Self.text($0, $1) }
    }

    private static func text(_ result: RewardsStreak.Result, _ page: Page) -> String {
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
        let weeks = result.weekStreak
        let days = result.dayStreak
        return table.text(on: page.terminal) + "\n"
            + page.facts([
                ("Days", "\(days.value) in a row, longest \(days.longest). \(days.say)"),
                (
                    "Weeks",
                    "\(weeks.weeks) in a row, longest \(weeks.longest). "
                        + "This week \(weeks.learningDays) of \(weeks.target) days."
                ),
                ("Month", result.say),
            ])
    }
}
