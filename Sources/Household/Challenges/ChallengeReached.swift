import Words

/// A challenge that was just reached, as a child is told of it.
public struct ChallengeReached: Hashable, Sendable {
    /// Which one.
    public var challenge: ChallengeID
    /// What the family calls it.
    public var title: Saying
    /// The points that it paid.
    public var points: Int

    /// All members.
    public init(challenge: ChallengeID, title: Saying, points: Int) {
        self.challenge = challenge
        self.title = title
        self.points = points
    }

    init(_ challenge: Challenge, _ points: Int) {
        self.init(challenge: challenge.id, title: challenge.name, points: points)
    }
}

extension ChallengeBook {
    /// The challenges that were reached at an instant: an answer that is sent again tells it again.
    public func reached(at instant: Instant) -> [ChallengeReached] {
        entries.compactMap { entry in
            guard let completion = entry.completion, completion.at == instant else { return nil }
            return ChallengeReached(entry.challenge, completion.points)
        }
    }
}
