import Household

/// Random policies for walks, the same for the same numbers.
enum MinutePolicies {
    /// Which rules there are.
    enum Rules { case quiet, weekdays, all }

    static let math = ActivityRef(subject: "math", lesson: "l1", pack: "p")
    static let reading = ActivityRef(subject: "reading", lesson: "l2")
    static let game = ActivityRef(app: "tux")
    static let activities: [ActivityRef] = [.anything, math, reading, game]

    static func policy(_ rules: Rules, from first: Day, _ random: inout WalkRandom) -> ScreenTimePolicy {
        let usual = quiet(&random)
        switch rules {
        case .quiet: return usual
        case .weekdays: return withWeekdays(usual, &random)
        case .all:
            var policy = random.oneIn(2) ? withWeekdays(usual, &random) : usual
            policy.dateOverrides = dates(from: first, &random)
            addRules(to: &policy, &random)
            if random.oneIn(2) { leaveMinutes(in: &policy) }
            return policy
        }
    }

    private static func quiet(_ random: inout WalkRandom) -> ScreenTimePolicy {
        let small = QuietWindow(start: clock("02:10"), end: clock("02:50"))
        let night = QuietWindow(start: clock("20:00"), end: clock("01:30"), days: [.saturday, .sunday, .tuesday])
        let late = QuietWindow(start: clock("22:00"), end: .endOfDay)
        let day = QuietWindow(start: .midnight, end: .endOfDay, days: [.thursday])
        return ScreenTimePolicy(
            dailyMinutes: [60, 30, 200, nil].randomElement(using: &random) ?? nil,
            weeklyMinutes: [300, 120, nil].randomElement(using: &random) ?? nil,
            quietHours: [small, night] + (random.oneIn(2) ? [late] : []) + (random.oneIn(3) ? [day] : []))
    }

    /// Limits of some weekdays, and mostly no rest in the night, so that use goes on over the day's end.
    private static func withWeekdays(_ policy: ScreenTimePolicy, _ random: inout WalkRandom) -> ScreenTimePolicy {
        var policy = policy
        for weekday in Weekday.allCases where !random.oneIn(4) {
            let minutes = [0, 3, 90, nil].randomElement(using: &random) ?? nil
            policy.dailyByWeekday.updateValue(minutes, forKey: weekday)
        }
        policy.weeklyMinutes = random.oneIn(3) ? 600 : nil
        if !random.oneIn(4) { policy.quietHours = [] }
        return policy
    }

    private static func addRules(to policy: inout ScreenTimePolicy, _ random: inout WalkRandom) {
        if !random.oneIn(3) { policy.allowedWindows = windows(&random) }
        if !random.oneIn(3) {
            policy.session = SessionLimit(
                minutes: Int.random(in: 1...40, using: &random), breakMinutes: Int.random(in: 1...30, using: &random))
        }
        if !random.oneIn(3) {
            policy.budgets = [
                ActivityBudget(
                    name: "games", activities: [ActivityRef(app: "tux")],
                    minutes: Int.random(in: 0...25, using: &random)),
                ActivityBudget(
                    name: "learning", activities: [ActivityRef(subject: "math"), ActivityRef(subject: "reading")],
                    minutes: Int.random(in: 5...40, using: &random)),
                ActivityBudget(
                    name: "pack", activities: [ActivityRef(pack: "p"), ActivityRef(app: "tux")],
                    minutes: Int.random(in: 5...40, using: &random)),
            ]
        }
        if !random.oneIn(3) { policy.freeActivities = [ActivityRef(subject: "reading")] }
        if !random.oneIn(3) {
            policy.carryOver = CarryOver(
                capMinutes: Int.random(in: 1...90, using: &random), expiryDays: Int.random(in: 1...4, using: &random))
        }
        if random.oneIn(2) { policy.breakNudgeMinutes = Int.random(in: 5...30, using: &random) }
    }

    /// Days with many minutes before days with few: the bank has something to pay.
    private static func leaveMinutes(in policy: inout ScreenTimePolicy) {
        for weekday in Weekday.allCases {
            policy.dailyByWeekday.updateValue(weekday.rawValue % 2 == 0 ? 10 : 300, forKey: weekday)
        }
        policy.weeklyMinutes = nil
        policy.carryOver = CarryOver(capMinutes: 90, expiryDays: 4)
    }

    private static func windows(_ random: inout WalkRandom) -> [AllowedWindow] {
        let all = [
            AllowedWindow(window: QuietWindow(start: clock("06:00"), end: clock("12:00")), allowanceMinutes: 40),
            AllowedWindow(window: QuietWindow(start: clock("11:00"), end: clock("14:00")), allowanceMinutes: 7),
            AllowedWindow(window: QuietWindow(start: clock("14:00"), end: clock("17:30"))),
            AllowedWindow(window: QuietWindow(start: clock("16:00"), end: .endOfDay), allowanceMinutes: 30),
            AllowedWindow(window: QuietWindow(start: clock("22:00"), end: clock("02:30")), allowanceMinutes: 25),
            AllowedWindow(
                window: QuietWindow(start: clock("02:15"), end: clock("03:45"), days: [.sunday, .monday]),
                allowanceMinutes: 50),
            AllowedWindow(
                window: QuietWindow(start: .midnight, end: .endOfDay, days: [.saturday, .wednesday, .friday])),
        ]
        let some = all.filter { _ in random.oneIn(2) }
        return some.isEmpty ? [all[6]] : some
    }

    /// Up to four ranges of dates in two weeks, some of them over others.
    private static func dates(from first: Day, _ random: inout WalkRandom) -> [DateOverride] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let begin = first.advanced(by: Int.random(in: -2...13, using: &random))
            return DateOverride(
                first: begin, last: begin.advanced(by: Int.random(in: 0...5, using: &random)),
                priority: Int.random(in: 0...1, using: &random),
                daily: random.oneIn(3)
                    ? .asUsual : .of([0, 5, 120, nil].randomElement(using: &random) ?? nil),
                quietHours: random.oneIn(3)
                    ? [QuietWindow(start: clock("21:00"), end: clock("09:00"))] : random.oneIn(2) ? [] : nil,
                allowedWindows: random.oneIn(3) ? windows(&random) : random.oneIn(2) ? [] : nil)
        }
    }
}
