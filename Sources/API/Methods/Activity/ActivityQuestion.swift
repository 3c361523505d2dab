import Household
import JSONRPC
import Shapes

/// `activity.question`: the activity with its open question, at the place where it stopped.
public enum ActivityQuestion {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.question",
        "Returns the activity with its open question, at the place where it stopped. A paused one has no `question`: "
            + "`activity.resume` has it. One that was finished or given up is returned as it is, with its `state`; `finished` "
            + "comes only where its lesson has changed, so that the question is gone.",
        role: .child,
        changes: true, work: .answers,
        params: ActivityParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [.unknownActivity, .activityFinished, .unknownLesson, .filtered, .notNow, .tooManyLeases])
}
