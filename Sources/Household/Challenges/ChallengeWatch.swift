/// What a running challenge waits for, in numbers: whether a turn can have brought it further is asked with each answer.
///
/// It follows from the challenge's entry alone and is made anew with it. It decides nothing: where it says that something
/// may have changed, the challenge is measured.
struct ChallengeWatch: Hashable, Sendable {
    private let kind: ChallengeGoal.Kind
    private let period: ChallengeGoal.Period
    private let start: Day
    /// The first day on which it is over; the last that there is when it has none.
    private let end: Day
    /// The least value at which something is written down: one whole percent more than there is.
    private let next: Int
    /// Of `dailyMinutes`: the time of a day that counts.
    private let dailyMilliseconds: Milliseconds
    /// Of `activityMinutes`: its clock.
    private let counterName: String

    init(_ entry: ChallengeEntry) {
        let challenge = entry.challenge
        kind = challenge.goal.kind
        period = challenge.goal.period ?? .week
        (start, end) = (challenge.start, challenge.end ?? Day(number: .max))
        let percent = ChallengeEntry.percent(entry.value, of: challenge.goal)
        // What is complete and runs all the same is looked at by every turn.
        next = percent == 100 ? .min : challenge.goal.leastValue(ofPercent: percent + 1)
        dailyMilliseconds = challenge.dailyMilliseconds
        counterName = challenge.goal.kind == .activityMinutes ? challenge.counterName : ""
    }

    /// Whether a turn has to look at it: it comes a whole percent further, is reached, or its days are over.
    func isDue(by turn: inout ChallengeMoves, for child: ChildState, _ calendar: HouseholdCalendar) -> Bool {
        if next == .min || end <= turn.day { return true }
        switch kind {
        case .streakDays: return turn.movesStreak
        case .masteredSkills: return turn.makesSkill
        case .fluentFacts: return turn.makesFact
        case .dailyMinutes, .weeklyMinutes, .weekendMinutes, .activityMinutes: break
        }
        // Time of another day than this one is rare: at midnight, and where a clock was set.
        guard turn.isOfToday else { return true }
        guard start <= turn.day else { return false }
        switch kind {
        case .dailyMinutes:
            let before = turn.learned(from: turn.day, child)
            return before < dailyMilliseconds && before + turn.learning >= dailyMilliseconds
        case .weeklyMinutes: return learns(from: calendar.week(of: turn.day), &turn, child)
        case .weekendMinutes:
            guard turn.learning > 0, let weekend = calendar.weekend(of: turn.day) else { return false }
            return learns(from: weekend, &turn, child)
        default: return isCounted(turn, child, calendar)
        }
    }

    private func learns(from stretch: Range<Day>, _ turn: inout ChallengeMoves, _ child: ChildState) -> Bool {
        guard turn.learning > 0 else { return false }
        return Int(turn.learned(from: max(start, stretch.lowerBound), child) + turn.learning) >= next
    }

    private func isCounted(_ turn: ChallengeMoves, _ child: ChildState, _ calendar: HouseholdCalendar) -> Bool {
        guard let new = turn.counted(counterName) else { return false }
        let known: Milliseconds
        switch period {
        case .day: known = child.time.counted(counterName, on: turn.day)
        case .week:
            let first = max(start, calendar.week(of: turn.day).lowerBound)
            known = child.time.counted(counterName, in: first..<turn.day.advanced(by: 1))
        // All that its clock ever counted is its days, and more only where it ran before its start.
        case .whole: known = child.time.counted(counterName)
        }
        return Int(known + new) >= next
    }
}

extension ChallengeBook {
    /// Whether a turn has to look at a running challenge.
    func hasDue(by turn: inout ChallengeMoves, for child: ChildState, _ calendar: HouseholdCalendar) -> Bool {
        for index in watches.indices where watches[index].isDue(by: &turn, for: child, calendar) { return true }
        return false
    }
}
