import Household
import QuestionKinds
import Shapes

extension Shape where Value == MathFact {
    /// How it is read and written: `7+5`, `12-5`, `7*8`, `56/7`.
    public static let mathFact = Shape<String>.text(3...6).map(
        expected: "must be a fact up to 20 such as 7+5 or 12-5, or up to 10 times 10 such as 7*8 or 56/7",
        blank: { FactDomain.addSubtract.facts[0] }, to: { MathFact($0) }, from: \.description)
}

extension Shape where Value == MicroLesson {
    /// How it is read and written: `MicroLesson` in the reference.
    public static let microLesson = Shape.object(
        "MicroLesson", "How a math fact is found, in two steps.",
        from: MicroLesson(of: Shape<MathFact>.mathFact.blank())
    ) {
        required("fact", .mathFact, get: \.fact, set: { $0 = MicroLesson(of: $1) })
        derived("strategy", \.strategy, .word(FactStrategy.self), "The way to find it.")
        derived("tip", \.tip, .saying, "The first step: a sentence about all facts like it.")
        derived("example", \.example, .saying, "The second step: this fact, worked out.")
        derived("picture", \.picture, .picture, "The same to draw.")
        derived("twin", ifAny: \.twin, .saying, "Of an addition or a product: a sentence about its other order.")
    }
}

extension Shape where Value == SprintResult {
    /// How it is read and written: `SprintResult` in the reference.
    public static let sprintResult = Shape.object(
        "SprintResult", "How sixty seconds of math facts went.",
        make: { right, answers, before, goal, _, missed in
            SprintResult(right: right, answers: answers, before: before, goal: goal, missed: missed)
        }
    ) {
        required("rightAnswers", \.right, .count, "Within the time.")
        required("answerCount", \.answers, .count, "Within the time.")
        optional("bestBefore", \.before, .count, "The most right answers of the sprints before.")
        optional("goal", \.goal, .count, "What was to be reached.")
        derived("isGoalReached", ifAny: \.isGoalReached, .boolean, "With a goal.")
        required("missedFacts", \.missed, .list(of: missed), "Each once: offer a practice of their `strategy`.")
    }

    private static let missed = Shape<MissedFact>.object(
        "MissedFact", "A fact that was missed.",
        make: { fact, mistake, _ in MissedFact(fact: fact, mistake: mistake) }
    ) {
        required("fact", \.fact, .text())
        required("mistake", \.mistake, .word(FactMistake.self), "Which mistake leads to what was chosen.")
        required(
            "strategy", .word(FactStrategy.self), "For `activity.start` with kind `practice`.",
            get: { MathFact($0.fact)?.strategy ?? .countOn }, set: { _, _ in })
    }
}
