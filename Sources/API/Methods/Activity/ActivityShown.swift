import Household
import JSONRPC
import Shapes

/// `activity.shown`: the question is visible now: from here the response time counts.
public enum ActivityShown {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.shown", "Says that the question is visible now: the response time counts from here.", role: .child,
        changes: true, work: .answers,
        params: PresentationParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [
            .unknownActivity, .activityFinished, .activityPaused, .stalePresentation, .unknownLesson, .filtered,
            .notNow, .tooManyLeases,
        ])
}
