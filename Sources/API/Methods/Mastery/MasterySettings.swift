import Household
import JSONRPC
import Shapes
import Words

/// `mastery.settings` and `mastery.set`: how reviews and difficulty are chosen, and what a parent decides of it.
public enum MasterySettings {
    /// How well predictions of one kind have fitted.
    public struct Fit: Equatable, Sendable {
        /// Predictions of about one size.
        public struct Bin: Equatable, Sendable {
            public var answers: Int
            /// The mean prediction, 0 to 100.
            public var predictedPercent: Int
            /// How many of the answers were right, 0 to 100.
            public var rightPercent: Int

            public init(answers: Int, predictedPercent: Int, rightPercent: Int) {
                self.answers = answers
                self.predictedPercent = predictedPercent
                self.rightPercent = rightPercent
            }
        }

        public var logLoss: Int
        /// The mean square of what predictions were off, in ten-thousandths; less is better.
        public var brier: Int
        /// How far predictions of a bin are from what came of them, in ten-thousandths; less is better.
        public var calibrationError: Int
        /// The bins that have answers, from the lowest predictions up.
        public var bins: [Bin]

        public init(logLoss: Int, brier: Int, calibrationError: Int, bins: [Bin]) {
            self.logLoss = logLoss
            self.brier = brier
            self.calibrationError = calibrationError
            self.bins = bins
        }
    }

    /// What was predicted of answers after a day or more without their skill.
    public struct Forecasts: Equatable, Sendable {
        public var answers: Int
        /// Answers before the model of memory is offered.
        public var needed: Int
        /// Whether it has predicted this child's answers better than the ladder.
        public var isMemoryOffered: Bool
        /// Of the model of memory.
        public var memory: Fit
        /// Of the ladder.
        public var ladder: Fit
        /// Of the child's mean.
        public var mean: Fit

        public init(answers: Int, needed: Int, isMemoryOffered: Bool, memory: Fit, ladder: Fit, mean: Fit) {
            self.answers = answers
            self.needed = needed
            self.isMemoryOffered = isMemoryOffered
            self.memory = memory
            self.ladder = ladder
            self.mean = mean
        }
    }

    /// A subject and how hard its questions are.
    public struct Subject: Equatable, Sendable {
        /// The subject's id.
        public var subject: String
        public var title: String
        public var policy: AdaptivePolicy
        /// Whether a parent decided that.
        public var isChosen: Bool
        /// The level of the next question of a quiz, 1 to 5.
        public var level: Int
        public var changes: [LevelChange]

        public init(
            subject: String, title: String, policy: AdaptivePolicy, isChosen: Bool, level: Int, changes: [LevelChange]
        ) {
            self.subject = subject
            self.title = title
            self.policy = policy
            self.isChosen = isChosen
            self.level = level
            self.changes = changes
        }
    }

    /// The result of `mastery.settings` and `mastery.set`.
    public struct Result: Equatable, Sendable {
        public var scheduler: ReviewScheduler
        /// What is known of predictions.
        public var forecasts: Forecasts
        /// Subjects that the child may have or has answered in.
        public var subjects: [Subject]
        /// The same in words.
        public var say: Saying

        public init(scheduler: ReviewScheduler, forecasts: Forecasts, subjects: [Subject], say: Saying) {
            self.scheduler = scheduler
            self.forecasts = forecasts
            self.subjects = subjects
            self.say = say
        }
    }

    /// The parameters of `mastery.set`. Optional: all but `child`.
    public struct Choice: Equatable, Sendable {
        public var child: String
        /// What says when mastered skills come back; nil: as it is.
        public var scheduler: ReviewScheduler?
        /// A subject whose policy changes.
        public var subject: String?
        /// Its policy; nil: as its pack says.
        public var policy: AdaptivePolicy?

        public init(
            child: String, scheduler: ReviewScheduler? = nil, subject: String? = nil, policy: AdaptivePolicy? = nil
        ) {
            self.child = child
            self.scheduler = scheduler
            self.subject = subject
            self.policy = policy
        }
    }

    /// For parents; reads only.
    public static let method = Method(
        "mastery.settings",
        "Tells a parent how hard questions are for a child and why, what says when skills come back, and how well that was "
            + "predicted.",
        role: .parent, params: ChildParams.shape, result: result, errors: [.unknownChild])

