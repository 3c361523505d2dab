import Household
import Words

/// Time by day and by subject.
extension ChildPage {
    private func bars(width: Int) -> Markup {
        DayBars(days: child.days, name: child.name, words: words, id: "c\(number)-days", width: width).svg
    }

    var weekPicture: [Markup] { [heading("days"), bars(width: Self.narrow)] }

    var monthPicture: [Markup] { [heading("days"), bars(width: Self.wide)] }

    /// A row for each day.
    var weekTable: [Markup] {
        [DataTable(caption: words.say("section.days"), child.days, .ofDays, words).markup]
    }

    private static let daysOfRow = 7

    /// A row for each seven days: minutes of learning, and of other screen time.
    var monthTable: [Markup] {
        let first = child.days.prefix(Self.daysOfRow)
        var table = DataTable(
            caption: words.say("minutes"),
            columns: [.text(page.say("head.from"))]
                + first.map { .number(page.say("calendar." + $0.day.weekday.name)) })
        for start in stride(from: 0, to: child.days.count, by: Self.daysOfRow) {
            let days = child.days[start..<min(start + Self.daysOfRow, child.days.count)]
            let cells = days.map { day in
                day.isBefore ? "" : day.screenSeconds == 0 ? ReportWords.nothing : Self.minutes(of: day)
            }
            let rest = Array(repeating: "", count: Self.daysOfRow - cells.count)
            table.rows.append([words.day(child.days[start].day)] + cells + rest)
        }
        return [table.markup]
    }

    /// `15 + 25`.
    private static func minutes(of day: ReportDay) -> String {
        "\(ToldMinutes.done(seconds: day.learningSeconds)) + \(ToldMinutes.used(seconds: day.otherSeconds))"
    }

    var subjects: [Markup] {
        guard !child.subjects.isEmpty else { return [] }
        let rows = child.subjects.prefix(Self.mostRows)
        return [
            heading("subjects"), DataTable(caption: words.say("right.caption"), rows, .ofSubjects, words).markup,
        ]
    }

    var rings: [Markup] {
        let begun = pictures.subjects.filter { $0.skills > 0 }
        guard !begun.isEmpty else { return [] }
        let rings = SubjectRings(
            subjects: Array(begun.prefix(SubjectRings.most)), name: child.name, words: words, id: "c\(number)-rings")
        return [heading("rings"), rings.svg]
    }

    var year: [Markup] {
        guard !pictures.year.isEmpty else { return [] }
        let map = YearHeatMap(
            days: pictures.year, weekStart: pictures.weekStart, name: child.name, words: words,
            id: "c\(number)-year")
        return [heading("year"), map.svg, .element("p", [("class", "dim")], map.about)]
    }
}
