import Household
import JSONRPC
import Shapes

/// `activity.resume`: goes on at the same question.
public enum ActivityResume {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.resume", "Resumes a paused activity at the same question.", role: .child, changes: true,
        work: .beginnings,
        params: ActivityParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [.unknownActivity, .activityFinished, .unknownLesson, .filtered, .notNow, .tooManyLeases])
}
