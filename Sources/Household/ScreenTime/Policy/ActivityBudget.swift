/// Minutes a household day for some activities together, "games 20 min" (Screen time, Limits).
public struct ActivityBudget: Hashable, Sendable {
    /// What a parent calls it, unique in a policy; 1 to 64 characters.
    public var name: String
    /// What it is for: each a subject, a pack or an app.
    public var activities: [ActivityRef]
    /// Minutes of a household day, 0 is blocked.
    public var minutes: Int

    /// A budget.
    public init(name: String, activities: [ActivityRef], minutes: Int) {
        self.name = name
        self.activities = activities
        self.minutes = minutes
    }

    /// Whether an activity is paid from it.
    public func includes(_ activity: ActivityRef) -> Bool { activities.contains { $0.includes(activity) } }
}
