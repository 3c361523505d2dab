extension Consequence {
    /// A learning day makes the day streak, and the week streak in it, go on (Rewards, Day streak). Challenges and badges
    /// see it.
    static let streakGoesOn = Consequence(name: "streakGoesOn") { turn, context in
        guard !turn.before.isDamaged, let streak = turn.before.streak(after: turn.facts, in: context.rewards) else {
            return
        }
        turn.add([.reward(.streakSet(streak))])
    }
}
