/// A clock beside the limits: it adds up, day by day, how long some activities ran. It limits nothing.
public struct TimeCounter: Hashable, Sendable {
    /// What names it in what was counted.
    public var name: String
    /// Each a subject, a pack or an app; it runs while one of them does.
    public var activities: [ActivityRef]

    /// All members.
    public init(name: String, activities: [ActivityRef]) {
        self.name = name
        self.activities = activities
    }

    /// Whether it runs during an activity.
    func includes(_ activity: ActivityRef) -> Bool { activities.contains { $0.includes(activity) } }
}
