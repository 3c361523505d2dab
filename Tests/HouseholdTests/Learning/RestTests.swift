import QuestionKinds
import Testing

@testable import Household

@Suite("Three first answers wrong in a row: a question that the child has known, and the offer of a rest")
struct RestTests {
    private func wrong(_ learner: inout Learner) throws -> AnswerReply {
        var reply = try learner.answerWrong()
        while reply.outcome == .tryAgain { reply = try learner.answerWrong() }
        return reply
    }

    @Test("It comes after the third, with kind words, is in no score, and then the lesson goes on where it was")
    func third() throws {
        var learner = try Learner.inLesson(of: 8)
        let known = try learner.question.id
        try learner.answerRight()
        for _ in 1...2 { #expect(try wrong(&learner).rest == nil) }
        let reply = try wrong(&learner)
        #expect(reply.rest == RestReason.misses.say(isKnownNext: true))
        let extra = try #require(reply.question)
        #expect(extra.isExtra && extra.number == 5 && extra.total == 8)
        #expect(try learner.question.id == known)
        let before = try #require(learner.book.open?.tally)
        let answers = learner.book.mastery.values.first?.count
        let after = try learner.answerRight()
        #expect(after.stars == 0 && after.points == 0 && after.question?.isExtra == false)
        #expect(after.question?.number == 5)
        #expect(learner.book.open?.tally == before)
        #expect(learner.book.mastery.values.first?.count == answers)
        while learner.book.open != nil { try learner.answerRight() }
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.right == 5 && summary.questions == 8 && summary.maximum == 80)
    }

    @Test("A right first answer ends the row; one that is put right at a retry does not")
    func row() throws {
        var learner = try Learner.inLesson(of: 9)
        _ = try wrong(&learner)
        _ = try wrong(&learner)
        #expect(try learner.answerRight().rest == nil)
        for _ in 1...2 { try learner.rectify() }
        try learner.answerWrong()
        #expect(try learner.answerRight().rest != nil)
    }

