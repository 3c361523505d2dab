import Household
import Words

/// What a child used as people read it: a bar for each day.
struct UsageText {
    var report: UsageReport
    var page: Page

    var text: String {
        var text =
            days + "\n"
            + page.paragraph(week + (detail("usage.weekGranted", report.week.grantedSeconds).map { " " + $0 } ?? ""))
        if let lock = report.lock { text += page.paragraph(page.said(lock.say), .yellow) }
        for goal in report.goals { text += page.paragraph(sentence(of: goal)) }
        for grant in report.grants { text += page.paragraph(sentence(of: grant)) }
        for lease in report.leases {
            text += page.paragraph(
                page.say(
                    "usage.running",
                    [
                        "time": .text(page.clock.time(lease.began)),
                        "name": .text(Self.name(of: lease.activity, page.language)),
                    ]))
        }
        return text
    }

    private static let barWidths = 8...30
    /// Columns of a line without its bar: the day, what was used, and the gaps.
    private static let besideBar = 44

    private var days: String {
        let width = min(max(page.terminal.width - Self.besideBar, Self.barWidths.lowerBound), Self.barWidths.upperBound)
        // Without a limit the longest day fills its bar.
        let most = report.days.map(\.usedSeconds).max() ?? 0
        var table = Table([page.column("day"), page.column("used"), .init("", right: true), .init("", .wrap)])
        for day in report.days {
            let isToday = day.day == report.days.last?.day
            let whole = day.limitMinutes.map { $0 * 60 } ?? most
            table.add(
                Table.Cell(page.clock.day(day.day, isToday: isToday), isToday ? .bold : .plain),
                Table.Cell(Bar.text(day.usedSeconds, of: whole, width: width), style(of: day)),
                Table.Cell(page.length(usedSeconds: day.usedSeconds)), Table.Cell(detail(of: day), .dim))
        }
        return table.text(on: page.terminal)
    }

    private func style(of day: UsageReport.OnDay) -> Style {
        guard let limit = day.limitMinutes else { return .blue }
        return day.usedSeconds > limit * 60 ? .yellow : .blue
    }

    private func detail(of day: UsageReport.OnDay) -> String {
        if day.isBefore, day.usedSeconds == 0 { return page.say("usage.notAdded") }
        let limit = (day.isBefore ? nil : day.limitMinutes).map {
            $0 == 0 ? page.say("usage.blocked") : page.say("rule.of", ["length": .text(page.length(minutes: $0))])
        }
        return [limit, detail("usage.granted", day.grantedSeconds), detail("usage.free", day.freeSeconds)]
            .compactMap { $0 }.joined(separator: ", ")
    }

    private func detail(_ key: String, _ seconds: Int) -> String? {
        seconds > 0 ? page.say(key, ["length": .text(page.length(usedSeconds: seconds))]) : nil
    }

    private var week: String {
        let week = report.week
        let day = Saying.Value.text(page.clock.day(week.first))
        let used = Saying.Value.text(page.length(usedSeconds: week.usedSeconds))
        let limit = week.limitMinutes.map { Saying.Value.text(page.length(minutes: $0)) }
        let left = week.remainingSeconds.map { Saying.Value.text(page.length(seconds: $0)) }
        return switch (limit, left) {
        case (let limit?, let left?):
            page.say("usage.weekLeft", ["day": day, "used": used, "limit": limit, "left": left])
        case (let limit?, nil): page.say("usage.weekOf", ["day": day, "used": used, "limit": limit])
        case (nil, let left?): page.say("usage.weekOnlyLeft", ["day": day, "used": used, "left": left])
        case (nil, nil): page.say("usage.week", ["day": day, "used": used])
        }
    }

    private func sentence(of goal: UsageReport.OfGoal) -> String {
        page.say(
            "usage.goal",
            [
                "name": .text(goal.goal.subject ?? page.say("usage.learning")),
                "used": .text(page.length(doneSeconds: goal.learnedSeconds)),
                "minutes": .text(page.length(minutes: goal.goal.weeklyMinutes)),
            ])
    }

    private func sentence(of left: UsageReport.GrantLeft) -> String {
        let grant = left.grant
        var text = page.say(
            "usage.grant",
            [
                "by": .text(giver(of: left)), "id": .text(grant.id.rawValue),
                "left": .text(page.length(seconds: left.remainingSeconds)),
                "minutes": .text(page.length(minutes: grant.minutes)), "end": .text(end(of: grant)),
            ])
        if case .activity(let activity) = grant.scope {
            text += page.say("usage.grant.for", ["name": .text(Self.name(of: activity, page.language))])
        }
        if grant.pastQuietHours { text += page.say("usage.grant.past") }
        if let why = grant.why { text += " (\(why))" }
        return text + "."
    }

    private func giver(of left: UsageReport.GrantLeft) -> String {
        let grant = left.grant
        let (key, name) =
            switch grant.origin {
            case .parent, .request: ("parent", grant.by)
            case .code(let code): ("code", code.rawValue)
            case .lesson(let lesson): ("lesson", left.title?.printable ?? lesson.rawValue)
            case .challenge(let challenge): ("challenge", challenge.rawValue)
            }
        return page.say("usage.by." + key, ["name": .text(name)])
    }

    private func end(of grant: Grant) -> String {
        guard let today = report.days.last?.day else { return page.clock.short(grant.expires) }
        return page.clock.time(grant.expires, on: today)
    }

    static func name(of activity: ActivityRef, _ language: Language) -> String {
        let parts = [
            activity.subject, activity.lesson.map { language.say("activity.lesson", ["name": .text($0)]) },
            activity.app.map { language.say("activity.app", ["name": .text($0)]) },
            activity.pack.map { language.say("activity.pack", ["name": .text($0)]) },
        ].compactMap { $0 }
        return parts.isEmpty ? language.say("activity.anything") : parts.joined(separator: ", ")
    }
}
