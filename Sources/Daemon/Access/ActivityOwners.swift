import Household

/// Which child an activity belongs to: those that its book knows, and perhaps some that it has just forgotten.
struct ActivityOwners {
    private var owners: [ActivityID: ChildID] = [:]
    /// The activities of each child.
    private var activities: [ChildID: [ActivityID]] = [:]

    /// One child's activities that are known before those go that its book has forgotten.
    private static let most = 2 * (LearningRules.closedActivities + ActivityKind.allCases.count)

    init(_ children: [ChildState]) {
        for child in children {
            for activity in child.learning.known { add(activity, of: child.profile.id, in: child.learning) }
        }
    }

    subscript(activity: ActivityID) -> ChildID? { owners[activity] }

    /// A new activity of a child.
    ///
    /// - Parameter book: what the child's book knows with it; asked when there are many.
    mutating func add(_ activity: ActivityID, of child: ChildID, in book: @autoclosure () -> LearningBook?) {
        owners[activity] = child
        activities[child, default: []].append(activity)
        guard let all = activities[child], all.count > Self.most else { return }
        let known = Set(book()?.known ?? []).union([activity])
        for old in all where !known.contains(old) { owners[old] = nil }
        activities[child] = all.filter(known.contains)
    }
}

extension LearningBook {
    /// The activities that it can tell of.
    fileprivate var known: [ActivityID] { (closed + openActivities).map(\.id) }
}
