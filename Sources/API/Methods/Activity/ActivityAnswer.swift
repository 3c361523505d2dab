import Household
import JSONRPC
import QuestionKinds
import Shapes

/// `activity.answer`: a child answers.
public enum ActivityAnswer {
    /// The parameters of `activity.answer`. Optional: `narrationMilliseconds`.
    public struct Params: Equatable, Sendable {
        /// From `activity.start`.
        public var activity: ActivityID
        /// From the question.
        public var presentation: PresentationID
        /// One of the forms of an answer; it must fit the kind of the question.
        public var answer: Answer
        /// How long it was read aloud.
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
            make: {
                outcome, say, spelling, explanation, micro, rightParts, rapid, rectified, stars, points, run, question,
                rest,
                summary, _, badges,
                sticker, dayStreak, minutes, challenges, time in
                var reply = AnswerReply(
                    outcome: outcome, say: say, spelling: spelling, explanation: explanation,
                    rightParts: rightParts, isRapid: rapid, isRectified: rectified, stars: stars, points: points,
                    run: run, question: question, summary: summary, rest: rest)
                reply.microLesson = micro
                return Result(
                    reply: reply,
                    earned: EarnedNow(
                        badges: badges, sticker: sticker, dayStreak: dayStreak, minutes: minutes,
                        challenges: challenges),
                    time: time)
            }
        ) {
            required(
                "outcome", .word(AnswerOutcome.self),
                "`correct`; `tryAgain`: another try is left, and `question` is the same once more; `explained`: that was the last try, and it goes on; "
                    + "`participated`: not graded; `late`: the time of a quiz is over, and the answer does not count. With `isRapid` it does not tell whether the answer was right."
            ) { $0.reply.outcome }
            required("say", .saying, "A sentence for the child.") { $0.reply.say }
            optional("spelling", .text(), "The right spelling, if a small slip was accepted.") { $0.reply.spelling }
            optional("explanation", .text(), "After the last retry, and after what was said aloud and not written.") {
                $0.reply.explanation
            }
            optional("microLesson", .microLesson, "After a math fact that was missed: show both steps.") {
                $0.reply.microLesson
            }
            optional(
                "rightParts", .list(of: .text()),
                "After a wrong answer with parts: the ids of those that are right (tiles on the left, items). They stay."
            ) { $0.reply.rightParts }
            required(
                "isRapid", .boolean,
                "Too quick after `activity.shown` to be read, or always at one place: it was no try, and the same question "
                    + "comes once more; after the third one it is explained."
            ) { $0.reply.isRapid }
            required("isRectified", .boolean, "Right after a wrong first answer.") { $0.reply.isRectified }
            required("starsEarned", .count, "Earned by this answer.") { $0.reply.stars }
            required("pointsEarned", .count, "Earned by this answer.") { $0.reply.points }
            required("run", .count, "Right first answers in a row.") { $0.reply.run }
            optional(
                "question", .questionView,
                "What to show next: the same question once more, or the next one. Absent at the end (`summary`) and with "
                    + "`isWaiting`."
            ) { $0.reply.question }
            optional(
                "rest", .saying,
                "Words that offer a rest: the last questions were hard for the child. Where `question` has `isExtra`, it is one that the "
                    + "child has known."
            ) { $0.reply.rest }
            optional("summary", .activitySummary, "When this was the last answer.") { $0.reply.summary }
            optional(
                "isWaiting", .boolean,
                "True: there is neither `question` nor `summary`, whatever the outcome. The answer counts, and the activity "
                    + "waits at its place, because the child's time is over or the lesson is not for it any more. Show `say`, "
                    + "then `time.say`, and stop; when there is time again, `activity.question` has the question. Absent: "
                    + "false."
            ) { $0.reply.question == nil && $0.reply.summary == nil ? true : nil }
            optional("badges", .list(of: .badgeBrief), "Just earned.") { $0.earned.badges }
            optional("sticker", .text(), "Just given: name of its picture.") { $0.earned.sticker }
            optional("dayStreak", .streakStatus, "When it changed.") { $0.earned.dayStreak }
            optional("earnedMinutes", .count, "Screen time that was just earned.") { $0.earned.minutes }
            optional("reachedChallenges", .list(of: .challengeReached), "Just reached.") { $0.earned.challenges }
            required("time", .timeBrief) { $0.time }
        },
        errors: [
            .unknownActivity, .activityFinished, .activityPaused, .stalePresentation, .wrongShape, .filtered, .notNow,
            .tooManyLeases,
        ])

    private static let params = Shape<Params>.object("ActivityAnswerParams", "", make: Params.init) {
        required("activity", .id(ActivityID.self), "From `activity.start`.") { $0.activity }
        required("presentation", .id(PresentationID.self), "From the question.") { $0.presentation }
        required("answer", .answer) { $0.answer }
        defaulted("narrationMilliseconds", .integer(0...600_000), to: 0, "How long it was read aloud.") {
            $0.narrationMilliseconds
        }
    }
}
