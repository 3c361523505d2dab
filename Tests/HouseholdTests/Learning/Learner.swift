import QuestionKinds
import Testing

@testable import Household

/// A child at work: decides, stores the facts and applies them, as the daemon does.
struct Learner {
    var book = LearningBook()
    var facts: [LearningFact] = []
    var context: LearningContext
    var activity: ActivityID = "a1"

    init(_ library: Library, tier: AgeTier = .elementary, hintsOffered: Bool = true) {
        context = LearningContext(
            library: library, filter: ContentFilter(), tier: tier, hintsOffered: hintsOffered,
            now: Moment(
                wall: Instant(milliseconds: 1_800_000_000_000), mono: 5_000_000, bootTime: 6_000_000,
                boot: BootID(rawValue: "boot")), day: Day(number: 20_833))
    }

    /// A learner in a lesson of `count` questions: four options each, and a blank at the end.
    static func inLesson(of count: Int, tier: AgeTier = .elementary, seed: UInt64 = 7) throws -> Learner {
        var learner = try Learner(library(of: count), tier: tier)
        try learner.start("one", seed: seed)
        return learner
    }

    static func library(of count: Int, tier: AgeTier = .elementary) throws -> Library {
        var draft = PackFixture.draft
        draft.lessons.removeLast()
        var questions = (1..<count).map {
            PackFixture.question(QuestionID(rawValue: "m\($0)"), QuestionBody(PackFixture.fourOptions))
        }
        questions.append(PackFixture.question("blank", QuestionBody(PackFixture.bank)))
        draft.lessons[0].lesson.tier = tier
        draft.lessons[0].lesson.questions = questions
        draft.lessons[0].lesson.sections = [
            Section(id: "s", title: "Try", kind: .practice, text: nil, questions: questions.map(\.id))
        ]
        return try PackFixture.library(draft)
    }

    /// The current presentation, which must be there.
    var presentation: PresentationID {
        get throws {
            guard let current = book.openActivity(withID: activity)?.current else { throw NothingOpen() }
            return PresentationID(activity, current.number)
        }
    }

    var question: Question {
        get throws {
            guard let open = book.openActivity(withID: activity), let current = open.current,
                let question = context.library.question(current.question, seed: open.seed)
            else {
                throw NothingOpen()
            }
            return question
        }
    }

    mutating func wait(_ milliseconds: Int64) { context.now = context.now.advanced(by: milliseconds) }

    private mutating func store<Reply>(_ result: LearningResult<Reply>) -> Reply {
        for fact in result.facts { book.apply(fact) }
        facts += result.facts
        return result.reply
    }

    @discardableResult
    mutating func start(
        _ lesson: LessonID, as id: ActivityID = "a1", seed: UInt64 = 7, replace: Bool = false
    ) throws -> ActivityView {
        try start(.lesson(lesson), as: id, seed: seed, replace: replace)
    }

    @discardableResult
    mutating func start(
        _ wish: ActivityWish, as id: ActivityID = "a1", seed: UInt64 = 7, replace: Bool = false
    ) throws -> ActivityView {
        let reply = store(try book.start(wish, as: id, seed: seed, replace: replace, in: context))
        activity = id
        return reply
    }

    @discardableResult
    mutating func answer(
        _ answer: Answer, to presentation: PresentationID? = nil, narration: Int64 = 0
    ) throws -> AnswerReply {
        let presentation = try presentation ?? self.presentation
        return store(
            try book.answer(
                presentation, of: activity, with: answer, narrationMilliseconds: narration, in: context))
    }

    @discardableResult
    mutating func shown() throws -> PresentationID {
        store(try book.shown(presentation, of: activity, in: context))
    }

    @discardableResult
    mutating func hint() throws -> HintReply { store(try book.hint(for: presentation, of: activity, in: context)) }

    @discardableResult
    mutating func pause() throws -> ActivityView { store(try book.pause(activity, in: context)) }

    @discardableResult
    mutating func resume() throws -> ActivityView { store(try book.resume(activity, in: context)) }

    @discardableResult
    mutating func abandon() throws -> ActivityView { store(try book.abandon(activity, in: context)) }

    @discardableResult
    mutating func finish() throws -> ActivitySummary { store(try book.finish(activity, in: context)) }

    func view() throws -> ActivityView { try book.question(of: activity, in: context) }

    /// The answer to the current question that is right, or one that is wrong.
    func choice(right: Bool) throws -> Answer {
        let body = try question.body
        if right, let blank = body.content(as: FillInBlank.self) { return .text(blank.answers[0]) }
        if right, let solution = body.content.solution { return solution }
        if let choice = body.content(as: MultipleChoice.self) {
            return .option(choice.choices.first { $0 != choice.correct } ?? "none")
        }
        if let matching = body.content(as: Matching.self) {
            // One step on, everybody has a wrong partner.
            let partners = matching.pairs.map(\.right)
            let shifted = partners.dropFirst() + partners.prefix(1)
            return .pairs(zip(matching.pairs, shifted).map { MatchedPair(left: $0.left, right: $1) })
        }
        if let items = body.content(as: DragAndDrop.self) {
            return .placements(
                items.placements.map { placement in
                    let other = items.zones.first { $0.id != placement.zone }?.id ?? placement.zone
                    return Placement(item: placement.item, zone: other)
                })
        }
        return .text("nothing like it")
    }

    @discardableResult
    mutating func answerRight() throws -> AnswerReply { try answer(choice(right: true)) }

    @discardableResult
    mutating func answerWrong() throws -> AnswerReply { try answer(choice(right: false)) }

    /// Answers in the moment in which the question becomes visible.
    @discardableResult
    mutating func answerTooFast(right: Bool) throws -> AnswerReply {
        try shown()
        return try answer(choice(right: right))
    }

    /// Answers the easier question that is offered for a rest, if there is one.
    mutating func takeRest() throws {
        if book.openActivity(withID: activity)?.current?.isExtra == true { try answerRight() }
    }

    /// Answers wrong first and right on the retry.
    mutating func rectify() throws {
        try answerWrong()
        try answerRight()
    }
}

extension AnswerReply {
    /// All that is told.
    var withoutReceipt: AnswerReply {
        var told = self
        told.receipt = nil
        return told
    }
}

/// The learner has no question in hand.
struct NothingOpen: Error {}

/// The kind of the refusal that a piece of work ends in.
func learningRefusal(_ work: () throws -> Void) -> LearningRefusalKind? {
    do {
        try work()
        return nil
    } catch let refusal as LearningRefusal {
        return refusal.kind
    } catch {
        return nil
    }
}
