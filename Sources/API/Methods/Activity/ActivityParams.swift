import Household
import JSONRPC
import Shapes

/// Parameters that only name an activity: it belongs to one child.
public struct ActivityParams: Equatable, Sendable {
    public var activity: ActivityID

    public init(activity: ActivityID) {
        self.activity = activity
    }

    /// How it is read and written: `ActivityParams` in the reference.
    public static let shape = Shape<ActivityParams>.object("ActivityParams", "", make: ActivityParams.init) {
        required("activity", \.activity, .id(ActivityID.self), "From `activity.start`.")
    }
}

/// Parameters that name one presentation of a question.
public struct PresentationParams: Equatable, Sendable {
    public var activity: ActivityID
    public var presentation: PresentationID

    public init(activity: ActivityID, presentation: PresentationID) {
        self.activity = activity
        self.presentation = presentation
    }

    /// How it is read and written: `PresentationParams` in the reference.
    public static let shape = Shape<PresentationParams>.object("PresentationParams", "", make: PresentationParams.init)
    {
        required("activity", \.activity, .id(ActivityID.self), "From `activity.start`.")
        required("presentation", \.presentation, .id(PresentationID.self), "From the question.")
    }
}
