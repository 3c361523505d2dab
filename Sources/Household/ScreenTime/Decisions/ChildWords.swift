import Words

/// The sentences that a child hears about time (Screen time, Status). They are kind and never blame.
enum ChildWords {
    /// A time of day that a child can be told, with the day when it is not today: "at 7:00", "tomorrow at 7:00".
    static func time(_ instant: Instant, from now: Instant, _ calendar: HouseholdCalendar) -> Saying {
        let then = calendar.zone.local(at: instant)
        let clock = Saying.Value.clock(minutes: then.minuteOfDay)
        switch calendar.zone.local(at: now).day.distance(to: then.day) {
        case ...0: return Saying("when.at", ["time": clock])
        case 1: return Saying("when.tomorrowAt", ["time": clock])
        default: return Saying("when.onWeekday", ["weekday": .saying(then.day.weekday.saying)])
        }
    }

    static let noRoom = Saying("time.noRoom")
    static let restingNow = Saying("time.restingNow")

    static func sentence(for state: TimeState) -> Saying {
        switch state {
        case .sealed: Saying("time.sealed")
        case .damaged: Saying("time.damaged")
        case .lockedByParent: locked(until: nil)
        case .notAllowed: restingNow
        case .quietHours: quietHours(until: nil)
        case .outsideAllowedWindow: outsideWindow(until: nil)
        case .sessionLimitReached: breakTime(until: nil)
        case .budgetReached: restingToday
        case .dailyLimitReached: Saying("time.dayEnded", ["when": .key("when.tomorrow")])
        case .weeklyLimitReached: Saying("time.weekEnded", ["when": .key("when.nextWeek")])
        case .warning: warning(Outlook.warning, before: nil)
        case .active: active(nil)
        }
    }

    static func locked(until end: Saying?) -> Saying { either("time.locked", "time.lockedUntil", end) }

    static func quietHours(until end: Saying?) -> Saying { either("time.quietHours", "time.quietHoursUntil", end) }

    static func outsideWindow(until begin: Saying?) -> Saying {
        either("time.outsideWindow", "time.outsideWindowUntil", begin)
    }

    static func breakTime(until end: Saying?) -> Saying { either("time.break", "time.breakUntil", end) }

    private static func either(_ plain: String, _ timed: String, _ when: Saying?) -> Saying {
        when.map { Saying(timed, ["when": .saying($0)]) } ?? Saying(plain)
    }

    static let lookUp = Saying("time.lookUp")

    static let restingToday = Saying("time.restingToday")

    static func dayEnded(until open: Day, from today: Day) -> Saying {
        Saying("time.dayEnded", ["when": name(of: open, from: today)])
    }

    /// A day on which there are no minutes at all.
    static func dayOfRest(until open: Day, from today: Day) -> Saying {
        Saying("time.dayOfRest", ["when": name(of: open, from: today)])
    }

    static func weekEnded(until open: Day, from today: Day, _ calendar: HouseholdCalendar) -> Saying {
        guard open != calendar.week(of: today).upperBound else { return sentence(for: .weeklyLimitReached) }
        return Saying("time.weekEnded", ["when": name(of: open, from: today)])
    }

    /// A day after today: "tomorrow", "on Saturday", "next week on Saturday".
    private static func name(of day: Day, from today: Day) -> Saying.Value {
        let weekday = Saying.Value.saying(day.weekday.saying)
        switch today.distance(to: day) {
        case ...1: return .key("when.tomorrow")
        case ..<7: return .saying(Saying("when.onWeekday", ["weekday": weekday]))
        default: return .saying(Saying("when.nextWeekOnWeekday", ["weekday": weekday]))
        }
    }

    /// "Two more minutes, then it is time to rest."
    static func warning(_ left: Milliseconds, before rule: LimitRule?) -> Saying {
        let rest =
            switch rule {
            case .session: "time.then.break"
            case .allowedWindow: "time.then.otherThings"
            case .budget: "time.then.resting"
            default: "time.then.rest"
            }
        let more =
            left.secondsLeft < 60
            ? Saying("time.lessThanAMinute") : Saying("time.moreMinutes", ["minutes": minutes(left.secondsLeft)])
        return Saying("time.warning", ["left": .saying(more), "then": .key(rest)])
    }

    /// Minutes are told only when they are few enough to mean something.
    static func active(_ seconds: Int?) -> Saying {
        guard let seconds, seconds < 2 * 60 * 60 else { return Saying("time.active") }
        if seconds < 60 { return Saying("time.activeLessThanAMinute") }
        return Saying("time.activeMinutes", ["minutes": minutes(seconds)])
    }

    /// What there is after a lock or a break; nil where ``active(_:)`` tells no minutes.
    static func left(_ seconds: Int?) -> Saying? {
        guard let seconds, (60..<2 * 60 * 60).contains(seconds) else { return nil }
        return Saying("time.thenMinutes", ["minutes": minutes(seconds)])
    }

    /// Time that is left, as a child hears it everywhere.
    private static func minutes(_ seconds: Int) -> Saying.Value { .number(ToldMinutes.left(seconds: seconds)) }
}

extension Weekday {
    /// Its name.
    public var saying: Saying { Saying("weekday.\(name)") }
}

extension Day {
    /// As people read it: "28 November 2026".
    public var told: Saying.Value { .date(year: year, month: month, day: day) }

    /// The same by itself.
    public var saying: Saying {
        Saying("date", ["year": .text(String(year)), "month": .key("month.\(month)"), "day": .number(day)])
    }
}
