extension Consequence {
    /// Badges and stickers (Rewards). They come last, so that they see all that was done. Badges that the turn offers are
    /// earned by what was done before.
    static let rewardsAreEarned = Consequence(name: "rewardsAreEarned") { turn, context in
        guard !turn.before.isDamaged else { return }
        let earned = turn.before.rewards(after: turn.facts, badges: context.badges, in: context.rewards)
        turn.add(earned.map(Fact.reward))
        guard !context.offered.isEmpty else { return }
        turn.add(turn.after.rewards(offered: context.offered, in: context.rewards).map(Fact.reward))
    }
}
