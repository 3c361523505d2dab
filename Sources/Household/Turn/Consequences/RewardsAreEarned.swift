extension Consequence {
    /// Badges and stickers (Rewards). They come last, so that they see all that was done.
    static let rewardsAreEarned = Consequence(name: "rewardsAreEarned") { turn, context in
        guard !turn.before.isDamaged, let gain = turn.before.gain(of: turn.facts) else { return }
        turn.add(turn.before.rewards(for: gain, in: context.rewards).map(Fact.reward))
    }
}
