import Household
import JSONRPC
import QuestionKinds
import Shapes

extension Shape where Value == SectionView {
    static let sectionView = Shape.object(
        "Section", "The part of the lesson that the question belongs to.", make: SectionView.init
    ) {
        required("title", .text()) { $0.title }
        required("kind", .word(SectionKind.self)) { $0.kind }
        optional("text", .text(), "What to show before the section's first question.") { $0.text }
    }
}

extension Shape where Value == QuestionView {
    /// What all kinds have; what only one has stands in the member that is called like the kind.
    public static let questionView = Shape.object(
        "Question",
        "A question as a child may see it: never with its answer. Examples of each kind are in rpc-spec/questions.md.",
        tag: "kind",
        kinds: QuestionKinds.views, named: \.kind.rawValue, part: \.body,
        make: {
            body, presentation, number, total, attempt, section, prompt, narration, images, audio, picture, limit,
            hintsLeft,
            hintPrice, rightParts, lastAnswer, extra in
            QuestionView(
                presentation: presentation, number: number, total: total, attempt: attempt, section: section,
                prompt: prompt, narration: narration, images: images, audio: audio, timeLimitSeconds: limit,
                body: body, hintsLeft: hintsLeft, hintPrice: hintPrice, rightParts: rightParts,
                lastAnswer: lastAnswer, picture: picture, isExtra: extra ?? false)
        }
    ) {
        required(
            "presentation", .id(PresentationID.self), "Names this showing of the question; send it with the answer."
        ) {
            $0.presentation
        }
        required("number", .count, "From 1.") { $0.number }
        required("total", .count) { $0.total }
        required("attempt", .count, "1 up to the first answer that was read, which is scored; more for retries.") {
            $0.attempt
        }
        optional("section", .sectionView) { $0.section }
        required("prompt", .text()) { $0.prompt }
        optional("narration", .text(), "To be read aloud.") { $0.narration }
        required("images", .list(of: .text())) { $0.images }
        optional("audio", .text()) { $0.audio }
        optional("picture", .picture, "What is drawn beside the prompt. Each form is in rpc-spec/pictures.md.") {
            $0.picture
        }
        optional("timeLimitSeconds", .count) { $0.timeLimitSeconds }
        required("hintsLeft", .count) { $0.hintsLeft }
        optional("hintPrice", .count, "Stars that the next hint costs; absent: there is none.") { $0.hintPrice }
        optional(
            "rightParts", .list(of: .text()),
            "Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right "
                + "before. The reply to an answer has them beside the question."
        ) { $0.rightParts }
        optional("lastAnswer", .answer, "With `rightParts`: the answer that these are parts of.") { $0.lastAnswer }
        optional(
            "isExtra", .boolean,
            "One that the child has known, in no score; absent: false. Its number is that of the question after it."
        ) { $0.isExtra ? true : nil }
    }
}

extension Shape where Value == Celebration {
    static let celebration = Shape.object(
        "Celebration", "How to end: never random.",
        make: { Celebration(word: $0.description, milliseconds: $1, isStill: $2 ?? false) }
    ) {
        required(
            "word", .saying,
            "Such as `Great job!`, for a headline. `say` of the summary often begins with it: show one of both, or cut it off there."
        ) { $0.word }
        required("milliseconds", .count, "How long it lasts.") { $0.milliseconds }
        optional("isStill", .boolean, "The child's profile asks for reduced motion: nothing moves; absent: false.") {
            $0.isStill ? true : nil
        }
    }
}

extension Shape where Value == ActivitySummary {
    /// How it is read and written: `ActivitySummary` in the reference.
    public static let activitySummary = Shape.object(
        "ActivitySummary", "How a finished activity went.",
        make: {
            activity, lesson, score, maximum, percent, isPassed, questions, graded, right, stars, points, run, hints,
            duration,
            isNewBest, celebration, say, kind, review, subject, sprint in
            ActivitySummary(
                activity: activity, lesson: lesson, score: score, maximum: maximum, percent: percent,
                isPassed: isPassed, questions: questions, right: right, stars: stars, points: points, longestRun: run,
                hints: hints, durationSeconds: duration, isNewBest: isNewBest, celebration: celebration,
                told: say.description,
                kind: kind, reviewInDays: review, subject: subject, sprint: sprint,
                ungraded: max(0, questions - graded))
        }
    ) {
        required("activity", .id(ActivityID.self)) { $0.activity }
        required("lesson", .id(LessonID.self), "Of a quiz over a subject: one of its lessons.") { $0.lesson }
        required("score", .count, "Points of right first answers to graded questions.") { $0.score }
        required("maximum", .count, "What `score` is out of: all points of graded questions; 0: nothing was graded.") {
            $0.maximum
        }
        required(
            "percent", .integer(0...100),
            "`score` of `maximum`, rounded down; of copying, the right ones of `questions`."
        ) { $0.percent }
        required("isPassed", .boolean, "At 70 %; a review with two of three, or four of five.") { $0.isPassed }
        required(
            "questions", .count,
            "All of it, also those that nothing grades (drawing, reading aloud) and those that a clock left no time for; of a "
                + "sprint those that were reached."
        ) { $0.questions }
        required(
            "gradedQuestions", .count,
            "`questions` without those that nothing grades: show `rightAnswers` of these, such as `18 of 20`."
        ) { $0.gradedQuestions }
        required("rightAnswers", .count, "Right first answers; never more than `gradedQuestions`.") { $0.right }
        required("starsEarned", .count) { $0.stars }
        required("pointsEarned", .count) { $0.points }
        optional("longestRun", .count, "From 3.") { $0.longestRun }
        required("hints", .count) { $0.hints }
        required("durationSeconds", .count) { $0.durationSeconds }
        required("isNewBest", .boolean) { $0.isNewBest }
        required("celebration", .celebration) { $0.celebration }
        required(
            "say", .saying,
            "All that is said to the child at the end. It often begins with `celebration.word`: who shows that as a headline "
                + "shows here what follows it."
        ) { $0.say }
        required("kind", .word(ActivityKind.self)) { $0.kind }
        optional(
            "reviewInDays", .count, "Household days until the skill, which is mastered, is to be looked at again."
        ) { $0.reviewInDays }
        optional("subject", .text(), "Of a quiz over a subject.") { $0.subject }
        optional("sprint", .sprintResult, "Of sixty seconds of math facts.") { $0.sprint }
    }
}

extension Shape where Value == QuizTimer {
    static let quizTimer = Shape.object(
        "QuizTimer", "The clock of a quiz with a limit. Count down from `secondsLeft`; at 0 ask `activity.finish`.",
        make: { style, limit, left, _, stopped, say in
            QuizTimer(style: style, limitSeconds: limit, secondsLeft: left, isStopped: stopped, say: say)
        }
    ) {
        required("style", .word(QuizTimer.Style.self), "`bar` for younger children, `digits` for preteens.") {
            $0.style
        }
        required("limitSeconds", .count, "What there was at the start.") { $0.limitSeconds }
        required("secondsLeft", .count, "0: the time is over.") { $0.secondsLeft }
        required(
            "mood", .word(QuizTimer.Mood.self),
            "`relaxed` above half of the limit, `warning` above a fifth, else `urgent`."
        ) { $0.mood }
        required("isStopped", .boolean, "It stands still, in the first pause and in one that was offered as a rest.") {
            $0.isStopped
        }
        optional("say", .saying, "In another pause: a sentence for the child, as the clock runs on.") { $0.say }
    }
}
