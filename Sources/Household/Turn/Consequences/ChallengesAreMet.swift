extension Consequence {
    /// Challenges come further, are reached and paid, or cannot be reached any more (Rewards, Challenges). Minutes that they
    /// earn and badges see them.
    static let challengesAreMet = Consequence(name: "challengesAreMet") { turn, context in
        guard turn.concernsChallenges(in: context), !turn.before.isDamaged else { return }
        turn.add(ChallengeTurn(turn, context).facts.map(Fact.challenge))
    }
}

extension ChildTurn {
    /// Without a running challenge nothing is looked at, and nearly every turn brings none of them a percent further.
    fileprivate func concernsChallenges(in context: TurnContext) -> Bool {
        if facts.contains(where: { if case .challenge = $0 { true } else { false } }) { return true }
        guard before.challenges.hasRunning else { return false }
        var moves = ChallengeMoves(of: facts, for: before, on: context.day)
        return before.challenges.hasDue(by: &moves, for: before, context.calendar)
    }
}

/// What a turn does to the challenges of a child.
struct ChallengeTurn {
    private let child: ChildState
    private let gain: ChallengeGain
    private let context: TurnContext
    private var book: ChallengeBook
    /// What has begun or goes on by this turn: its days are looked at from the start.
    private var begun: Set<ChallengeID> = []
    private(set) var facts: [ChallengeFact] = []

    init(_ turn: ChildTurn, _ context: TurnContext) {
        child = turn.before
        gain = ChallengeGain(of: turn.facts, for: turn.before)
        self.context = context
        book = turn.before.challenges
        for case .challenge(let fact) in turn.facts {
            book.apply(fact)
            switch fact {
            case .assigned(let challenge): begun.insert(challenge.id)
            case .activated(let id, _): begun.insert(id)
            default: continue
            }
        }
        var reached: [(challenge: Challenge, value: Int)] = []
        for entry in book.entries where entry.state == .running {
            let value = max(entry.value, self.value(of: entry))
            if value >= entry.challenge.goal.amount {
                reached.append((entry.challenge, value))
            } else {
                note(entry, value)
            }
        }
        pay(reached)
    }

    private func value(of entry: ChallengeEntry) -> Int {
        let challenge = entry.challenge
        let isNew = begun.contains(challenge.id)
        if !isNew, !isPast(challenge), !challenge.mayAdvance(child, by: gain) { return entry.value }
        var days = challenge.days(through: context.day)
        // Of one that goes on, only the days that this turn touches can have become more.
        if !isNew, challenge.goal.kind != .dailyMinutes, let first = gain.used.map(\.day).min() {
            days = max(days.lowerBound, min(first, days.upperBound))..<days.upperBound
        }
        return challenge.measure(child, adding: gain, on: days, context.calendar)
    }

    private func isPast(_ challenge: Challenge) -> Bool {
        challenge.isPast(child, adding: gain, on: context.day, context.calendar)
    }

    private mutating func note(_ entry: ChallengeEntry, _ value: Int) {
        let (challenge, goal) = (entry.challenge, entry.challenge.goal)
        let mark = ChallengeMark(value: value, at: context.moment.wall)
        if isPast(challenge) {
            facts.append(.ended(challenge.id, mark))
        } else if ChallengeEntry.percent(value, of: goal) > ChallengeEntry.percent(entry.value, of: goal) {
            facts.append(.advanced(challenge.id, mark))
        }
    }

    private mutating func pay(_ reached: [(challenge: Challenge, value: Int)]) {
        guard let first = reached.map(\.challenge.start).min() else { return }
        let next = context.day.advanced(by: 1)
        var bonus = ChallengeBonus(of: child.rewards, in: min(first, next)..<next, adding: gain)
        let streak = (gain.streak ?? child.rewards.streak).status(on: context.day).value
        let percent = min(
            RewardRules.mostStreakPercent, streak / RewardRules.daysOfStreakWeek * RewardRules.streakPercentPerWeek)
        for (challenge, value) in reached {
            let paid = bonus.pay(
                bonus: challenge.bonusPercent, streak: percent, in: challenge.days(through: context.day))
            facts.append(
                .completed(
                    ChallengeCompletion(
                        challenge: challenge.id, value: value, day: context.day, at: context.moment.wall,
                        streakPercent: percent, points: paid.points, basePoints: paid.basePoints, paid: paid.paid)))
        }
    }
}
