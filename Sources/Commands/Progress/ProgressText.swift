import Household
import Words

/// A child's progress as people read it: bars, the month as a calendar, a heat map.
struct ProgressText {
    var overview: LearningOverview
    var page: Page

    var text: String {
        [numbers, subjects, month, heatMap, recent, accuracy].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var numbers: String {
        page.facts([
            (
                page.say("rewards.stars"),
                page.say(
                    "progress.purse", ["stars": .number(overview.stars), "earned": .number(overview.starsEarned)])
            ),
            (page.say("rewards.points"), page.number(overview.points)),
            (
                page.say("progress.thisWeek"),
                page.say(
                    "progress.learned", ["length": .text(page.length(doneSeconds: overview.week.learningSeconds))])
            ),
        ])
    }

    private static let barWidths = 8...30
    /// Columns of a line without its bar.
    private static let besideBar = 56

    private var subjects: String {
        guard !overview.subjects.isEmpty else { return "" }
        let width = min(max(page.terminal.width - Self.besideBar, Self.barWidths.lowerBound), Self.barWidths.upperBound)
        var table = Table([
            page.column("subject", .cut), .init(""), page.column("passed"), page.column("mastered"),
        ])
        for subject in overview.subjects {
            let isWhole = subject.passed == subject.lessons
            table.add(
                Table.Cell(subject.title),
                Table.Cell(Bar.text(subject.passed, of: subject.lessons, width: width), isWhole ? .green : .blue),
                Table.Cell(page.language.say(subject.passed, of: subject.lessons)),
                Table.Cell(page.language.say(subject.mastered, of: subject.skills)))
        }
        return table.text(on: page.terminal)
    }

    private static let columns = 7

    /// Weeks as the household counts them; a learning day has a dot, today stands in brackets.
    private var month: String {
        let learned = Set(overview.month.learningDays)
        let first = overview.month.first
        let start = overview.week.first.weekday
        let names = (0..<Self.columns).map {
            page.say("calendar." + overview.week.first.advanced(by: $0).weekday.name)
        }
        let title = page.say(
            "progress.month", ["month": .text(page.clock.month(first)), "count": .number(learned.count)])
        var lines = [
            page.styled(title, .bold),
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

    private static let shades = ["·", "░", "▒", "█"]

    private var heatMap: String {
        let row = overview.heatMap.map { Self.shades[min(max(0, $0.level), Self.shades.count - 1)] }.joined()
        return HeatMapText.title(days: overview.heatMap.count, page)
            + page.styled(row, .green) + "\n" + page.paragraph(page.say("progress.legend"), .dim)
    }

    private var recent: String {
        guard !overview.recent.isEmpty else { return "" }
        var table = Table([
            page.column("lesson", .cut), page.column("subject", .cut, spare: true), page.column("bestOf", right: true),
            page.column("times", right: true), page.column("last"),
        ])
        for lesson in overview.recent {
            table.add(
                Table.Cell(lesson.title), Table.Cell(lesson.subject, .dim),
                Table.Cell(page.language.say(percent: lesson.bestPercent)),
                Table.Cell("\(lesson.timesFinished)\u{00D7}"), Table.Cell(page.clock.short(lesson.finishedAt)))
        }
        return table.text(on: page.terminal)
    }

    private var accuracy: String {
        guard let accuracy = overview.accuracy else { return "" }
        let pairs = [
            (page.say("progress.rightLast", ["days": .number(overview.heatMap.count)]), accuracy.recent),
            (page.say("progress.rightAll"), accuracy.allTime),
        ]
        return page.facts(pairs.map { ($0.0, $0.1.map(text) ?? page.say("progress.noAnswers")) })
            + page.paragraph(page.say("progress.counts"), .dim)
    }

    private func text(of accuracy: Accuracy) -> String {
        page.say(
            "progress.accuracy",
            [
                "right": .number(accuracy.right), "answers": .number(accuracy.answers),
                "percent": .number(accuracy.permille / 10), "low": .number(accuracy.lowestPermille / 10),
                "high": .number((accuracy.highestPermille + 9) / 10),
            ])
    }
}

extension String {
    /// The same without spaces behind its last other character.
    fileprivate var withoutSpacesAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
