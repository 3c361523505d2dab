extension ScreenTimePolicy {
    /// What a parent should know of these limits, a sentence each: they are possible, but may not do what they seem to.
    public var notes: [String] { [weekNote, windowNote, appNote].compactMap { $0 } }

    /// The week ends before its days: then these promise more than there is.
    private var weekNote: String? {
        guard let weeklyMinutes else { return nil }
        let days = Weekday.allCases.map { dailyMinutes(on: $0) ?? Self.mostDailyMinutes }.reduce(0, +)
        guard days > weeklyMinutes else { return nil }
        let week = Self.length(weeklyMinutes)
        let limits =
            Weekday.allCases.contains { dailyMinutes(on: $0) == nil }
            ? "Days without a limit allow more than the week's \(week)"
            : "The days allow \(Self.length(days)) in all, but the week only \(week)"
        return limits + ": the last days may have no minutes left."
    }

    /// Weekdays on which there are minutes, and no time at which they could be used.
    private var windowNote: String? {
        var usual = self
        usual.dateOverrides = []
        // Any week will do: without dates all are alike.
        let monday = Day(number: 0).advanced(by: Day(number: 0).weekday.distance(to: .monday))
        let sunday = monday.advanced(by: Weekday.allCases.count - 1)
        let plan = DayPlan(policy: usual, calendar: HouseholdCalendar(zone: .utc), from: monday, to: sunday)
        let closed = (monday...sunday).filter { plan.isClosed(on: $0) && dailyMinutes(on: $0.weekday) != 0 }
        guard !closed.isEmpty else { return nil }
        let rules = "Quiet hours" + (allowedWindows.isEmpty ? "" : " and allowed windows together")
        let names = closed.map { $0.weekday.name.prefix(1).uppercased() + $0.weekday.name.dropFirst() }
        let isEveryDay = closed.count == Weekday.allCases.count
        let others = isEveryDay ? openDates : []
        let except =
            others.isEmpty ? "" : ", except on dates with rules of their own: " + others.joined(separator: "; ")
        return rules + " leave no time on " + (isEveryDay ? "any day" : Self.list(names)) + except + "."
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

    /// `Monday`, `Monday and Friday`, `Monday, Friday and Sunday`.
    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Of subjects and packs kidd knows which there are; of apps it does not.
    private var appNote: String? {
        var apps: [String] = []
        for app in (budgets.flatMap(\.activities) + freeActivities).compactMap(\.app) where !apps.contains(app) {
            apps.append(app)
        }
        guard !apps.isEmpty else { return nil }
        return "kidd does not know which apps there are. It counts an app by the name that it gives: "
            + apps.joined(separator: ", ") + "."
    }

    /// `5 h`, `1 h 30 min`, `45 min`.
    private static func length(_ minutes: Int) -> String {
        let parts = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }
        return parts.isEmpty ? "no minutes" : parts.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }
}
