import API
import Household
import QuestionKinds
import Words

@testable import Commands

/// Keys as text: letters and digits as they are, `⏎` `⌫` `⇥` `⎋` and arrows for the others.
func keys(_ text: String) -> [LearnKey] {
    text.map { character in
        switch character {
        case "⏎": .enter
        case "⌫": .backspace
        case "⇥": .next
        case "⎋": .escape
        case "↑": .up
        case "↓": .down
        case "←": .left
        case "→": .right
        default: .character(character)
        }
    }
}

extension AnswerPad {
    /// Presses keys one after the other, and gives the answer that was sent, if one was.
    mutating func type(_ text: String) -> (sent: Answer?, told: [Saying]) {
        var told: [Saying] = []
        for key in keys(text) {
            switch press(key) {
            case .send(let answer): return (answer, told)
            case .tell(let saying): told.append(saying)
            case .changed, .anew, .unused: break
            }
        }
        return (nil, told)
    }
}

/// A question of a lesson as kidd shows it.
func question(
    _ body: QuestionBodyView, prompt: String = "How many?", picture: Picture? = nil, number: Int = 2
) -> QuestionView {
    QuestionView(
        presentation: PresentationID(rawValue: "a1.1"), number: number, total: 6, attempt: 1,
        section: SectionView(title: "One by one", kind: .practice, text: "Touch each thing once."), prompt: prompt,
        narration: nil, images: [], audio: nil, timeLimitSeconds: nil, body: body, hintsLeft: 2, hintPrice: 0,
        picture: picture)
}

/// A child at a question.
func learner(_ question: QuestionView, kind: ActivityKind = .lesson, in language: Language = .english) -> LearnState {
    var state = LearnState(language: language)
    _ = state.take(.activity(reply(question, kind: kind)), to: .start(.lesson(LessonID(rawValue: "l"))), at: 0)
    return state
}

/// An activity that has begun.
func reply(_ question: QuestionView?, kind: ActivityKind = .lesson, timer: QuizTimer? = nil) -> ActivityReply {
    ActivityReply(
        view: ActivityView(
            activity: ActivityID(rawValue: "a1"), kind: kind, lesson: LessonID(rawValue: "l"), title: "Counting things",
            state: .running, question: question, summary: nil, timer: timer),
        lease: LeaseID(rawValue: "a1"), time: TimeBrief(active: 3600))
}

/// What an answer came to.
func answered(
    _ outcome: AnswerOutcome, _ next: QuestionView?, explanation: String? = nil, rightParts: [String]? = nil,
    time: TimeBrief = TimeBrief(active: 3000)
) -> ActivityAnswer.Result {
    ActivityAnswer.Result(
        reply: AnswerReply(
            outcome: outcome, say: Saying(told: "So it is."), spelling: nil, explanation: explanation,
            rightParts: rightParts, isRapid: false, isRectified: false, stars: 1, points: 10, run: 1, question: next,
            summary: nil),
        time: time)
}

extension LearnState {
    /// Presses keys; gives all calls that came of it.
    mutating func type(_ text: String) -> [LearnCall] { keys(text).flatMap { press($0) } }
}
