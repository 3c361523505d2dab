import Household
import JSONRPC
import Shapes

/// Parameters that only name an activity: it belongs to one child.
public struct ActivityParams: Equatable, Sendable {
    public var activity: ActivityID

    public init(activity: ActivityID) {
        self.activity = activity
    }

    public static let shape = Shape<ActivityParams>.object("ActivityParams", "", make: ActivityParams.init) {
        required("activity", .id(ActivityID.self), "From `activity.start`.") { $0.activity }
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

    public static let shape = Shape<PresentationParams>.object("PresentationParams", "", make: PresentationParams.init)
    {
        required("activity", .id(ActivityID.self), "From `activity.start`.") { $0.activity }
        required("presentation", .id(PresentationID.self), "From the question.") { $0.presentation }
    }
}
