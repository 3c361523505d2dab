import Household
import Words

/// A year of days, a column for each week: the more lessons were finished, the larger and darker is the square.
struct YearHeatMap {
    var days: [HeatDay]
    var weekStart: Weekday
    var name: String
    var words: ReportWords
    var id: String

    private static let pitch = 12.0
    private static let left = 28.0
    private static let top = 18.0
    private static let height = 126
    private static let sides = [3.0, 6, 8.5, 11]
    private static let paints: [Paint] = [.grid, .step2, .learn, .step3]

    var svg: Markup {
        let levels = Self.paints.indices.map { level in
            Chart.path(
                days.indices.filter { min(max(0, days[$0].level), Self.paints.count - 1) == level }.map { index in
                    let place = place(index)
                    return Chart.square(place.x, place.y, Self.sides[level])
                }, Self.paints[level])
        }
        return Chart.svg(
            width: ChildPage.wide, height: Self.height, id: id,
            title: words.say("picture.year", ["name": .text(name)]), about: about,
            weekdays + months + levels + legend)
    }

    /// What it comes to, in a sentence.
    var about: String {
        let lessons = days.reduce(0) { $0 + $1.lessons }
        return words.say(
            "picture.year.about",
            ["lessons": .number(lessons), "days": .number(days.count { $0.lessons > 0 })])
    }

    /// The middle of a day's square.
    private func place(_ index: Int) -> (x: Double, y: Double) {
        let shift = days.first.map { weekStart.distance(to: $0.day.weekday) } ?? 0
        let (week, day) = ((index + shift) / 7, (index + shift) % 7)
        return (Self.left + Self.pitch * (Double(week) + 0.5), Self.top + Self.pitch * (Double(day) + 0.5))
    }

    /// Every second one.
    private var weekdays: [Markup] {
        stride(from: 0, to: 7, by: 2).map { row in
            let weekday = weekStart.advanced(by: row)
            return Chart.text(
                words.page.say("calendar." + weekday.name), Self.left - 6, Self.top + Self.pitch * Double(row) + 10,
                .dim,
                .end, size: 10)
        }
    }

    /// A month's name stands over the week in which it begins.
    private var months: [Markup] {
        days.indices.filter { days[$0].day.day == 1 }.compactMap { index in
            let x = place(index).x - Self.pitch / 2
            // One that begins in the last weeks has no room.
            guard x < Double(ChildPage.wide) - 24 else { return nil }
            return Chart.text(words.page.say("month.\(days[index].day.month)"), x, Self.top - 6, .dim, size: 10)
        }
    }

    private var legend: [Markup] {
        let y = Self.top + Self.pitch * 7 + 14
        let marks = Self.paints.indices.map { level in
            Chart.path(
                [Chart.square(Self.left + Self.pitch * (Double(level) + 0.5), y, Self.sides[level])],
                Self.paints[level])
        }
        return marks
            + [Chart.text(words.say("legend.heat"), Self.left + Self.pitch * 4 + 8, y + 4, .dim)]
    }
}
