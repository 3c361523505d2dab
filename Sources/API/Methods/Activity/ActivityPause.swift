import Household
import JSONRPC
import Shapes

/// `activity.pause`: stops for a while; its lease ends and time stands still.
public enum ActivityPause {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.pause",
        "Pauses an activity: its lease ends and its clock stands still, but for a second pause of a quiz with a limit.",
        role: .child, changes: true,
        work: .beginnings,
        params: ActivityParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [.unknownActivity, .activityFinished])
}
