import Household

/// Which child an activity belongs to: the open ones, and the last closed ones of each child.
struct ActivityOwners {
    private var owners: [ActivityID: ChildID] = [:]
    /// The activities of each child, oldest first.
    private var activities: [ChildID: [ActivityID]] = [:]

    /// One child's activities that are known: those that its book keeps, the open ones, and a new one.
    private static let most = LearningRules.closedActivities + ActivityKind.allCases.count + 1

    init(_ children: [ChildState]) {
        for child in children {
            for activity in child.learning.closed { add(activity.id, of: child.profile.id) }
            for open in child.learning.openActivities { add(open.id, of: child.profile.id) }
        }
    }

    subscript(activity: ActivityID) -> ChildID? { owners[activity] }

    mutating func add(_ activity: ActivityID, of child: ChildID) {
        owners[activity] = child
        activities[child, default: []].append(activity)
        if let known = activities[child], known.count > Self.most, let oldest = activities[child]?.removeFirst() {
            owners[oldest] = nil
        }
    }
}
