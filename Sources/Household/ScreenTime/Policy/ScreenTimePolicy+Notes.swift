import Words

extension ScreenTimePolicy {
    /// What a parent should know of these limits, a sentence each: they are possible, but may not do what they seem to.
    public var notes: [Saying] { [weekNote, windowNote, appNote].compactMap { $0 } }

    /// The week ends before its days: then these promise more than there is.
    private var weekNote: Saying? {
        guard let weeklyMinutes else { return nil }
        let usual = usualWeek
        // No day allows more than the clock leaves of it.
        let days = usual.days.reduce(0) { sum, day in
            sum + min(dailyMinutes(on: day.weekday) ?? Self.mostDailyMinutes, usual.plan.openMinutes(of: day))
        }
        guard days > weeklyMinutes else { return nil }
        let week = Self.length(weeklyMinutes)
        return Weekday.allCases.contains { dailyMinutes(on: $0) == nil }
            ? Saying("parent.note.daysWithoutLimit", ["week": week])
            : Saying("parent.note.daysBeyondWeek", ["days": Self.length(days), "week": week])
    }

    /// Weekdays on which there are minutes, and no time at which they could be used.
    private var windowNote: Saying? {
        let usual = usualWeek
        let closed = usual.days.filter { usual.plan.isClosed(on: $0) && dailyMinutes(on: $0.weekday) != 0 }
        guard !closed.isEmpty else { return nil }
        let rules = Saying.Value.key(allowedWindows.isEmpty ? "parent.note.quietHours" : "parent.note.quietAndWindows")
        guard closed.count == Weekday.allCases.count else {
            let names = closed.map { Saying.Value.saying($0.weekday.saying) }
            return Saying("parent.note.noTimeOn", ["rules": rules, "weekdays": .list(names)])
        }
        let others = openDates.map { Saying.Value.text($0) }
        return others.isEmpty
            ? Saying("parent.note.noTime", ["rules": rules])
            : Saying("parent.note.noTimeExcept", ["rules": rules, "dates": .list(others)])
    }

    /// A week without rules for dates. Any week will do: without them all are alike.
    private var usualWeek: (days: ClosedRange<Day>, plan: DayPlan) {
        var usual = self
        usual.dateOverrides = []
        let monday = Day(number: 0).advanced(by: Day(number: 0).weekday.distance(to: .monday))
        let sunday = monday.advanced(by: Weekday.allCases.count - 1)
        let plan = DayPlan(policy: usual, calendar: HouseholdCalendar(zone: .utc), from: monday, to: sunday)
        return (monday...sunday, plan)
    }

    /// The dates with rules of their own that leave time, each range by its title.
    private var openDates: [String] {
        dateOverrides.filter { dates in
            // Rules of a range are those of its first week over again.
            let last = min(dates.last, dates.first.advanced(by: Weekday.allCases.count - 1))
            guard dates.first <= last else { return false }
            let plan = DayPlan(
                policy: self, calendar: HouseholdCalendar(zone: .utc), from: dates.first, to: last)
            return (dates.first...last).contains {
                dateOverride(on: $0) == dates && dailyMinutes(on: $0) != 0 && !plan.isClosed(on: $0)
            }
        }.map(\.title)
    }

    /// Of subjects and packs kidd knows which there are; of apps it does not.
    private var appNote: Saying? {
        var apps: [String] = []
        for app in (budgets.flatMap(\.activities) + freeActivities).compactMap(\.app) where !apps.contains(app) {
            apps.append(app)
        }
        guard !apps.isEmpty else { return nil }
        return Saying("parent.note.apps", ["apps": .list(apps.map { .text($0) })])
    }

    /// `5 h`, `1 h 30 min`, `45 min`.
    private static func length(_ minutes: Int) -> Saying.Value {
        minutes == 0 ? .key("unit.noMinutes") : .saying(RequestWords.length(minutes))
    }
}
