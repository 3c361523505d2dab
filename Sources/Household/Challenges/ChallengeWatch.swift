/// What a running challenge waits for, in numbers: whether a turn can have brought it further is asked with each answer.
///
/// It follows from the challenge's entry alone and is made anew with it. It decides nothing: where it says that something
/// may have changed, the challenge is measured.
struct ChallengeWatch: Hashable, Sendable {
    private let challenge: Challenge
    /// The least value at which something is written down: one whole percent more than there is.
    private let next: Int
    /// Of `activityMinutes`: its clock.
    private let counterName: String

    init(_ entry: ChallengeEntry) {
        challenge = entry.challenge
        let percent = ChallengeEntry.percent(entry.value, of: challenge.goal)
        // What is complete and runs all the same is looked at by every turn.
        next = percent == 100 ? .min : challenge.goal.leastValue(ofPercent: percent + 1)
        counterName = challenge.goal.kind == .activityMinutes ? challenge.counterName : ""
    }

    /// Whether a turn has to look at it: it comes a whole percent further, is reached, or cannot be reached any more.
    func isDue(by turn: inout ChallengeMoves, for child: ChildState, _ calendar: HouseholdCalendar) -> Bool {
        if next == .min || challenge.isPast(child, on: turn.day, calendar) { return true }
        switch challenge.goal.kind {
        case .streakDays: return turn.movesStreak
        case .masteredSkills: return turn.makesSkill
        case .fluentFacts: return turn.makesFact
        case .dailyMinutes, .weeklyMinutes, .weekendMinutes, .activityMinutes: break
        }
        // Time of another day than this one is rare: at midnight, and where a clock was set.
        guard turn.isOfToday else { return true }
        guard challenge.start <= turn.day else { return false }
        switch challenge.goal.kind {
        case .dailyMinutes:
            let (before, wanted) = (turn.learned(from: turn.day, child), challenge.dailyMilliseconds)
            return before < wanted && before + turn.learning >= wanted
        case .weeklyMinutes: return learns(from: calendar.week(of: turn.day), &turn, child)
        case .weekendMinutes:
            guard turn.learning > 0, let weekend = calendar.weekend(of: turn.day) else { return false }
            return learns(from: weekend, &turn, child)
        default: return isCounted(turn, child, calendar)
        }
    }

    private func learns(from stretch: Range<Day>, _ turn: inout ChallengeMoves, _ child: ChildState) -> Bool {
        guard turn.learning > 0 else { return false }
        return Int(turn.learned(from: max(challenge.start, stretch.lowerBound), child) + turn.learning) >= next
    }

    private func isCounted(_ turn: ChallengeMoves, _ child: ChildState, _ calendar: HouseholdCalendar) -> Bool {
        guard let new = turn.counted(counterName) else { return false }
        let known: Milliseconds
        switch challenge.goal.period ?? .week {
        case .day: known = child.time.counted(counterName, on: turn.day)
        case .week:
            let first = max(challenge.start, calendar.week(of: turn.day).lowerBound)
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
