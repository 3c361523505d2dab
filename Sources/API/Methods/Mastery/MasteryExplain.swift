import Household
import JSONRPC
import Shapes
import Words

/// `mastery.explain`: the very answers behind what is said about a skill.
public enum MasteryExplain {
    /// The parameters of `mastery.explain`.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// The skill, by id or title.
        public var skill: String

        public init(child: String, skill: String) {
            self.child = child
            self.skill = skill
        }
    }

    /// A first answer, and what was asked.
    public struct Answer: Equatable, Sendable {
        /// As mastery counts it.
        public var known: MasteryAnswer
        /// What was asked; nil where the activity is not kept any more.
        public var prompt: String?
        /// What a wrong one shows; nil where that is not known, and where a child asks.
        public var mistake: MistakeClass?
        /// What is known of the question and of the answer beside that; nothing where a child asks.
        public var asked: AskedQuestion

        public init(
            known: MasteryAnswer, prompt: String?, mistake: MistakeClass? = nil, asked: AskedQuestion = .init()
        ) {
            self.known = known
            self.prompt = prompt
            self.mistake = mistake
            self.asked = asked
        }
    }

    /// Answers of one activity that reached the threshold.
    public struct Window: Equatable, Sendable {
        /// The activity.
        public var activity: ActivityID
        /// The household day of the last answer.
        public var day: Day
        public var answers: [Answer]

        public init(activity: ActivityID, day: Day, answers: [Answer]) {
            self.activity = activity
            self.day = day
            self.answers = answers
        }

        /// The mean of its answers, 0 to 100 and rounded down.
        public var mean: Int { MasteryRule.mean(of: answers.map(\.known)) }
    }

    /// The result of `mastery.explain`. Absent where they do not apply: `due`.
    public struct Result: Equatable, Sendable {
        /// The skill.
        public var skill: SkillID
        public var title: String
        public var state: SkillMastery.State
        public var percent: Int
        public var rubric: Rubric
        /// The windows that count.
        public var reached: [Window]
        /// The last answers, of one activity.
        public var last: [Answer]
        /// When it is to be looked at again.
        public var due: Day?
        /// The same in words.
        public var say: Saying
        /// How many of the last first answers were right, of all activities, as reports count them; nil: none was given.
        public var recentShare: Accuracy?
        /// These answers, as far as they are known.
        public var recent: [Answer]

        public init(
            skill: SkillID, title: String, state: SkillMastery.State, percent: Int, rubric: Rubric,
            reached: [Window], last: [Answer], due: Day?, say: Saying, recentShare: Accuracy? = nil,
            recent: [Answer] = []
        ) {
            self.skill = skill
            self.title = title
            self.state = state
            self.percent = percent
            self.rubric = rubric
            self.reached = reached
            self.last = last
            self.due = due
            self.say = say
            self.recentShare = recentShare
            self.recent = recent
        }
    }

    /// The longest name of a skill that is looked for.
    public static let longestName = 200

    /// For parents; reads only.
    public static let method = Method(
        "mastery.explain", "Tells a parent why a skill is mastered or not, with the very answers behind it.",
        role: .parent,
        params: Shape<Params>.object("MasteryExplainParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required(
                "skill", \.skill, .text(1...longestName),
                "As lessons and `skill.list` name it, or its title. Of several with one title it is the one that the child has tried."
            )
        },
        result: Shape<Result>.object("MasteryExplained", "", make: Result.init) {
            required("skill", \.skill, .id(SkillID.self))
            required("title", \.title, .text(), "A short name for people.")
            required("masteryState", \.state, .word(SkillMastery.State.self), "Where it stands.")
            required(
                "percent", \.percent, .integer(0...100),
                "The best mean of a window of answers; of a list the most of its items that were right.")
            required("rubric", \.rubric, rubric, "When the skill is mastered.")
            required("windows", \.reached, .list(of: window), "Those that count, the first one first.")
            required("lastAnswers", \.last, .list(of: answer), "Those of the activity in which it was practised last.")
            optional("dueDay", \.due, .day, "The household day from which on it is to be looked at again.")
            required("say", \.say, .saying, "The same in words for the parent.")
            optional(
                "recentShare", \.recentShare, .accuracy,
                "Of the last ten first answers at most, of all activities: those that reports count. Absent: none was given."
            )
            required(
                "recentAnswers", \.recent, .list(of: answer),
                "These answers, the newest last; fewer than `recentShare` counts where some were given before kidd kept them."
            )
        },
        errors: [.unknownChild, .unknownSkill])

    private static let rubric = Shape<Rubric>.object(
        "MasteryRubric",
        "When a skill is mastered. A list is when each of its items was asked, and the threshold's share of them was right without a hint on two days.",
        make: Rubric.init
    ) {
        required("thresholdPercent", \.thresholdPercent, .integer(0...100), "The mean that a window must reach.")
        required("windowAnswers", \.window, .count, "First answers of a window, all in one activity.")
        required("windowCount", \.sessions, .count, "Windows that are needed, on different days with a night between.")
        required("reviewDays", \.reviewDays, .list(of: .count), "Household days from one review to the next.")
    }

    static let window = Shape<Window>.object(
        "MasteryWindow", "Answers of one activity that reached the threshold.", make: Window.init
    ) {
        required("activity", \.activity, .id(ActivityID.self))
        required("day", \.day, .day, "The household day.")
        required("firstAnswers", \.answers, .list(of: answer), "In the order in which they were given.")
    }

    private static let answer = Shape<Answer>.object(
        "MasteryAnswer", "A first answer as mastery counts it.",
        make: { presentation, question, percent, hints, at, prompt, mistake, lesson, kind, given, right in
            Answer(
                known: MasteryAnswer(
                    presentation: presentation, question: question, percent: percent, hints: hints, at: at),
                prompt: prompt, mistake: mistake,
                asked: AskedQuestion(lesson: lesson, kind: kind, given: given, right: right))
        }
    ) {
        required("presentation", \.known.presentation, .id(PresentationID.self))
        required("questionId", \.known.question, .id(QuestionID.self), "As its lesson names it.")
        required(
            "percent", \.known.percent, .integer(0...100), "Its score: 0 when it was wrong, 10 less for each hint.")
        required("hintCount", \.known.hints, .count, "Hints before it.")
        required("answeredAt", \.known.at, .instant)
        optional(
            "prompt", \.prompt, .text(),
            "What was asked; absent where it was made for an activity that is not kept any more.")
        optional(
            "mistakeClass", \.mistake, .word(MistakeClass.self),
            "What a wrong one shows, as reports count it; absent where that is not known, and in `progress.explain`.")
        optional(
            "lessonTitle", \.asked.lesson, .text(),
            "Of the lesson that the question belongs to; absent in `progress.explain`.")
        optional(
            "kind", \.asked.kind, .id(QuestionKind.self), "The kind of the question; absent in `progress.explain`.")
        optional(
            "givenText", \.asked.given, .text(),
            "What was answered, where it is a few words or a number, and the activity is kept; absent in `progress.explain`."
        )
        optional("rightText", \.asked.right, .text(), "What is right, in the same way.")
    }
}
