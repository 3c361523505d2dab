import Household
import JSONRPC
import Shapes

/// `activity.abandon`: gives an activity up; what was answered stays.
public enum ActivityAbandon {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.abandon",
        "Gives up an activity; its answers stay stored. One that was given up already is returned as it is; of a finished one "
            + "comes `finished`.",
        role: .child, changes: true,
        work: .beginnings,
        params: ActivityParams.shape, result: Shape<ActivityReply>.activityReply,
        errors: [.unknownActivity, .activityFinished])
}
