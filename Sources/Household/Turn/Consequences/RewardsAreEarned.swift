extension Consequence {
    /// Badges and stickers (Rewards). They come last, so that they see all that was done.
    static let rewardsAreEarned = Consequence(name: "rewardsAreEarned") { turn, context in
        guard !turn.before.isDamaged else { return }
        turn.add(turn.before.rewards(after: turn.facts, in: context.rewards).map(Fact.reward))
    }
}
