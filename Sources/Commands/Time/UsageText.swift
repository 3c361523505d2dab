import Household

/// What a child used as people read it: a bar for each day.
struct UsageText {
    var report: UsageReport
    var page: Page

    var text: String {
        var text = days + "\n" + page.paragraph(week)
        for goal in report.goals { text += page.paragraph(sentence(of: goal)) }
        for grant in report.grants { text += page.paragraph(sentence(of: grant)) }
        for lease in report.leases {
            text += page.paragraph("Running since \(page.clock.time(lease.began)): \(Self.name(of: lease.activity))")
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
        var table = Table([.init("Day"), .init("Used"), .init("", right: true), .init("", .wrap)])
        for day in report.days {
            let isToday = day.day == report.days.last?.day
            let whole = day.limitMinutes.map { $0 * 60 } ?? most
            table.add(
                Table.Cell(isToday ? "Today" : ClockText.day(day.day), isToday ? .bold : .plain),
                Table.Cell(Bar.text(day.usedSeconds, of: whole, width: width), style(of: day)),
                Table.Cell(HumanDuration.text(usedSeconds: day.usedSeconds)), Table.Cell(Self.detail(of: day), .dim))
        }
        return table.text(on: page.terminal)
    }

    private func style(of day: UsageReport.OnDay) -> Style {
        guard let limit = day.limitMinutes else { return .blue }
        return day.usedSeconds > limit * 60 ? .yellow : .blue
    }

    private static func detail(of day: UsageReport.OnDay) -> String {
        if day.isBefore, day.usedSeconds == 0 { return "not added yet" }
        let limit = (day.isBefore ? nil : day.limitMinutes).map {
            $0 == 0 ? "blocked" : "of " + HumanDuration.text(minutes: $0)
        }
        let granted =
            day.grantedSeconds > 0 ? HumanDuration.text(usedSeconds: day.grantedSeconds) + " of them granted" : nil
        let free = day.freeSeconds > 0 ? HumanDuration.text(usedSeconds: day.freeSeconds) + " more free" : nil
        return [limit, granted, free].compactMap { $0 }.joined(separator: ", ")
    }

    private var week: String {
        let week = report.week
        var text = "This week since \(ClockText.day(week.first)): \(HumanDuration.text(usedSeconds: week.usedSeconds))"
        if let limit = week.limitMinutes { text += " of " + HumanDuration.text(minutes: limit) }
        if let left = week.remainingSeconds { text += ", \(HumanDuration.text(seconds: left)) left" }
        return text + "."
    }

    private func sentence(of goal: UsageReport.OfGoal) -> String {
        let name = goal.goal.subject ?? "learning"
        let used = HumanDuration.text(usedSeconds: goal.learnedSeconds)
        return "The week's goal for \(name): \(used) of \(HumanDuration.text(minutes: goal.goal.weeklyMinutes))."
    }

    private func sentence(of left: UsageReport.GrantLeft) -> String {
        let grant = left.grant
        let giver =
            switch grant.origin {
            case .parent, .request: "Granted by \(grant.by)"
            case .code(let code): "Redeemed by code \(code.rawValue)"
            case .lesson(let lesson): "Earned with lesson \(lesson.rawValue)"
            case .challenge(let challenge): "Earned with challenge \(challenge.rawValue)"
            }
        var text = "\(giver) (\(grant.id.rawValue)): \(HumanDuration.text(seconds: left.remainingSeconds)) left of "
        text += "\(HumanDuration.text(minutes: grant.minutes)), until \(end(of: grant))"
        if case .activity(let activity) = grant.scope { text += ", for \(Self.name(of: activity))" }
        if grant.pastQuietHours { text += ", past quiet hours" }
        if let why = grant.why { text += " (\(why))" }
        return text + "."
    }

    private func end(of grant: Grant) -> String {
        guard let today = report.days.last?.day else { return page.clock.short(grant.expires) }
        return page.clock.time(grant.expires, on: today)
    }

    static func name(of activity: ActivityRef) -> String {
        let parts = [
            activity.subject, activity.lesson.map { "lesson " + $0 }, activity.app.map { "app " + $0 },
            activity.pack.map { "pack " + $0 },
        ].compactMap { $0 }
        return parts.isEmpty ? "anything" : parts.joined(separator: ", ")
    }
}
