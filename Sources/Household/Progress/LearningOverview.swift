/// A child's progress at a glance (Reports, Child): what was done, never a comparison, nothing that falls.
public struct LearningOverview: Hashable, Sendable {
    /// The present calendar month.
    public struct Month: Hashable, Sendable {
        /// Its first day.
        public var first: Day
        /// Its last day.
        public var last: Day
        /// The days of it that count as learning days.
        public var learningDays: [Day]

        public init(first: Day, last: Day, learningDays: [Day]) {
            self.first = first
            self.last = last
            self.learningDays = learningDays
        }
    }

    /// The present household week.
    public struct Week: Hashable, Sendable {
        /// Its first day.
        public var first: Day
        /// Whole seconds spent in learning activities.
        public var learningSeconds: Int

        public init(first: Day, learningSeconds: Int) {
            self.first = first
            self.learningSeconds = learningSeconds
        }
    }

    /// Accuracy, for parents only.
    public struct Accuracies: Hashable, Sendable {
        /// Of the days of the heat map; nil without answers.
        public var recent: Accuracy?
        /// Of all time; nil without answers.
        public var allTime: Accuracy?

        public init(recent: Accuracy?, allTime: Accuracy?) {
            self.recent = recent
            self.allTime = allTime
        }
    }

    /// The household day on which it was made.
    public var today: Day
    /// The subjects of which there is a lesson for this child.
    public var subjects: [SubjectProgress]
    /// Stars in the purse.
    public var stars: Int
    /// Stars ever earned.
    public var starsEarned: Int
    /// Points ever earned.
    public var points: Int
    /// The present calendar month.
    public var month: Month
    /// The present household week.
    public var week: Week
    /// The lessons finished last, the latest first.
    public var recent: [RecentLesson]
    /// The last ``heatMapDays`` days, today last.
    public var heatMap: [HeatDay]
    /// Nil for a child.
    public var accuracy: Accuracies?

    /// Days of the heat map and of recent accuracy.
    public static let heatMapDays = 30
    /// How many finished lessons are told.
    public static let mostRecent = 5

    public init(
        today: Day, subjects: [SubjectProgress], stars: Int, starsEarned: Int, points: Int, month: Month, week: Week,
        recent: [RecentLesson], heatMap: [HeatDay], accuracy: Accuracies?
    ) {
        self.today = today
        self.subjects = subjects
        self.stars = stars
        self.starsEarned = starsEarned
        self.points = points
        self.month = month
        self.week = week
        self.recent = recent
        self.heatMap = heatMap
        self.accuracy = accuracy
    }
}
