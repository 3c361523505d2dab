/// Something that follows from what happened to a child: a pure rule that adds facts behind those of the decision.
///
/// Replay never runs it: its results are facts themselves.
public struct Consequence: Sendable {
    /// What it is called in the documents.
    public let name: String
    /// Adds what follows; sees the child after everything that came before.
    let follow: @Sendable (inout ChildTurn, TurnContext) -> Void

    /// All consequences in their order. Each runs once a turn, for every child in it; later ones see earlier ones.
    public static let inOrder: [Consequence] = [
        .activitiesPause, .leasesEnd, .pausesEnd, .streakGoesOn, .challengesAreMet, .minutesAreEarned,
        .rewardsAreEarned,
    ]
}
