/// What a parent would like a household week to hold, "30 min of math" (Screen time, Limits). It is a goal and never a
/// block.
public struct LearningGoal: Hashable, Sendable {
    /// The subject; nil: all learning.
    public var subject: String?
    /// Minutes of a household week.
    public var weeklyMinutes: Int

    /// All members.
    public init(subject: String? = nil, weeklyMinutes: Int) {
        self.subject = subject
        self.weeklyMinutes = weeklyMinutes
    }

    /// The minutes that there can be.
    public static let possibleMinutes = 1...ScreenTimePolicy.mostWeeklyMinutes

    /// The clock that runs for it; nil: the one of all learning.
    var counter: TimeCounter? {
        subject.map { TimeCounter(name: "subject:" + $0, activities: [ActivityRef(subject: $0)]) }
    }
}

extension TimeBook {
    /// Seconds that count for a goal on the household days of a range: the sum of those of each day.
    func seconds(for goal: LearningGoal, in range: Range<Day>) -> Int {
        seconds(in: range) { day in goal.counter.map { day.counted($0.name) } ?? day.learning }
    }
}
