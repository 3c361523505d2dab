extension ScreenTimePolicy {
    /// What a parent should know of these limits, a sentence each: they are possible, but may not do what they seem to.
    public var notes: [String] { [weekNote, appNote].compactMap { $0 } }

    /// The week ends before its days: then these promise more than there is.
    private var weekNote: String? {
        guard let weeklyMinutes else { return nil }
        let days = Weekday.allCases.map { dailyMinutes(on: $0) ?? Self.mostDailyMinutes }.reduce(0, +)
        guard days > weeklyMinutes else { return nil }
        let limits =
            Weekday.allCases.contains { dailyMinutes(on: $0) == nil }
            ? "days without a limit have more" : "its days together have \(Self.length(days))"
        return "The week has \(Self.length(weeklyMinutes)), and \(limits): when they are used, the week's minutes end"
            + " before its days."
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
