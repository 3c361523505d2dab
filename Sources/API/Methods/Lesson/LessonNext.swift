import Household
import JSONRPC
import Shapes
import Words

/// `lesson.next`: what a child should do now.
public enum LessonNext {
    /// The parameters of `lesson.next`. Optional: `subject`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var subject: String?

        public init(child: String, subject: String? = nil) {
            self.child = child
            self.subject = subject
        }
    }

    /// Where the open activity stands.
    public struct Place: Equatable, Sendable {
        public var activity: ActivityID
        /// What kind it is.
        public var kind: ActivityKind
        public var state: ActivityState
        public var number: Int
        public var total: Int

        public init(activity: ActivityID, kind: ActivityKind, state: ActivityState, number: Int, total: Int) {
            self.activity = activity
            self.kind = kind
            self.state = state
            self.number = number
            self.total = total
        }
    }

    /// After days away.
    public struct WelcomeBack: Equatable, Sendable {
        public var daysAway: Int
        public var lesson: LessonID?
        public var say: Saying

        public init(daysAway: Int, lesson: LessonID?, say: Saying) {
            self.daysAway = daysAway
            self.lesson = lesson
            self.say = say
        }
    }

    /// A skill to look back at.
    public struct Review: Equatable, Sendable {
        public var skill: SkillID
        public var title: String
        /// Its subject.
        public var subject: String

        public init(skill: SkillID, title: String, subject: String) {
            self.skill = skill
            self.title = title
            self.subject = subject
        }
    }

    /// A subject to mix.
    public struct Mix: Equatable, Sendable {
        public var subject: String
        public var title: String

        public init(subject: String, title: String) {
            self.subject = subject
            self.title = title
        }
    }

    /// The result of `lesson.next`. Absent where they do not apply: `lesson`, `review`, `mix`, `place`, `welcomeBack`, `questions`.
    public struct Result: Equatable, Sendable {
        public var kind: NextLesson.Kind
        public var say: Saying
        public var lesson: LessonList.Entry?
        public var review: Review?
        public var mix: Mix?
        public var why: Saying
        public var place: Place?
        /// Words for a child that was away for some days; nil for one that was not.
        public var welcomeBack: WelcomeBack?
        /// How the child's time stands for it.
        public var time: TimeBrief
        /// How many questions it asks at most; absent with `resume` and `nothing`.
        public var questions: Int?
        /// With `practice`: the math facts.
        public var domain: FactDomain?

        public init(
            kind: NextLesson.Kind, say: Saying, why: Saying, lesson: LessonList.Entry?, review: Review? = nil,
            mix: Mix? = nil, place: Place?, welcomeBack: WelcomeBack?, time: TimeBrief,
            questions: Int? = nil, domain: FactDomain? = nil
        ) {
            self.kind = kind
            self.say = say
            self.why = why
            self.lesson = lesson
            self.review = review
            self.mix = mix
            self.place = place
            self.welcomeBack = welcomeBack
            self.time = time
            self.questions = questions
            self.domain = domain
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "lesson.next",
        "Proposes what a child should do now, and says why: the open activity, else a mastered skill that is due (the one most "
            + "likely forgotten first, and after two reviews running something new), else a lesson of one whose reviews were "
            + "not passed, once a day, else a few math facts a day for a child that has begun with them, else, once a day, a "
            + "lesson of what a skill builds on that rests because it was too hard, else, after "
            + "\(NextLesson.lessonsBeforeMixing) lessons of a subject, a quiz that mixes it, else the next lesson that it has not passed, else a lesson to repeat.",
        role: .child,
        params: Shape<Params>.object("LessonNextParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("subject", \.subject, .text(1...64), "Only of this subject.")
        },
        result: Shape<Result>.object("NextLesson", "", make: Result.init) {
            required(
                "kind", \.kind, .word(NextLesson.Kind.self),
                "`resume`: go on with the open activity; `review`: look back at a skill; `relearn`: a skill that was "
                    + "mastered is learned again; `practice`: math facts; `prerequisite`: what a skill that rests builds on; "
                    + "`mixed`: a quiz over a subject; `new`: a new lesson; `again`: all are passed, repeat one; `nothing`."
            )
            required("say", \.say, .saying, "A sentence for the child: it invites only to what may be done now.")
            required("why", \.why, .saying, "Why it is this: for the child, or for the parent who asks.")
            optional(
                "lesson", \.lesson, LessonList.entry,
                "The lesson that is proposed; absent when an activity is open or nothing is left.")
            optional("review", \.review, review, "With `review`, and with `resume` of one.")
            optional("mix", \.mix, mix, "With `mixed`, and with `resume` of such a quiz.")
            optional("place", \.place, place, "With `resume`.")
            optional("welcomeBack", \.welcomeBack, welcomeBack, "After \(NextLesson.daysAway) days away or more.")
            required("time", \.time, .timeBrief)
            optional(
                "questions", \.questions, .count,
                "How many questions it asks at most; absent with `resume`, which has a `place`, and with `nothing`.")
            optional("domain", \.domain, .word(FactDomain.self), "With `practice`: for `activity.start`.")
        },
        errors: [.unknownChild])

    private static let place = Shape<Place>.object("Place", "Where the open activity stopped.", make: Place.init) {
        required("activity", \.activity, .id(ActivityID.self), "For `activity.resume` or `activity.question`.")
        required("kind", \.kind, .word(ActivityKind.self))
        required("state", \.state, .word(ActivityState.self), "`paused` ones are resumed first.")
        required("number", \.number, .count, "The question it stands at, from 1.")
        required("total", \.total, .count, "How many are planned.")
    }

    private static let review = Shape<Review>.object(
        "NextReview", "A mastered skill to look back at: `activity.start` with kind `review`.", make: Review.init
    ) {
        required("skill", \.skill, .id(SkillID.self), "For `activity.start`.")
        required("title", \.title, .text(), "A short name for people.")
        required("subject", \.subject, .text())
    }

    private static let mix = Shape<Mix>.object(
        "NextMix", "A subject to mix: `activity.start` with kind `quiz`.", make: Mix.init
    ) {
        required("subject", \.subject, .text(), "For `activity.start`.")
        required("title", \.title, .text(), "For people.")
    }

    private static let welcomeBack = Shape<WelcomeBack>.object(
        "WelcomeBack", "For a child who was away for a while.", make: WelcomeBack.init
    ) {
        required("daysAway", \.daysAway, .count, "Household days since the last one with learning.")
        optional("lesson", \.lesson, .id(LessonID.self), "What it did last.")
        required("say", \.say, .saying, "A sentence for the child.")
    }
}
