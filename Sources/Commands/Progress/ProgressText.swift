import Household

/// A child's progress as people read it: bars, the month as a calendar, a heat map.
struct ProgressText {
    var overview: LearningOverview
    var page: Page

    var text: String {
        [numbers, subjects, month, heatMap, recent, accuracy].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var numbers: String {
        page.facts([
            ("Stars", "\(overview.stars) in the purse, \(overview.starsEarned) earned so far"),
            ("Points", "\(overview.points)"),
            ("This week", HumanDuration.text(seconds: overview.week.learningSeconds) + " of learning"),
        ])
    }

    private static let barWidths = 8...30
    /// Columns of a line without its bar.
    private static let besideBar = 56

    private var subjects: String {
        guard !overview.subjects.isEmpty else { return "" }
        let width = min(max(page.terminal.width - Self.besideBar, Self.barWidths.lowerBound), Self.barWidths.upperBound)
        var table = Table([.init("Subject", .cut), .init(""), .init("Lessons passed"), .init("Mastered")])
        for subject in overview.subjects {
            let isWhole = subject.passed == subject.lessons
            table.add(
                Table.Cell(subject.title),
                Table.Cell(Bar.text(subject.passed, of: subject.lessons, width: width), isWhole ? .green : .blue),
                Table.Cell("\(subject.passed) of \(subject.lessons)"),
                Table.Cell("\(subject.mastered) of \(subject.skills)"))
        }
        return table.text(on: page.terminal)
    }

    private static let columns = 7

    /// Weeks as the household counts them; a learning day has a dot, today stands in brackets.
    private var month: String {
        let learned = Set(overview.month.learningDays)
        let first = overview.month.first
        let start = overview.week.first.weekday
        let names = (0..<Self.columns).map { overview.week.first.advanced(by: $0).weekday.shortName.prefix(2) }
        var lines = [
            page.styled(ClockText.month(first) + ": " + Self.count(learned.count), .bold),
            page.styled(names.map { "  \($0) " }.joined().withoutSpacesAtEnd, .dim),
        ]
        var line = String(repeating: "     ", count: start.distance(to: first.weekday))
        for day in first...overview.month.last {
            if day.weekday == start, day != first {
                lines.append(line)
                line = ""
            }
            line += cell(day, isLearned: learned.contains(day))
        }
        return (lines + [line]).map { $0.withoutSpacesAtEnd + "\n" }.joined()
    }

    private func cell(_ day: Day, isLearned: Bool) -> String {
        let isToday = day == overview.today
        let number = (day.day < 10 ? " " : "") + "\(day.day)"
        let text = (isToday ? "[" : " ") + number + (isLearned ? "●" : " ") + (isToday ? "]" : " ")
        return page.styled(text, isLearned ? .green : .plain)
    }

    private static func count(_ days: Int) -> String { days == 1 ? "1 learning day" : "\(days) learning days" }

    private static let shades = ["·", "░", "▒", "█"]

    private var heatMap: String {
        let row = overview.heatMap.map { Self.shades[min(max(0, $0.level), Self.shades.count - 1)] }.joined()
        return page.styled("Finished lessons, the last \(overview.heatMap.count) days", .bold) + "\n"
            + page.styled(row, .green) + "\n" + page.paragraph("· none   ░ 1   ▒ 2 or 3   █ 4 and more", .dim)
    }

    private var recent: String {
        guard !overview.recent.isEmpty else { return "" }
        var table = Table([
            .init("Lesson", .cut), .init("Subject", .cut, spare: true), .init("Best", right: true),
            .init("Done", right: true), .init("Last"),
        ])
        for lesson in overview.recent {
            table.add(
                Table.Cell(lesson.title), Table.Cell(lesson.subject, .dim), Table.Cell("\(lesson.bestPercent) %"),
                Table.Cell("\(lesson.timesFinished)\u{00D7}"), Table.Cell(page.clock.short(lesson.finishedAt)))
        }
        return table.text(on: page.terminal)
    }

    private var accuracy: String {
        guard let accuracy = overview.accuracy else { return "" }
        let pairs = [
            ("Right, last \(overview.heatMap.count) days", accuracy.recent), ("Right, all time", accuracy.allTime),
        ]
        return page.facts(pairs.map { ($0.0, $0.1.map(Self.text) ?? "no answers yet") })
    }

    private static func text(of accuracy: Accuracy) -> String {
        "\(accuracy.right) of \(accuracy.answers), \(accuracy.permille / 10) % "
            + "(likely \(accuracy.lowestPermille / 10) to \((accuracy.highestPermille + 9) / 10) %)"
    }
}

extension String {
    /// The same without spaces behind its last other character.
    fileprivate var withoutSpacesAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
