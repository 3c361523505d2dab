/// One day of a heat map (Reports, Heat map).
public struct HeatDay: Hashable, Sendable {
    /// The household day.
    public var day: Day
    /// Finished lessons.
    public var lessons: Int
    /// The class of the day: 0, 1, 2 for two or three lessons, 3 for four and more.
    public var level: Int

    /// A day as it is.
    public init(day: Day, lessons: Int, level: Int) {
        self.day = day
        self.lessons = lessons
        self.level = level
    }

    /// A day with so many finished lessons.
    public init(day: Day, lessons: Int) {
        let level =
            switch lessons {
            case ...0: 0
            case 1: 1
            case 2...3: 2
            default: 3
            }
        self.init(day: day, lessons: lessons, level: level)
    }
}
