import Household
import JSONRPC
import Shapes

/// `activity.start`: a child begins to learn.
public enum ActivityStart {
    /// The parameters of `activity.start`. Optional: all but `child`.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// What kind of activity; nil: a lesson.
        public var kind: ActivityKind?
        public var lesson: LessonID?
        public var skill: SkillID?
        /// Of a quiz over a subject, instead of a lesson.
        public var subject: String?
        public var strategy: FactStrategy?
        /// Of a practice: only facts of this band, 1 to 6.
        public var band: Int?
        /// How many questions a quiz or a practice has.
        public var questions: Int?
        /// Seconds that a quiz may take.
        public var limitSeconds: Int?
        public var replace: Bool
        /// What the front-end can bring; nil: all.
        public var shows: [ShownMedia]?
        /// Of a practice and of sixty seconds; nil: addition and subtraction.
        public var domain: FactDomain?

        public init(
            child: String, kind: ActivityKind? = nil, lesson: LessonID? = nil, skill: SkillID? = nil,
            subject: String? = nil, strategy: FactStrategy? = nil, band: Int? = nil, questions: Int? = nil,
            limitSeconds: Int? = nil, replace: Bool = false, shows: [ShownMedia]? = nil, domain: FactDomain? = nil
        ) {
            self.child = child
            self.kind = kind
            self.lesson = lesson
            self.skill = skill
            self.subject = subject
            self.strategy = strategy
            self.band = band
            self.questions = questions
            self.limitSeconds = limitSeconds
            self.replace = replace
            self.shows = shows
            self.domain = domain
        }

        /// What is to begin; nil where a member is missing, or belongs to another kind.
        public var wish: ActivityWish? {
            if kind?.asksFacts == true { return factWish }
            guard strategy == nil, band == nil, domain == nil else { return nil }
            return switch (kind ?? .lesson, lesson, skill, subject) {
            case (.lesson, let lesson?, nil, nil) where questions == nil && limitSeconds == nil: .lesson(lesson)
            case (.quiz, let lesson?, nil, nil): .quiz(lesson, questions: questions, limitSeconds: limitSeconds)
            case (.quiz, nil, nil, let subject?):
                .mixedQuiz(subject: subject, questions: questions, limitSeconds: limitSeconds)
            case (.review, nil, let skill?, nil) where questions == nil && limitSeconds == nil: .review(skill)
            default: nil
            }
        }

        private var factWish: ActivityWish? {
            guard lesson == nil, skill == nil, subject == nil, limitSeconds == nil else { return nil }
            let facts = domain ?? .addSubtract
            if kind == .practice { return .practice(drill, questions: questions, of: facts) }
            guard strategy == nil, band == nil, questions == nil else { return nil }
            if kind == .timed { return .sprint(of: facts) }
            return domain == nil ? .copying : nil
        }

        /// What a practice is about; nil: what the child needs most.
        public var drill: FactDrill? {
            strategy == nil && band == nil
                ? nil : FactDrill(strategy: strategy, band: band.flatMap { FactBand(rawValue: $0) })
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.start",
        "Begins a lesson, a quiz over a lesson or a subject, a review of a skill, or math facts: a practice, "
            + "sixty seconds (`timed`), or numbers to copy. The reply has its first question; its lease "
            + "counts the time.",
        role: .child, changes: true, work: .beginnings,
        params: Shape<Params>.object("ActivityStartParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            // Optional, and not filled in: a key that was taken before there were kinds stands for the same call.
            optional(
                "kind", \.kind, .word(ActivityKind.self),
                "`lesson`, also when it is absent: all of a lesson; `quiz`: some of its questions, each once, with a score; `review`: a short look "
                    + "back at a skill that is due; `practice`: math facts, typed; `timed`: as many as the child can in 60 seconds; "
                    + "`copying`: numbers to type as they are shown, so that typing can be taken off.")
            optional("lesson", \.lesson, .id(LessonID.self), "From `lesson.list`: of a lesson and a quiz.")
            optional("skill", \.skill, .id(SkillID.self), "From `lesson.next`: of a review.")
            optional(
                "subject", \.subject, .text(1...64),
                "Of a quiz instead of `lesson`: it mixes what the child has finished of the subject, up to "
                    + "\(ActivityPlan.mostMixedLessons) lessons of as many skills.")
            optional(
                "strategy", \.strategy, .word(FactStrategy.self),
                "Of a practice: only facts that are found in this way.")
            optional(
                "factBand", \.band, .integer(1...FactBand.allCases.count), "Of a practice: only facts of this band.")
            optional(
                "questions", \.questions, .integer(1...LearningRules.mostQuestionsOfQuiz),
                "How many questions a quiz has; absent: 10, and 5 for a preschool child. At most what the lesson has. Of a practice; "
                    + "absent: 20, and 10 for a preschool child.")
            optional(
                "limitSeconds", \.limitSeconds, .integer(LearningRules.secondsOfQuiz),
                "What a quiz may take; absent: no limit. A preschool child never has one.")
            defaulted("replace", \.replace, .boolean, to: false, "Gives up the activity of this kind that is open.")
            optional(
                "shows", \.shows, .list(of: .word(ShownMedia.self), maximum: ShownMedia.allCases.count),
                "What the front-end can bring beside words: `images` and `sounds` of packs. Questions that need more are not "
                    + "asked, and `sayNotShown` says so. Absent: all.")
            optional(
                "domain", \.domain, .word(FactDomain.self),
                "Of a practice and of sixty seconds; absent: `addSubtract`. " + FactsParams.about)
        },
        result: Shape<ActivityReply>.activityReply,
        errors: [
            .unknownChild, .unknownLesson, .unknownSkill, .filtered, .notNow, .tooManyLeases, .activityOpen,
            .nothingToAsk, .reviewNotDue, .sprintsRest,
        ])
}
