import API
import Household
import JSONRPC

extension Engine {
    /// The one way from the packs to a child.
    func gate(of child: ChildState, at moment: Moment) -> ContentGate {
        parts.shelf.gate(child.filter, child.profile.tier(on: calendar.day(at: moment.wall)), at: moment.wall)
    }

    /// All content, for a parent's call.
    func wholeLibrary(for call: Call) throws(RPCError) -> Library {
        guard let parent = call.parent else {
            throw RPCError(.pinRequired, "this needs a parent: unlock first with parent.unlock (kidctl parent unlock)")
        }
        return parts.shelf.whole(for: parent)
    }

    /// Until when what a gate lets through stays as it is while nothing is recorded: the next end of a pause, or of the
    /// household day, on which the child's tier may change.
    func gateHolds(at moment: Moment, _ child: ChildState) -> Instant {
        let end = calendar.end(of: calendar.day(at: moment.wall))
        return child.filter.nextEndOfPause(after: moment.wall).map { min($0, end) } ?? end
    }

    /// The facts by which a finished lesson ends pauses of other subjects, in the record of the finish.
    func pausesEnded(by facts: [LearningFact], _ child: ChildState, at moment: Moment) -> [Fact] {
        guard !child.filter.pausedSubjects.isEmpty else { return [] }
        return facts.flatMap { fact -> [Fact] in
            guard case .finished(let finished) = fact,
                let subject = child.learning.open?.subject ?? parts.shelf.subject(of: finished.summary.lesson)
            else { return [] }
            return child.filter.pausesEnded(byFinishing: subject, now: moment.wall).map { .child(.pauseEnded($0)) }
        }
    }
}