    @Test("Where the child has known none, only a rest is offered: nothing is shown before its turn, or called known")
    func noneKnown() throws {
        var learner = try Learner.inLesson(of: 8)
        for _ in 1...2 { #expect(try wrong(&learner).rest == nil) }
        let reply = try wrong(&learner)
        #expect(reply.rest == RestReason.misses.say(isKnownNext: false))
        #expect(reply.question?.isExtra == false && reply.question?.number == 4)
        #expect(learner.book.open?.rests == [.misses])
        // It is not said again before three more.
        for _ in 1...2 { #expect(try wrong(&learner).rest == nil) }
        #expect(try wrong(&learner).rest != nil)
        // No question comes more than once.
        while learner.book.open != nil { try learner.answerRight() }
        let asked = try #require(learner.book.activity("a1")).answers.filter { $0.attempt == 1 }.map(\.question)
        #expect(Set(asked).count == asked.count && asked.count == 8)
    }

    @Test("A right one that came after a hint, or at a retry, is not called known")
    func helped() throws {
        var learner = try Learner.inLesson(of: 8)
        try learner.rectify()
        for _ in 1...2 { _ = try wrong(&learner) }
        #expect(learner.book.open?.current?.isExtra == false && learner.book.open?.rests == [.misses])
    }

    @Test("In a review it may be one that is not planned, if it was right when it was last asked")
    func review() throws {
        var learner = try Learner.inLesson(of: 8)
        let skill = try #require(learner.context.library.lesson("one")).lesson.skill
        while learner.book.open != nil { try learner.answerRight() }
        let due = SkillMastery(
            count: 10, bestPercent: 100, masteredAt: Instant(milliseconds: 0), due: learner.context.day)
        learner.book = LearningBook(closed: learner.book.closed, mastery: [skill: due])
        try learner.start(.review(skill), as: "a2")
        let planned = try #require(learner.book.open(.review)).plan
        for _ in 1...2 { _ = try wrong(&learner) }
        #expect(try wrong(&learner).question?.isExtra == true)
        #expect(try !planned.contains(learner.question.id))
    }

    @Test("A wrong answer to the known one is explained at once, and it does not come again before three more")
    func wrongToo() throws {
        var learner = try Learner.inLesson(of: 9)
        try learner.answerRight()
        for _ in 1...3 { _ = try wrong(&learner) }
        #expect(learner.book.open?.current?.isExtra == true)
        #expect(try learner.answerWrong().outcome == .explained)
        #expect(learner.book.open?.current?.isExtra == false && learner.book.open?.current?.place == 4)
        for _ in 1...2 { #expect(try wrong(&learner).rest == nil) }
        #expect(try wrong(&learner).rest != nil)
    }

    @Test("After the last question none comes: the lesson ends")
    func last() throws {
        var learner = try Learner.inLesson(of: 3)
        for _ in 1...3 { _ = try wrong(&learner) }
        #expect(learner.book.open == nil && learner.book.activity("a1")?.summary?.percent == 0)
    }

    @Test("A repeated answer tells the same, and the record alone makes every showing again")
    func again() throws {
        var learner = try Learner.inLesson(of: 6)
        var shown: [QuestionView] = []
        var presentation = try learner.presentation
        var replies: [AnswerReply] = []
        while learner.book.open != nil {
            presentation = try learner.presentation
            shown.append(try #require(try learner.view().question))
            replies.append(try learner.answerWrong())
            let told = try learner.answer(.option("a"), to: presentation)
            #expect(told.withoutReceipt == replies.last?.withoutReceipt)
        }
        #expect(replies.contains { $0.rest != nil })
        let activity = try #require(learner.book.activity("a1"))
        let replay = activity.replay(in: learner.context.library)
        #expect(replay.map(\.answer?.presentation) == activity.answers.map(\.presentation))
        #expect(replay.map(\.question?.prompt) == shown.map(\.prompt))
        #expect(replay.map(\.question?.body) == shown.map(\.body))
        #expect(replay.map(\.question?.isExtra) == shown.map(\.isExtra))
        #expect(activity.rests == [.misses])
    }

    /// Thinks for so long, and answers.
    private func think(_ learner: inout Learner, seconds: Int64, right: Bool = true) throws -> AnswerReply {
        try learner.shown()
        learner.wait(seconds * 1000)
        return right ? try learner.answerRight() : try wrong(&learner)
    }

    @Test("Two of three answers far over the child's usual offer it too, kindly, and not before ten are known")
    func slow() throws {
        var learner = try Learner.inLesson(of: 16)
        #expect(try think(&learner, seconds: 61).rest == nil)
        #expect(try think(&learner, seconds: 61).rest == nil)
        for _ in 1...8 { #expect(try think(&learner, seconds: 4).rest == nil) }
        // One slow answer is nothing; the second of three is.
        #expect(try think(&learner, seconds: 21).rest == nil)
        #expect(try think(&learner, seconds: 4).rest == nil)
        #expect(try think(&learner, seconds: 21).rest == RestReason.slow.say(isKnownNext: false))
        #expect(learner.book.open?.rests == [.slow])
        // The next ones offer nothing right after it.
        try learner.takeRest()
        #expect(try think(&learner, seconds: 21).rest == nil)
        #expect(try think(&learner, seconds: 21).rest == nil)
    }

    @Test("A child who always takes its time is offered nothing for it")
    func calm() throws {
        var learner = try Learner.inLesson(of: 16)
        for _ in 1...15 { #expect(try think(&learner, seconds: 25).rest == nil) }
    }

    @Test("Three rapid answers of five offer it when the question is left")
    func rapid() throws {
        var learner = try Learner.inLesson(of: 8)
        try learner.answerRight()
        for number in 1...3 {
            let reply = try learner.answerTooFast(right: false)
            #expect(reply.rest == (number == 3 ? RestReason.rapid.say(isKnownNext: false) : nil))
        }
        #expect(learner.book.open?.rests == [.rapid])
    }
}
