import Household
import JSONRPC
import Shapes

/// `activity.finish`: ends an activity in which every question is answered; the summary again if it has ended.
public enum ActivityFinish {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.finish",
        "Ends an activity in which every question is answered. If it has ended already, it returns the summary again.",
        role: .child, changes: true, work: .beginnings,
        params: ActivityParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [.unknownActivity, .activityFinished, .unfinished, .unknownLesson, .filtered])
}
