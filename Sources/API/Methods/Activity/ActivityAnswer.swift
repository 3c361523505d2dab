import Household
import JSONRPC
import QuestionKinds
import Shapes
import Words

/// `activity.answer`: a child answers.
public enum ActivityAnswer {
    /// The parameters of `activity.answer`. Optional: `narrationMilliseconds`.
    public struct Params: Equatable, Sendable {
        public var activity: ActivityID
        public var presentation: PresentationID
        /// One of the forms of an answer; it must fit the kind of the question.
        public var answer: Answer
        public var narrationMilliseconds: Int

        public init(
            activity: ActivityID, presentation: PresentationID, answer: Answer, narrationMilliseconds: Int = 0
        ) {
            self.activity = activity
            self.presentation = presentation
            self.answer = answer
            self.narrationMilliseconds = narrationMilliseconds
        }
    }

    /// The result of `activity.answer`. Absent where they do not apply: `spelling`, `explanation`, `rightParts`, `question`,
    /// `rest`, `summary`, `badges`, `sticker`, `dayStreak`, `earnedMinutes`, `reachedChallenges`.
    public struct Result: Equatable, Sendable {
        /// What became of the answer, and the next question or the summary.
        public var reply: AnswerReply
        /// Badges, a sticker, the streak and minutes that this answer brought.
        public var earned: EarnedNow
        /// How the child's time stands after the answer.
        public var time: TimeBrief

        public init(reply: AnswerReply, earned: EarnedNow = EarnedNow(), time: TimeBrief) {
            self.reply = reply
            self.earned = earned
            self.time = time
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.answer",
        "Takes a child's answer and stores it before the reply leaves. The same answer sent again gets the first "
            + "reply.",
        role: .child, changes: true, work: .answers,
        params: params,
        result: Shape<Result>.object(
            "Answered", "What became of an answer, and what comes next.",
            from: Result(
                reply: AnswerReply(
                    outcome: .correct, say: Shape<Saying>.saying.blank(), spelling: nil, explanation: nil,
                    rightParts: nil, isRapid: false, isRectified: false, stars: 0, points: 0, run: 0, question: nil,
                    summary: nil), time: Shape<TimeBrief>.timeBrief.blank())
        ) {
            required(
                "outcome", \.reply.outcome, .word(AnswerOutcome.self),
                "`correct`; `tryAgain`: another try is left, and `question` is the same once more; `explained`: that was the last try, and it goes on; "
                    + "`participated`: not graded; `late`: the time of a quiz is over, and the answer does not count. With `isRapid` it does not tell whether the answer was right."
            )
            required("say", \.reply.say, .saying, "A sentence for the child.")
            optional("spelling", \.reply.spelling, .text(), "The right spelling, if a small slip was accepted.")
            optional(
                "explanation", \.reply.explanation, .text(),
                "After the last retry, and after what was said aloud and not written.")
            optional(
                "microLesson", \.reply.microLesson, .microLesson, "After a math fact that was missed: show both steps.")
            optional(
                "rightParts", \.reply.rightParts, .list(of: .text()),
                "After a wrong answer with parts: the ids of those that are right (tiles on the left, items). They stay."
            )
            required(
                "isRapid", \.reply.isRapid, .boolean,
                "Too quick after `activity.shown`, or after the question was sent, to be read, or always at one place: it was no try, and the same question "
                    + "comes once more; after the third one it is explained.")
            required("isRectified", \.reply.isRectified, .boolean, "Right after a wrong first answer.")
            required("starsEarned", \.reply.stars, .count, "Earned by this answer.")
            required("pointsEarned", \.reply.points, .count, "Earned by this answer.")
            required("run", \.reply.run, .count, "Right first answers in a row.")
            optional(
                "question", \.reply.question, .questionView,
                "What to show next: the same question once more, or the next one. Absent at the end (`summary`) and with "
                    + "`isWaiting`.")
            optional(
                "rest", \.reply.rest, .saying,
                "Words that offer a rest: the last questions were hard for the child. Where `question` has `isExtra`, it is one that the "
                    + "child has known.")
            optional("summary", \.reply.summary, .activitySummary, "When this was the last answer.")
            optional(
                "isWaiting", .boolean,
                "True: there is neither `question` nor `summary`, whatever the outcome. The answer counts, and the activity "
                    + "waits at its place, because the child's time is over or the lesson is not for it any more. Show `say`, "
                    + "then `time.say`, and stop; when there is time again, `activity.question` has the question. Absent: "
                    + "false.", get: { isThere($0.reply.question) || isThere($0.reply.summary) ? nil : true },
                set: { _, _ in })
            optional("badges", \.earned.badges, .list(of: .badgeBrief), "Just earned.")
            optional("sticker", \.earned.sticker, .text(), "Just given: name of its picture.")
            optional("dayStreak", \.earned.dayStreak, .streakStatus, "When it changed.")
            optional("earnedMinutes", \.earned.minutes, .count, "Screen time that was just earned.")
            optional("reachedChallenges", \.earned.challenges, .list(of: .challengeReached), "Just reached.")
            required("time", \.time, .timeBrief)
        },
        errors: [
            .unknownActivity, .activityFinished, .activityPaused, .stalePresentation, .wrongShape, .filtered, .notNow,
            .tooManyLeases,
        ])

    private static let params = Shape<Params>.object("ActivityAnswerParams", "", make: Params.init) {
        required("activity", \.activity, .id(ActivityID.self), "From `activity.start`.")
        required("presentation", \.presentation, .id(PresentationID.self), "From the question.")
        required("answer", \.answer, .answer)
        defaulted(
            "narrationMilliseconds", \.narrationMilliseconds, .integer(0...600_000), to: 0,
            "How long it was read aloud.")
    }
}