    /// For parents; changes what is stored.
    public static let change = Method(
        "mastery.set",
        "Decides for a child what says when mastered skills come back, and how difficulty follows the answers in a subject.",
        role: .parent, changes: true,
        params: Shape<Choice>.object("MasterySetParams", "", make: Choice.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional(
                "scheduler", \.scheduler, .word(ReviewScheduler.self),
                "`ladder`: the days of the skill's rubric; `memory`: when the model of memory expects nine in ten.")
            optional("subject", \.subject, .text(1...64), "The subject whose policy changes.")
            optional(
                "adaptivePolicy", \.policy, .word(AdaptivePolicy.self),
                "With `subject`: how difficulty follows the answers; absent: as the pack of the subject says.")
        },
        result: result, errors: [.unknownChild])

    private static let result = Shape<Result>.object(
        "LearningSettings", "How reviews and difficulty are chosen.", make: Result.init
    ) {
        required("scheduler", \.scheduler, .word(ReviewScheduler.self), "What says when mastered skills come back.")
        required("forecasts", \.forecasts, forecasts)
        required(
            "levels", \.subjects, .list(of: subject), "Of each subject that the child may have or has answered in.")
        required("say", \.say, .saying, "The same in words for the parent.")
    }

    private static let forecasts = Shape<Forecasts>.object(
        "Forecasts",
        "What was predicted of answers after a day or more without their skill. All were stored before the answer.",
        make: Forecasts.init
    ) {
        required("forecastCount", \.answers, .count, "Answers that were predicted.")
        required("neededCount", \.needed, .count, "Answers before the model of memory can be offered.")
        required(
            "isMemoryOffered", \.isMemoryOffered, .boolean,
            "It has predicted this child's answers better than the ladder.")
        required("memoryModel", \.memory, fit, "Of the model of memory (FSRS-6).")
        required("ladder", \.ladder, fit, "Of the ladder: the child's running rate on each rung.")
        required("childMean", \.mean, fit, "Of the child's running rate over all.")
    }

    private static let fit = Shape<Fit>.object("Fit", "How well predictions have fitted.", make: Fit.init) {
        required(
            "logLoss", \.logLoss, .count, "The mean surprise of an answer, in ten-thousandths of a nat; less is better."
        )
        required("brier", \.brier, .count, "The mean square of what was off, in ten-thousandths; less is better.")
        required(
            "calibrationError", \.calibrationError, .count,
            "How far the predictions of a bin are from what came of them, in ten-thousandths; less is better.")
        required("bins", \.bins, .list(of: bin), "Those that have answers, from the lowest predictions up.")
    }

    private static let bin = Shape<Fit.Bin>.object("FitBin", "Predictions of about one size.", make: Fit.Bin.init) {
        required("forecastCount", \.answers, .count, "Answers in it.")
        required("predictedPercent", \.predictedPercent, .integer(0...100), "The mean prediction.")
        required("rightPercent", \.rightPercent, .integer(0...100), "How many were right.")
    }

    private static let subject = Shape<Subject>.object(
        "SubjectLevel", "A subject and how hard its questions are.", make: Subject.init
    ) {
        required("subject", \.subject, .text())
        required("title", \.title, .text(), "A short name for people.")
        required("adaptivePolicy", \.policy, .word(AdaptivePolicy.self), "How difficulty follows the answers.")
        required("isChosenByParent", \.isChosen, .boolean, "Else it is as the pack says.")
        required("questionLevel", \.level, .integer(1...5), "Of the next question of a quiz.")
        required("changes", \.changes, .list(of: levelChange), "How the level came about, the newest last.")
    }

    private static let levelChange = Shape<LevelChange>.object(
        "LevelChange", "A change of the level.",
        make: { from, to, reason, at, _ in LevelChange(from: from, to: to, reason: reason, at: at) }
    ) {
        required("fromLevel", \.from, .integer(1...5))
        required("toLevel", \.to, .integer(1...5))
        required("levelReason", \.reason, .word(LevelReason.self))
        required("changedAt", \.at, .instant)
        derived("say", \.reason.say, .saying, "Why, in words for the parent.")
    }
}
