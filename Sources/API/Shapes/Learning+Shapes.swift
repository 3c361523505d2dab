import Household
import JSONRPC
import QuestionKinds
import Shapes

extension Shape where Value == SectionView {
    static let sectionView = Shape.object(
        "Section", "The part of the lesson that the question belongs to.", make: SectionView.init
    ) {
        required("title", \.title, .text())
        required("kind", \.kind, .word(SectionKind.self))
        optional("text", \.text, .text(), "What to show before the section's first question.")
    }
}

extension Shape where Value == Passage {
    static let passage = Shape.object(
        "Passage", "A text that questions are about. It is read aloud on wish, never by itself.", make: Passage.init
    ) {
        required("id", \.id, .text())
        required("title", \.title, .text())
        required("text", \.text, .text())
        required("images", \.images, .list(of: .text()))
        optional("imageText", \.imageText, .text(), "What the images show, for those who do not see them.")
        optional("audio", \.audio, .text(), "In which it is read.")
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
            hintPrice, rightParts, lastAnswer, imageText, passage, extra in
            QuestionView(
                presentation: presentation, number: number, total: total, attempt: attempt, section: section,
                prompt: prompt, narration: narration, images: images, audio: audio, timeLimitSeconds: limit,
                body: body, hintsLeft: hintsLeft, hintPrice: hintPrice, rightParts: rightParts,
                lastAnswer: lastAnswer, picture: picture, imageText: imageText, passage: passage, isExtra: extra)
        }
    ) {
        required(
            "presentation", \.presentation, .id(PresentationID.self),
            "Names this showing of the question; send it with the answer.")
        required("number", \.number, .count, "From 1.")
        required("total", \.total, .count)
        required(
            "attempt", \.attempt, .count, "1 up to the first answer that was read, which is scored; more for retries.")
        optional("section", \.section, .sectionView)
        required("prompt", \.prompt, .text())
        optional("narration", \.narration, .text(), "To be read aloud.")
        required("images", \.images, .list(of: .text()))
        optional("audio", \.audio, .text())
        optional(
            "picture", \.picture, .picture, "What is drawn beside the prompt. Each form is in rpc-spec/pictures.md.")
        optional("timeLimitSeconds", \.timeLimitSeconds, .count)
        required("hintsLeft", \.hintsLeft, .count)
        optional("hintPrice", \.hintPrice, .count, "Stars that the next hint costs; absent: there is none.")
        optional(
            "rightParts", \.rightParts, .list(of: .text()),
            "Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right "
                + "before. The reply to an answer has them beside the question.")
        optional("lastAnswer", \.lastAnswer, .answer, "With `rightParts`: the answer that these are parts of.")
        optional("imageText", \.imageText, .text(), "What the images show, for those who do not see them.")
        optional(
            "passage", \.passage, .passage,
            "The text that it is about: to stand beside the question, also in quizzes and reviews.")
        unless(
            "isExtra", \.isExtra, .boolean, is: false,
            "One that the child has known, in no score; absent: false. Its number is that of the question after it.")
    }
}

extension Shape where Value == Celebration {
    static let celebration = Shape.object(
        "Celebration", "How to end: never random.",
        from: Celebration(word: "", milliseconds: 0)
    ) {
        required(
            "word", .saying,
            "Such as `Great job!`, for a headline. `say` of the summary often begins with it: show one of both, or cut it off there.",
            get: \.word, set: { $0.words = .text($1.description) })
        required("milliseconds", \.milliseconds, .count, "How long it lasts.")
        unless(
            "isStill", \.isStill, .boolean, is: false,
            "The child's profile asks for reduced motion: nothing moves; absent: false.")
    }
}

extension Shape where Value == ActivitySummary {
    /// How it is read and written: `ActivitySummary` in the reference.
    public static let activitySummary = Shape.object(
        "ActivitySummary", "How a finished activity went.",
        from: ActivitySummary(
            activity: ActivityID(rawValue: ""), lesson: LessonID(rawValue: ""), score: 0, maximum: 0, percent: 0,
            isPassed: false, questions: 0, right: 0, stars: 0, points: 0, longestRun: nil, hints: 0,
            durationSeconds: 0, isNewBest: false, celebration: Celebration(word: "", milliseconds: 0))
    ) {
        required("activity", \.activity, .id(ActivityID.self))
        required("lesson", \.lesson, .id(LessonID.self), "Of a quiz over a subject: one of its lessons.")
        required("score", \.score, .count, "Points of right first answers to graded questions.")
        required(
            "maximum", \.maximum, .count,
            "What `score` is out of: all points of graded questions; 0: nothing was graded.")
        required(
            "percent", \.percent, .integer(0...100),
            "`score` of `maximum`, rounded down; of copying, the right ones of `questions`.")
        required("isPassed", \.isPassed, .boolean, "At 70 %; a review with two of three, or four of five.")
        required(
            "questions", \.questions, .count,
            "All of it, also those that nothing grades (drawing, reading aloud) and those that a clock left no time for; of a "
                + "sprint those that were reached.")
        required(
            "gradedQuestions", .count,
            "`questions` without those that nothing grades: show `rightAnswers` of these, such as `18 of 20`.",
            get: \.gradedQuestions, set: { $0.ungraded = max(0, $0.questions - $1) })
        required("rightAnswers", \.right, .count, "Right first answers; never more than `gradedQuestions`.")
        required("starsEarned", \.stars, .count)
        required("pointsEarned", \.points, .count)
        optional("longestRun", \.longestRun, .count, "From 3.")
        required("hints", \.hints, .count)
        required("durationSeconds", \.durationSeconds, .count)
        required("isNewBest", \.isNewBest, .boolean)
        required("celebration", \.celebration, .celebration)
        required(
            "say", .saying,
            "All that is said to the child at the end. It often begins with `celebration.word`: who shows that as a headline "
                + "shows here what follows it.", get: \.say,
            set: { $0.told = $1.description })
        required("kind", \.kind, .word(ActivityKind.self))
        optional(
            "reviewInDays", \.reviewInDays, .count,
            "Household days until the skill, which is mastered, is to be looked at again.")
        optional("subject", \.subject, .text(), "Of a quiz over a subject.")
        optional("sprint", \.sprint, .sprintResult, "Of sixty seconds of math facts.")
        optional(
            "title", \.title, .text(),
            "In events, which come from elsewhere: what it was about, such as the title of its lesson.")
    }
}

extension Shape where Value == QuizTimer {
    static let quizTimer = Shape.object(
        "QuizTimer", "The clock of a quiz with a limit. Count down from `secondsLeft`; at 0 ask `activity.finish`.",
        make: { style, limit, left, _, stopped, say in
            QuizTimer(style: style, limitSeconds: limit, secondsLeft: left, isStopped: stopped, say: say)
        }
    ) {
        required("style", \.style, .word(QuizTimer.Style.self), "`bar` for younger children, `digits` for preteens.")
        required("limitSeconds", \.limitSeconds, .count, "What there was at the start.")
        required("secondsLeft", \.secondsLeft, .count, "0: the time is over.")
        derived(
            "mood", \.mood, .word(QuizTimer.Mood.self),
            "`relaxed` above half of the limit, `warning` above a fifth, else `urgent`.")
        required(
            "isStopped", \.isStopped, .boolean,
            "It stands still, in the first pause and in one that was offered as a rest.")
        optional("say", \.say, .saying, "In another pause: a sentence for the child, as the clock runs on.")
    }
}
