import Household
import JSONRPC
import Shapes

/// `activity.shown`: the question is visible now: from here the response time counts.
public enum ActivityShown {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.shown",
        "Says that the question is visible now: the response time counts from here. Call it for every presentation: "
            + "without it the answer is looked at from when the question was sent, and has no response time. Said of what is "
            + "answered already, it changes nothing and returns the activity as it is, also when that has ended.",
        role: .child, changes: true, work: .answers,
        params: PresentationParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [
            .unknownActivity, .activityFinished, .activityPaused, .stalePresentation, .unknownLesson, .filtered,
            .notNow, .tooManyLeases,
        ])
}
