/// A sticker that a child has: given at the first finish of a lesson that names one (Rewards, Ledgers).
public struct EarnedSticker: Hashable, Sendable {
    /// The name of its picture.
    public var sticker: String
    /// The lesson that gave it.
    public var lesson: LessonID
    /// The household day on which it was given.
    public var day: Day
    /// When it was given.
    public var at: Instant

    /// All members of a sticker.
    public init(sticker: String, lesson: LessonID, day: Day, at: Instant) {
        self.sticker = sticker
        self.lesson = lesson
        self.day = day
        self.at = at
    }
}
