import Words

/// A goal that a parent set for a child, with the bonus for reaching it (Rewards, Challenges). One for several children is
/// the same for each.
public struct Challenge: Hashable, Sendable {
    /// What names it.
    public var id: ChallengeID
    /// 1, and one more with each time that a parent edits it.
    public var version: Int
    /// What the family calls it; empty where it is called as its ``template``.
    public var title: String
    /// A sentence of the family about it; nil: none, or that of its ``template``.
    public var description: String?
    /// The name of a picture that front-ends know.
    public var icon: String
    /// What is wanted.
    public var goal: ChallengeGoal
    /// Percent of the points of its window that reaching it pays.
    public var bonusPercent: Int
    /// The first household day that counts.
    public var start: Day
    /// The first household day that counts no more; nil: there is none.
    public var end: Day?
    /// Who made it.
    public var by: ParentID
    /// When it was made.
    public var at: Instant
    /// The template that it was made from.
    public var template: String?

    /// All members of a challenge.
    public init(
        id: ChallengeID, version: Int = 1, title: String, description: String? = nil, icon: String,
        goal: ChallengeGoal, bonusPercent: Int, start: Day, end: Day? = nil, by: ParentID, at: Instant,
        template: String? = nil
    ) {
        self.id = id
        self.version = version
        self.title = title
        self.description = description
        self.icon = icon
        self.goal = goal
        self.bonusPercent = bonusPercent
        self.start = start
        self.end = end
        self.by = by
        self.at = at
        self.template = template
    }

    /// What it is called.
    public var name: Saying {
        title.isEmpty ? template.flatMap(ChallengeTemplate.named)?.title ?? goal.words : Saying(told: title)
    }

    /// A sentence about it; nil: none.
    public var about: Saying? {
        description.map { Saying(told: $0) } ?? template.flatMap(ChallengeTemplate.named)?.description(for: goal)
    }

    /// The bonuses that there can be, in percent.
    public static let possibleBonuses = 5...50
    /// The bonus of a challenge for which nobody named one.
    public static let usualBonus = 10
    /// The most days from its start to its end.
    public static let mostDays = 366
    /// The days ahead in which it can start.
    public static let furthestStart = 366
    /// Characters of a title, at most.
    public static let longestTitle = 60
    /// Characters of a description, at most.
    public static let longestDescription = 200

    /// Its days as far as they have come: from its start through a day, none after its end.
    func days(through day: Day) -> Range<Day> {
        let next = day.advanced(by: 1)
        let last = end.map { min($0, next) } ?? next
        return start..<max(start, last)
    }

    /// Whether a household day counts for it.
    func contains(_ day: Day) -> Bool { day >= start && end.map { day < $0 } ?? true }

    /// Whether its days are over.
    public func isOver(on day: Day) -> Bool { end.map { $0 <= day } ?? false }

    /// What is wrong with it, by field.
    ///
    /// - Parameter today: it can start on this household day or later.
    public func faults(on today: Day) -> [PolicyFault] {
        var faults: [PolicyFault] = []
        let known = title.isEmpty && template != nil ? "-" : title
        for (path, text) in [("title", known), ("description", description ?? "-"), ("icon", icon)] {
            guard let refusal = NameRules.refusal(of: text) else { continue }
            faults.append(PolicyFault(path: path, message: "It \(refusal)."))
        }
        faults += goal.faults.map { PolicyFault(path: "goal.\($0.path)", message: $0.message) }
        if !Self.possibleBonuses.contains(bonusPercent) {
            let range = Self.possibleBonuses
            faults.append(
                PolicyFault(
                    path: "bonusPercent", message: "Allowed are \(range.lowerBound) to \(range.upperBound) percent."))
        }
        if start < today {
            faults.append(
                PolicyFault(path: "start", message: "\(start) has passed. Today is \(today): take it or a later day."))
        } else if today.distance(to: start) > Self.furthestStart {
            faults.append(
                PolicyFault(
                    path: "start",
                    message: "It is too far ahead. The latest is \(today.advanced(by: Self.furthestStart))."))
        }
        return faults + endFaults
    }

    private var endFaults: [PolicyFault] {
        guard let end else { return [] }
        if end <= start {
            let message = "\(end) is not after the start, \(start). The end is the first day that counts no more."
            return [PolicyFault(path: "end", message: message)]
        }
        if start.distance(to: end) > Self.mostDays {
            let latest = start.advanced(by: Self.mostDays)
            return [PolicyFault(path: "end", message: "It is too late. The latest is \(latest).")]
        }
        if goal.unit == .days, goal.amount > start.distance(to: end) {
            let days = start.distance(to: end)
            let message = "Between start and end lie \(days) days, and the goal wants \(goal.amount)."
            return [PolicyFault(path: "end", message: message)]
        }
        return []
    }
}
