extension Consequence {
    /// A finished lesson earns minutes where a parent has set a rate (Screen time, Grants and requests). A child whose
    /// rows cannot all be read earns nothing: it would be made up from a part.
    static let minutesAreEarned = Consequence(name: "minutesAreEarned") { turn, context in
        guard turn.before.policy.earnedTime != nil, !turn.before.isDamaged else { return }
        for finished in turn.finished {
            guard let grant = context.screenTime(of: turn.before).earnedGrant(by: finished) else { continue }
            turn.add([.time(.granted(grant))])
        }
    }
}
