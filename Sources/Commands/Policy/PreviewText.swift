import API
import Household
import Words

/// Days as the limits make them, as a picture: a bar of the clock and one of the minutes for each day. Every kind has a
/// sign of its own, so that nothing depends on colour.
struct PreviewText {
    var preview: PolicyPreview.Result
    /// The limits that the days follow: what of them no day shows is told below.
    var policy: ScreenTimePolicy
    /// As the command named the child.
    var child: String
    /// The time that was asked for.
    var at: Instant?
    /// Whether the limits are not saved.
    var isChanged: Bool
    var page: Page

    var text: String {
        var text = isChanged ? page.paragraph(page.say("preview.notSaved"), .bold) + "\n" : ""
        text += table.text(on: page.terminal) + "\n" + legend
        if preview.days.count == 1, let day = preview.days.first { text += "\n" + stretches(of: day) }
        text += week + carryOver + notes + others
        if let at, let decision = preview.decision {
            let then = DecisionText(decision: decision, child: child, now: preview.now, page: page)
            text += "\n" + page.paragraph(page.clock.full(at) + ":", .bold) + then.headline + "\n"
            if let note = preview.note { text += page.paragraph(page.said(note), indent: 2, .dim) }
        }
        return text
    }

    // MARK: The picture

    static let quiet: Character = "\u{00B7}"
    static let allowed: Character = "\u{2591}"
    static let closed: Character = "-"
    static let blocked: Character = "x"
    static let used: Character = "\u{2588}"
    static let left: Character = "\u{2592}"

    private static let minutesWidth = 10
    /// Columns of a line without the bar of the clock.
    private static let besideClock = 56
    private static let hour = 3600

    /// Signs of one hour: two where there is room.
    private var perHour: Int { page.terminal.width >= Self.besideClock + 48 ? 2 : 1 }

    private var table: Table {
        let most = preview.days.compactMap(Self.promised).max() ?? 0
        var table = Table([
            page.column("day"), .init(scale), page.column("minutes", spare: true), .init("", .wrap, least: 18),
        ])
        for day in preview.days {
            let isToday = day.day == preview.today
            table.add(
                Table.Cell(page.clock.day(day.day, isToday: isToday), isToday ? .bold : .plain),
                Table.Cell(clockBar(day)), Table.Cell(Self.minutesBar(day, most: most), .blue),
                Table.Cell(words(of: day)))
        }
        return table
    }

    /// `0     6     12    18`: the hours over their signs, from the begin of the first day.
    private var scale: String {
        let first = preview.days.first.map { page.clock.zone.local(at: $0.begins).minuteOfDay / 60 } ?? 0
        let step = 6 * perHour
        return (0..<4).map { index in
            let hour = String((first + 6 * index) % 24)
            return hour + String(repeating: " ", count: step - hour.count)
        }.joined()
    }

    /// As the clock's face goes: an hour that it leaves out stays empty, one that comes twice stands once.
    private func clockBar(_ day: DayPreview) -> String {
        let cell = Milliseconds(Self.hour / perHour) * 1000
        // Where each stretch is on the face, from the begin of the day.
        let start = page.clock.zone.local(at: day.begins)
        let faces = day.stretches.map { stretch in
            let begin = page.clock.zone.local(at: stretch.begins)
            let late = Milliseconds(start.day.distance(to: begin.day)) * .day
            let from = late + begin.millisecondOfDay - start.millisecondOfDay
            return (kind: stretch.kind, range: from..<from + stretch.length)
        }
        return String(
            (0..<24 * perHour).map { index in
                let begin = Milliseconds(index) * cell
                let shares = faces.map { ($0.kind, $0.range.clamped(to: begin..<begin + cell)) }
                let sign = Self.most(of: shares.map { ($0.0, $0.1.upperBound - $0.1.lowerBound) })
                return sign == Self.allowed && Self.isBlocked(day) ? Self.blocked : sign
            })
    }

    /// Whether the day has no minutes at all, so that nothing of it is allowed.
    private static func isBlocked(_ day: DayPreview) -> Bool { day.limitMinutes == 0 && day.carriedSeconds == nil }

