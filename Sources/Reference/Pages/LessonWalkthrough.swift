import HouseholdTesting

/// One call of the story, as both lines show it.
public struct StoryCall: Sendable {
    /// The method that was called.
    public let method: String
    /// The parameters as they were sent, secrets masked.
    public let params: String
    /// The result as it came, secrets masked.
    public let result: String
}

/// The page that follows one child through one lesson, with the lines of the story.
struct LessonWalkthrough {
    private struct Chapter {
        var title: String
        var method: String
        /// What the result must contain to be the call of this chapter; empty: whatever it says.
        var sign = ""
        var words: String
    }

    private static let chapters = [
        Chapter(
            title: "Start", method: "activity.start",
            words: """
                The front-end has shown the list of `lesson.list`, and Mia has chosen one. `activity.start` asks whether she \
                may learn now, opens the activity and gives its first question. The result names three things to keep: \
                `activity` for every further call, `presentation` of the question for shown, hint and answer, and `lease`, \
                under which her time is counted. Every activity call renews the lease. While a child thinks, renew it \
                with `time.renewLease` every 15 seconds, because a lease that hears nothing ends after a minute.
                """),
        Chapter(
            title: "Shown", method: "activity.shown",
            words: """
                Call this as soon as the question is visible. From here on kidd measures how long the child takes, by its \
                own clock. An answer that comes too fast to have been read (0.4 s after this call for a tap, 0.6 s for \
                typing) is no try: it earns nothing and costs nothing, `isRapid` is true, and the same question comes again \
                as a new presentation with the same `attempt`. After the third such answer the question is explained, and \
                the lesson goes on. Call `activity.shown` for every presentation: without it the answer is looked at from when \
                kidd sent the question, and says nothing about how fast the child is.
                """),
        Chapter(
            title: "Hint", method: "activity.hint",
            words: """
                Hints come one at a time, and become clearer. The first of a question is free, each further one costs two \
                stars: say so before you offer it. A child with fewer than two stars is told kindly, and loses no hint.
                """),
        Chapter(
            title: "A wrong answer", method: "activity.answer", sign: #""outcome":"tryAgain""#,
            words: """
                `activity.answer` is stored before its reply leaves, so an answer that was confirmed survives a power cut. \
                The `idempotencyKey` makes it safe to send again when the connection broke: it counts once. Mia's answer is \
                wrong: the outcome is `tryAgain`, and `say` has words for her. The question comes again as a new \
                presentation, reshuffled, with `attempt` 2. After the second retry the outcome is `explained`: the \
                explanation follows, and the lesson goes on.
                """),
        Chapter(
            title: "A right answer", method: "activity.answer", sign: #""outcome":"correct""#,
            words: """
                Right at the second try: `isRectified` is true. Only the first answer to a question is scored, but a later \
                right one is noticed and praised. The next question is in the same reply, so no further call is needed to \
                show it.
                """),
        Chapter(
            title: "Pause", method: "activity.pause",
            words: """
                Dinner is ready. The lesson's clock stands still, its lease ends, and no screen time is used. The place is \
                stored: the child can go on tomorrow, in another front-end, or after a restart of the daemon.
                """),
        Chapter(
            title: "Resume", method: "activity.resume",
            words: """
                `activity.resume` asks again whether the child may learn now, begins a new lease, and gives the question at \
                which it stopped.
                """),
        Chapter(
            title: "The question again", method: "activity.question",
            words: """
                A front-end that was started anew, or lost its connection, asks where the child is. The result has the same \
                form as that of start and resume.
                """),
        Chapter(
            title: "The last answer", method: "activity.answer", sign: #""summary":"#,
            words: """
                After the remaining questions the last answer finishes the lesson. It ends the lease too, and brings the \
                `summary`, with stars, points and what to celebrate. Badges, a sticker and a changed streak stand beside it.
                """),
        Chapter(
            title: "Finish", method: "activity.finish",
            words: """
                The summary once more, for a front-end that missed the last reply. Calling it changes nothing.
                """),
    ]

    private let calls: [StoryCall]

    init(_ calls: [StoryCall]) {
        self.calls = calls
    }

    func text() throws -> String {
        var text = """
            # The life of a lesson

            Generated by `make spec` from a run of the daemon. Mia is seven and learns to count on a Saturday afternoon. The lines are what goes over the socket, one line each (`-->` to the daemon, `<--` from it).
            [activity](activity.md) describes the calls one by one, [the wire](wire.md) what holds for all of them.


            """
        var rest = calls[...]
        for (number, chapter) in Self.chapters.enumerated() {
            let found = rest.firstIndex { call in
                call.method == chapter.method && (chapter.sign.isEmpty || call.result.contains(chapter.sign))
            }
            guard let index = found else {
                throw TestFault("the story has no \(chapter.method) for \"\(chapter.title)\"")
            }
            let call = rest[index]
            rest = rest[(index + 1)...]
            text += "## \(number + 1). \(chapter.title)\n\n"
            text += Self.lines(chapter.words).joined(separator: "\n") + "\n\n"
            text += WireLines(method: call.method, params: call.params, result: call.result).block()
        }
        return text + """
            ## What else belongs to it

            - Before the start: `lesson.list` or `lesson.next` for what to offer, `time.mayI` for whether it is the time.
            - Instead of an end: `activity.abandon` gives the lesson up; what was answered stays in the history.
            - While it runs: [events](events.md#events) tell other screens of the family about the result, badges and time.
            - When time runs out within a question, the child may still answer it for a short while. Later answers are refused
              with `not_now`: pause the lesson, and it waits for another day.
            - When three first answers in a row were wrong, a reply has `rest`: say it, and offer a way to stop
              (`activity.pause`). Where its `question` has `isExtra`, it is one that the child has known, in no score; then
              the lesson goes on.
            - A quiz (`kind` is `quiz`) asks some questions of a lesson, each once: after a wrong answer the outcome is
              `explained`, and the next one follows. Leave its `section` out, as in a review: questions come from here and
              there in the lesson. With `limitSeconds` the activity has a `timer`: show it as its `style`
              says, count down from `secondsLeft`, and ask `activity.finish` at 0. kidd's clock decides: an answer
              after the end comes back as `late`, with the summary.
            - When `lesson.next` says `review`, begin it with `activity.start`, `kind` `review` and the `skill`: a few
              questions, each once, after which the skill stays mastered or comes back sooner.

            """
    }

    /// A paragraph in lines of at most 120 characters.
    private static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > 120 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
