/// What a household day of a child came to, after its single answers and minutes are folded.
public struct FoldedDay: Hashable, Sendable {
    /// The household day.
    public var day: Day
    /// Milliseconds of screen time that something paid for or that counted over a limit.
    public var screen: Milliseconds
    /// Milliseconds of screen time that were free of charge.
    public var free: Milliseconds
    /// The part of both that was spent in learning activities.
    public var learning: Milliseconds
    /// By subject, in the order of their names; an empty name stands for what belongs to none.
    public var subjects: [FoldedSubject]

    /// A day; without numbers one on which nothing was done.
    public init(
        day: Day, screen: Milliseconds = 0, free: Milliseconds = 0, learning: Milliseconds = 0,
        subjects: [FoldedSubject] = []
    ) {
        self.day = day
        self.screen = screen
        self.free = free
        self.learning = learning
        self.subjects = subjects
    }
}

/// What a child did in one subject on a household day.
public struct FoldedSubject: Hashable, Sendable {
    /// The subject; empty: none is known.
    public var subject: String
    /// All answers that were read, further tries included.
    public var answers: Int
    /// The first answers among them, which are scored.
    public var first: Int
    /// Those that were right at the first try.
    public var right: Int
    /// Hints that were given.
    public var hints: Int
    /// Milliseconds of learning.
    public var active: Milliseconds
    /// Finished lessons that counted.
    public var lessons: Int
    /// Stars that were earned.
    public var stars: Int
    /// Stars that were paid for hints.
    public var starsPaid: Int
    /// Points that were earned.
    public var points: Int

    /// A subject; without numbers one in which nothing was done.
    public init(
        subject: String, answers: Int = 0, first: Int = 0, right: Int = 0, hints: Int = 0, active: Milliseconds = 0,
        lessons: Int = 0, stars: Int = 0, starsPaid: Int = 0, points: Int = 0
    ) {
        self.subject = subject
        self.answers = answers
        self.first = first
        self.right = right
        self.hints = hints
        self.active = active
        self.lessons = lessons
        self.stars = stars
        self.starsPaid = starsPaid
        self.points = points
    }
}
