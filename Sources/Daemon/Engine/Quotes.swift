import Household
import Words

extension Saying {
    /// What a child is told, as it reads it, whoever hears of it.
    func quoted(to child: ChildState, by context: HandlerContext) -> Saying {
        Saying(told: context.listener(about: child.profile.id).text(of: self))
    }
}

extension Decision {
    /// The same of an answer about a child.
    func quoted(to child: ChildState, by context: HandlerContext) -> Decision {
        var decision = self
        decision.say = say.quoted(to: child, by: context)
        return decision
    }

    /// The seconds that the child has now; nil when it has none, or no end is in sight.
    var secondsNow: Int? { allowed ? remainingSeconds : nil }
}
