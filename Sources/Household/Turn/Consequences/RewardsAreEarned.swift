extension Consequence {
    /// Badges and stickers (Rewards). They come last, so that they see all that was done. Badges that the turn offers are
    /// earned by what was done before.
    static let rewardsAreEarned = Consequence(name: "rewardsAreEarned") { turn, context in
        guard !turn.before.isDamaged else { return }
        if let gain = turn.before.gain(of: turn.facts, context.badges) {
            turn.add(turn.before.rewards(for: gain, context.badges, in: context.rewards).map(Fact.reward))
        }
        guard !context.offered.isEmpty else { return }
        turn.add(turn.after.rewards(offered: context.offered, in: context.rewards).map(Fact.reward))
    }
}
