extension Consequence {
    /// A learning day makes the day streak, and the week streak in it, go on (Rewards, Day streak). Challenges and badges
    /// see it.
    static let streakGoesOn = Consequence(name: "streakGoesOn") { turn, context in
        guard !turn.before.isDamaged, turn.mayMoveStreak(on: context.day),
            let streak = turn.before.streak(after: turn.facts, in: context.rewards)
        else { return }
        turn.add([.reward(.streakSet(streak))])
    }
}

extension ChildTurn {
    /// Only the answer that makes a day count, and a finish, can: nearly every turn has none of them.
    fileprivate func mayMoveStreak(on day: Day) -> Bool {
        facts.contains { fact in
            switch fact {
            case .learning(.answered(let answer)): answer.makesLearningDay && !before.rewards.counts(on: day)
            case .learning(.finished(let finished)): finished.makesLearningDay
            default: false
            }
        }
    }
}
