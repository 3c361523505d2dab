/// The sentences that a child hears about time (Screen time, Status). They are kind and never blame.
enum ChildWords {
    /// A time of day that a child can be told, with the day when it is not today.
    struct Time {
        let text: String

        init(_ instant: Instant, from now: Instant, _ calendar: HouseholdCalendar) {
            let then = calendar.zone.local(at: instant)
            let minute = then.minuteOfDay
            let clock = "\(minute / 60):\((minute % 60).padded(2))"
            switch calendar.zone.local(at: now).day.distance(to: then.day) {
            case ...0: text = "at \(clock)"
            case 1: text = "tomorrow at \(clock)"
            default: text = "on \(then.day.weekday.englishName)"
            }
        }
    }

    static let noRoom = "I have no room left to write down your time. A parent can help with that."
    static let restingNow = "This is resting right now."

    static func sentence(for state: TimeState) -> String {
        switch state {
        case .sealed: "We can start soon. A parent can help with that."
        case .damaged: "Something needs a little repair first. A parent can help with that."
        case .lockedByParent: locked(until: nil)
        case .notAllowed: restingNow
        case .quietHours: quietHours(until: nil)
        case .outsideAllowedWindow: outsideWindow(until: nil)
        case .sessionLimitReached: breakTime(until: nil)
        case .budgetReached: restingToday
        case .dailyLimitReached: "That was a good day. Time to rest, and tomorrow we go on."
        case .weeklyLimitReached: "That was a good week. Time to rest, and next week we go on."
        case .warning: warning(Outlook.warning, before: nil)
        case .active: active(nil)
        }
    }

    static func locked(until end: Time?) -> String {
        guard let end else { return "Time for a break. A parent will say when we go on." }
        return "Time for a break. We go on \(end.text)."
    }

    static func quietHours(until end: Time?) -> String {
        guard let end else { return "Time to rest." }
        return "Time to rest. See you \(end.text)."
    }

    static func outsideWindow(until begin: Time?) -> String {
        guard let begin else { return "This is not screen time. There is time for other things." }
        return "There is time for other things now. Screen time is \(begin.text)."
    }

    static func breakTime(until end: Time?) -> String {
        guard let end else { return "Time for a break. Stretch, drink, look out of the window." }
        return "Time for a break. Stretch, drink, look out of the window. We go on \(end.text)."
    }

    static let lookUp = "Look up for a moment: blink, stretch, look out of the window."

    static let restingToday = "This is resting for today. There are other things to do."

    static func dayEnded(until open: Day, from today: Day) -> String {
        "That was a good day. Time to rest, and \(name(of: open, from: today)) we go on."
    }

    /// A day on which there are no minutes at all.
    static func dayOfRest(until open: Day, from today: Day) -> String {
        let name = name(of: open, from: today)
        return "Today is a day of rest. \(name.prefix(1).uppercased() + name.dropFirst()) we go on."
    }

    static func weekEnded(until open: Day, from today: Day, _ calendar: HouseholdCalendar) -> String {
        guard open != calendar.week(of: today).upperBound else { return sentence(for: .weeklyLimitReached) }
        return "That was a good week. Time to rest, and \(name(of: open, from: today)) we go on."
    }

    /// A day after today: "tomorrow", "on Saturday", "next week on Saturday".
    private static func name(of day: Day, from today: Day) -> String {
        switch today.distance(to: day) {
        case ...1: "tomorrow"
        case ..<7: "on \(day.weekday.englishName)"
        default: "next week on \(day.weekday.englishName)"
        }
    }

    /// "Two more minutes, then it is time to rest."
    static func warning(_ left: Milliseconds, before rule: LimitRule?) -> String {
        let rest =
            switch rule {
            case .session: "it is time for a break"
            case .allowedWindow: "it is time for other things"
            case .budget: "this rests for today"
            default: "it is time to rest"
            }
        let minutes = minutes(left.secondsLeft, of: "more minute")
        return "\(minutes.prefix(1).uppercased() + minutes.dropFirst()), then \(rest)."
    }

    /// Minutes are told only when they are few enough to mean something.
    static func active(_ seconds: Int?) -> String {
        guard let seconds, seconds < 2 * 60 * 60 else { return "Off you go, have fun!" }
        return "Off you go! There are \(minutes(seconds, of: "minute")) for you."
    }

    /// Time that is left, as a child hears it everywhere: the nearest whole minute, and below one that it is less than a
    /// minute.
    private static func minutes(_ seconds: Int, of noun: String) -> String {
        seconds < 60 ? "less than a minute" : count((seconds + 30) / 60, of: noun)
    }

    private static func count(_ number: Int, of noun: String) -> String {
        let words = [
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        let word = words.indices.contains(number) ? words[number] : String(number)
        return "\(word) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension Weekday {
    /// The English name, "Monday".
    var englishName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
