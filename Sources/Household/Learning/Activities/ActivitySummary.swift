import Words

/// The result of a finished activity (Learning, Lessons and quizzes).
public struct ActivitySummary: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// What kind of activity it was.
    public var kind: ActivityKind
    /// The lesson.
    public var lesson: LessonID
    /// Points of right first answers.
    public var score: Int
    /// The most that the score could become.
    public var maximum: Int
    /// Of the questions that were graded, rounded down; 100 where none was.
    public var percent: Int
    /// Whether it was enough to pass.
    public var isPassed: Bool
    /// Planned questions; of a sprint those that were reached.
    public var questions: Int
    /// Those of them that nothing could grade: drawings, and what was read aloud.
    public var ungraded: Int
    /// Those of which one can be right: what right answers are told out of.
    public var gradedQuestions: Int { max(0, questions - ungraded) }
    /// Right first answers.
    public var right: Int
    /// Stars earned in it.
    public var stars: Int
    /// Reward points earned in it.
    public var points: Int
    /// The longest run of right answers; nil below three.
    public var longestRun: Int?
    /// Hints given.
    public var hints: Int
    /// Time spent, pauses and long silences left out.
    public var durationSeconds: Int
    /// The best result of this child in this lesson so far.
    public var isNewBest: Bool
    /// How it is celebrated.
    public var celebration: Celebration
    /// Of a quiz over a subject: that subject.
    public var subject: String?
    /// Of a sprint.
    public var sprint: SprintResult?
    /// Household days until its skill, which is mastered, is to be looked at again.
    public var reviewInDays: Int?
    /// The sentence for the child as it was told before it was made from the rest; nil since.
    public var told: String?
    /// What it was about, for people who are told of it from elsewhere; it is in no row.
    public var title: String?

    /// All members of a summary; the ``title`` comes where it is told.
    public init(
        activity: ActivityID, lesson: LessonID, score: Int, maximum: Int, percent: Int, isPassed: Bool,
        questions: Int, right: Int, stars: Int, points: Int, longestRun: Int?, hints: Int, durationSeconds: Int,
        isNewBest: Bool, celebration: Celebration, told: String? = nil, kind: ActivityKind = .lesson,
        reviewInDays: Int? = nil, subject: String? = nil, sprint: SprintResult? = nil,
        ungraded: Int = 0
    ) {
        self.activity = activity
        self.lesson = lesson
        self.score = score
        self.maximum = maximum
        self.percent = percent
        self.isPassed = isPassed
        self.questions = questions
        self.ungraded = ungraded
        self.right = right
        self.stars = stars
        self.points = points
        self.longestRun = longestRun
        self.hints = hints
        self.durationSeconds = durationSeconds
        self.isNewBest = isNewBest
        self.celebration = celebration
        self.told = told
        self.kind = kind
        self.reviewInDays = reviewInDays
        self.subject = subject
        self.sprint = sprint
    }

    /// The result of an activity whose last sums are given.
    init(of activity: Activity, activeMilliseconds: Int64, best: Int?, tier: AgeTier, isStill: Bool) {
        let tally = activity.tally
        // A new version of a pack may have raised the points of a question after the start.
        let maximum =
            !activity.kind.isScored
            ? 0
            : activity.kind.countsUnreached ? tally.maximum : activity.gradedQuestions * GeneratedQuestion.points
        let graded = maximum > 0 ? min(100, tally.score * 100 / maximum) : 0
        let right = activity.kind.isScored ? tally.right : activity.answers.count { $0.outcome == .correct }
        let percent: Int
        if !activity.kind.isScored {
            percent = right * 100 / max(1, activity.total)
        } else if activity.gradedQuestions == 0 {
            // Who took part in a lesson without anything to grade has done all of it; of a sprint without answers nothing.
            percent = activity.kind.countsUnreached ? 100 : 0
        } else {
            percent = graded
        }
        // Perfect is what was right without a hint.
        let celebrated = tally.hints > 0 ? min(percent, 99) : percent
        let celebration = Celebration(percent: celebrated, tier: tier, isStill: isStill)
        let run = tally.longestRun >= LearningRules.shortestToldRun ? tally.longestRun : nil
        self.init(
            activity: activity.id, lesson: activity.lesson, score: tally.score, maximum: maximum,
            percent: percent, isPassed: percent >= LearningRules.passingPercent,
            questions: activity.kind.countsUnreached ? activity.total : activity.gradedQuestions,
            right: right, stars: tally.stars, points: tally.points, longestRun: run, hints: tally.hints,
            durationSeconds: activity.seconds(of: activeMilliseconds), isNewBest: percent > best ?? 0,
            celebration: celebration, kind: activity.kind, subject: activity.mixedSubject,
            ungraded: activity.kind.isScored ? activity.ungradedQuestions : 0)
    }

    /// A sentence for the child.
    public var say: Saying {
        if let sprint { return sprint.say }
        if let told { return Saying(told: told) }
        let word = longestRun.map { celebration.word + Saying("celebration.run", ["run": .number($0)]) }
        // What was right on this day before has paid.
        let hasPaid = right > 0 && stars == 0 && kind.isScored && kind.paysStars
        let words = word ?? celebration.word
        return hasPaid ? words + Saying("celebration.hasPaid") : words
    }
}

extension Activity {
    /// Time spent, in seconds; what lies behind the end of a clock is none.
    fileprivate func seconds(of milliseconds: Int64) -> Int {
        min(Int(milliseconds / 1000), quiz?.limitSeconds ?? .max)
    }
}
