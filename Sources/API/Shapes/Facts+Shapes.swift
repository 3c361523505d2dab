import Household
import QuestionKinds
import Shapes

extension Shape where Value == MathFact {
    /// How it is read and written: `7+5`, `12-5`.
    public static let mathFact = Shape<String>.text(3...5).map(
        expected: "must be an addition up to 20 such as 7+5, or a subtraction such as 12-5",
        to: { MathFact($0) }, from: \.description)
}

extension Shape where Value == MicroLesson {
    /// How it is read and written: `MicroLesson` in the reference.
    public static let microLesson = Shape.object(
        "MicroLesson", "How a math fact is found, in two steps.",
        make: { fact, _, _, _, _, _ in MicroLesson(of: fact) }
    ) {
        required("fact", .mathFact) { $0.fact }
        required("strategy", .word(FactStrategy.self), "The way to find it.") { $0.strategy }
        required("tip", .saying, "The first step: a sentence about all facts like it.") { $0.tip }
        required("example", .saying, "The second step: this fact, worked out.") { $0.example }
        required("picture", .picture, "The same to draw.") { $0.picture }
        optional("twin", .saying, "Of an addition: a sentence about its other order.") { $0.twin }
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
        required("rightAnswers", .count, "Within the time.") { $0.right }
        required("answerCount", .count, "Within the time.") { $0.answers }
        optional("bestBefore", .count, "The most right answers of the sprints before.") { $0.before }
        optional("goal", .count, "What was to be reached.") { $0.goal }
        optional("isGoalReached", .boolean, "With a goal.") { $0.isGoalReached }
        required("missedFacts", .list(of: missed), "Each once: offer a practice of their `strategy`.") { $0.missed }
    }

    private static let missed = Shape<MissedFact>.object(
        "MissedFact", "A fact that was missed.",
        make: { fact, mistake, _ in MissedFact(fact: fact, mistake: mistake) }
    ) {
        required("fact", .text()) { $0.fact }
        required("mistake", .word(FactMistake.self), "Which mistake leads to what was chosen.") { $0.mistake }
        required("strategy", .word(FactStrategy.self), "For `activity.start` with kind `practice`.") {
            MathFact($0.fact)?.strategy ?? .countOn
        }
    }
}
