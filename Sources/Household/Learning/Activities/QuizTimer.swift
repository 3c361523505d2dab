import Words

/// How the clock of a quiz with a limit stands, and how it is shown to a child of this age (Learning, Lessons and quizzes).
public struct QuizTimer: Hashable, Sendable {
    /// How it is shown.
    public enum Style: String, CaseIterable, Sendable {
        /// A bar that gets shorter.
        case bar
        /// Minutes and seconds.
        case digits
    }

    /// How much is left, for its colour.
    public enum Mood: String, CaseIterable, Sendable {
        /// More than half.
        case relaxed
        /// More than a fifth.
        case warning
        /// Less.
        case urgent
    }

    /// How it is shown.
    public var style: Style
    /// What there was at the start.
    public var limitSeconds: Int
    /// Whole seconds that are left; 0: the quiz is over, and `activity.finish` tells its result.
    public var secondsLeft: Int
    /// Whether it stands still: in the first pause, and in one that follows the offer of a rest.
    public var isStopped: Bool
    /// A sentence for the child when it takes a pause in which the clock runs on.
    public var say: Saying?

    /// All members of a timer.
    public init(style: Style, limitSeconds: Int, secondsLeft: Int, isStopped: Bool, say: Saying? = nil) {
        self.style = style
        self.limitSeconds = limitSeconds
        self.secondsLeft = secondsLeft
        self.isStopped = isStopped
        self.say = say
    }

    /// How much is left.
    public var mood: Mood {
        if secondsLeft * 2 > limitSeconds { return .relaxed }
        return secondsLeft * 5 > limitSeconds ? .warning : .urgent
    }
}

extension Activity {
    /// Whether a clock runs: a quiz for which somebody set a limit.
    var hasLimit: Bool { quiz?.limitSeconds != nil }

    /// Whether the absence of its front-end from a quiz with a limit is too long to be charged, on whatever way it comes back.
    ///
    /// - Parameter isAway: its lease has run out, so nobody was there.
    func hasLongAbsence(at now: Instant, isAway: Bool) -> Bool {
        isAway && state == .running && kind == .quiz && hasLimit && now - lastAt > LearningRules.longestChargedAbsence
    }

    /// Whether its time has run out.
    func isOver(at now: Instant, isAway: Bool = false) -> Bool {
        guard let limit = quiz?.limitSeconds, !hasLongAbsence(at: now, isAway: isAway) else { return false }
        return activeMilliseconds + spent(until: now) >= Int64(limit) * 1000
    }

    /// Its clock, for a child of this age; nil without a limit.
    func timer(at now: Instant, tier: AgeTier) -> QuizTimer? {
        guard let limit = quiz?.limitSeconds, state == .running || state == .paused else { return nil }
        let left = Int64(limit) * 1000 - activeMilliseconds - spent(until: now)
        return QuizTimer(
            style: tier == .preteen ? .digits : .bar, limitSeconds: limit, secondsLeft: Int(max(0, left) / 1000),
            isStopped: state == .paused && pauseStopsClock,
            say: state == .paused && !pauseStopsClock ? Saying("quiz.clockRunsOn") : nil)
    }

    /// Whether a pause stops the clock: the first of a quiz does, and one that was offered as a rest; none does in a sprint.
    var pauseStopsClock: Bool { kind != .timed && (pauses <= 1 || answers.last?.restOffered != nil) }
}
