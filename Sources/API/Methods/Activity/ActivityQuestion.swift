import Household
import JSONRPC
import Shapes

/// `activity.question`: the activity with its open question, at the place where it stopped.
public enum ActivityQuestion {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.question", "Returns the activity with its open question, at the place where it stopped.",
        role: .child,
        changes: true, work: .answers,
        params: ActivityParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [.unknownActivity, .activityFinished, .unknownLesson, .filtered, .notNow, .tooManyLeases])
}