    /// The sign of what most of an hour is; among equals the first.
    private static func most(of shares: [(kind: DayStretch.Kind, length: Milliseconds)]) -> Character {
        let sums = DayStretch.Kind.allCases.map { kind in
            (kind, shares.filter { $0.kind == kind }.reduce(Milliseconds(0)) { $0 + $1.length })
        }
        guard let best = sums.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return " " }
        return sign(of: best.0)
    }

    private static func sign(of kind: DayStretch.Kind) -> Character {
        switch kind {
        case .quiet: quiet
        case .allowed: allowed
        case .outsideAllowedWindow: closed
        }
    }

    /// Seconds of its limit, with those that earlier days left over; nil without a limit.
    private static func promised(_ day: DayPreview) -> Int? {
        day.limitMinutes.map { $0 * 60 + (day.carriedSeconds ?? 0) }
    }

    /// As long as its minutes beside the most; nothing where there is no limit.
    private static func minutesBar(_ day: DayPreview, most: Int) -> String {
        guard let all = promised(day), let limit = day.limitMinutes, all > 0, most > 0 else { return "" }
        let whole = max(1, (all * minutesWidth + most / 2) / most)
        let seconds = min(day.usedSeconds ?? 0, limit * 60)
        let part = seconds == 0 ? 0 : max(1, seconds * whole / all)
        // What the week or the clock does not leave is not promised.
        let usable = min(all, seconds + min(day.weekLeftSeconds ?? .max / 2, day.openSeconds ?? .max / 2))
        let end = max(part, usable * whole / all)
        return String(repeating: used, count: part) + String(repeating: left, count: end - part)
    }

    /// What the day's limit leaves of its minutes, with what earlier days left over.
    private static func wanted(of day: DayPreview) -> Int {
        max(0, (day.limitMinutes ?? ScreenTimePolicy.mostDailyMinutes) * 60 - (day.usedSeconds ?? 0))
            + (day.carriedSeconds ?? 0)
    }

    /// What the week leaves, where that is less than the day's limit; nil where it is not.
    private static func weekCut(of day: DayPreview) -> Int? {
        day.weekLeftSeconds.flatMap { $0 < wanted(of: day) ? $0 : nil }
    }

    /// What the clock leaves, where that is less than limit and week do; nil where it is not. Of a day without a limit
    /// the nights are not told.
    private static func clockCut(of day: DayPreview) -> Int? {
        guard let open = day.openSeconds else { return nil }
        let isNight =
            !day.notes.contains { $0.kind == .allowance }
            && !day.stretches.contains { $0.kind == .outsideAllowedWindow }
        if day.limitMinutes == nil, open > 0, isNight { return nil }
        let left = min(wanted(of: day), day.remainingSeconds ?? weekCut(of: day) ?? .max)
        return open < left ? open : nil
    }

    private func words(of day: DayPreview) -> String {
        if day.isBefore { return page.say("preview.before") }
        func part(_ key: String, _ length: String) -> String { page.say("preview." + key, ["length": .text(length)]) }
        var parts = [page.limit(day.limitMinutes)]
        if let carried = day.carriedSeconds { parts.append(part("carried", page.length(seconds: carried))) }
        if let used = day.usedSeconds, used > 0 { parts.append(part("used", page.length(usedSeconds: used))) }
        if let open = Self.clockCut(of: day) {
            parts.append(open == 0 ? page.say("preview.noTime") : part("atMost", page.length(seconds: open)))
        } else if let left = day.remainingSeconds {
            parts.append(part("left", page.length(seconds: left)))
        } else if let left = Self.weekCut(of: day) {
            parts.append(left == 0 ? page.say("preview.nothingLeft") : part("atMost", page.length(seconds: left)))
        }
        return parts.joined(separator: ", ") + (day.dates.map { " (\($0))" } ?? "")
    }

    // MARK: In words

    /// Where the week ends before its days.
    private var week: String {
        let day = preview.days.first { day in
            guard day.limitMinutes != nil, let week = Self.weekCut(of: day) else { return false }
            return week < day.openSeconds ?? .max
        }
        guard let day else { return "" }
        let text =
            day.day == preview.today
            ? page.say("preview.weekEndsToday")
            : page.say("preview.weekEnds", ["day": .text(page.clock.day(day.day))])
        return "\n" + page.paragraph(text, .yellow)
    }

    private var carryOver: String {
        guard preview.days.count(where: { $0.carriedSeconds != nil }) > 1 else { return "" }
        return "\n" + page.paragraph(page.say("preview.carryOver"), .dim)
    }

    private var legend: String {
        func entry(_ sign: Character, _ key: String) -> String {
            page.say("preview.sign." + key, ["sign": .text(String(sign))])
        }
        var signs = [entry(Self.quiet, "quiet"), entry(Self.allowed, "allowed")]
        if preview.days.contains(where: { $0.stretches.contains { $0.kind == .outsideAllowedWindow } }) {
            signs.append(entry(Self.closed, "outside"))
        }
        if preview.days.contains(where: Self.isBlocked) { signs.append(entry(Self.blocked, "blocked")) }
        return page.paragraph(
            (signs + [entry(Self.used, "used"), entry(Self.left, "left")]).joined(separator: ", "), .dim)
    }

    private func stretches(of day: DayPreview) -> String {
        day.stretches.map { stretch in
            let end = page.clock.zone.local(at: stretch.ends).minuteOfDay
            let span = page.clock.span(
                page.clock.time(stretch.begins),
                page.clock.time(minutes: end == 0 ? WallTime.endOfDay.minutes : end))
            let isBlocked = stretch.kind == .allowed && Self.isBlocked(day)
            let key = isBlocked ? "blocked" : Self.key(of: stretch.kind)
            return page.paragraph(page.say("preview.stretch." + key, ["span": .text(span)]))
        }.joined()
    }

    private static func key(of kind: DayStretch.Kind) -> String {
        switch kind {
        case .quiet: "quiet"
        case .allowed: "allowed"
        case .outsideAllowedWindow: "outside"
        }
    }

    /// What holds besides days, quiet hours and windows: breaks, budgets, goals and the like.
    private var others: String {
        let drawn = [
            "dailyMinutes", "dailyMinutesByWeekday", "weeklyMinutes", "quietHours", "finishing", "dateOverrides",
            "allowedWindows",
        ]
        let facts = ScreenTimePolicy.rules.facts(of: policy, besides: Set(drawn), page)
        return facts.isEmpty ? "" : "\n" + page.facts(facts)
    }

    private var notes: String {
        let notes = preview.days.flatMap { day in
            day.notes.map { note in
                page.paragraph(
                    page.say("label", ["name": .text(page.clock.day(day.day)), "text": .text(page.said(note.say))]))
            }
        }
        return notes.isEmpty ? "" : "\n" + notes.joined()
    }
}
