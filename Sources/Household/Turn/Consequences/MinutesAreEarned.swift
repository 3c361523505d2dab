extension Consequence {
    /// A finished lesson and a challenge that is reached earn minutes where a parent has set a rate (Screen time, Grants
    /// and requests). A child whose rows cannot all be read earns nothing: it would be made up from a part.
    static let minutesAreEarned = Consequence(name: "minutesAreEarned") { turn, context in
        guard turn.before.policy.earnedTime != nil, !turn.before.isDamaged else { return }
        var earned = turn.facts.compactMap(EarnedMinutes.init(by:))
        guard !earned.isEmpty else { return }
        let child = turn.after
        earned.removeAll { earned in
            guard case .lesson(let lesson, _) = earned else { return false }
            return !child.hasWorked(at: lesson, on: context.day, in: context)
        }
        turn.add(context.screenTime(of: turn.before).earnedGrants(by: earned).map { .time(.granted($0)) })
    }
}
