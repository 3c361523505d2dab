import QuestionKinds
import Testing

@testable import Household

struct AnswerReplayTests {
    @Test("An answer sent again returns the first reply, whatever it says now, and changes nothing")
    func answersAreIdempotent() throws {
        var learner = try Learner.inLesson(of: 3)
        let first = try learner.answerWrong()
        let second = try learner.answerRight()
        let book = learner.book
        #expect(try learner.answer(.option("b"), to: "a1.1") == first)
        #expect(try learner.answer(.text("not even a choice"), to: "a1.2") == second)
        try learner.pause()
        #expect(try learner.answer(.option("b"), to: "a1.1") == first)
        try learner.resume()
        #expect(learner.book.open?.answers == book.open?.answers)
        #expect(learner.book.stars == book.stars)
    }

    @Test("Also after the end, for the last eight activities")
    func repliesOutliveTheActivity() throws {
        var learner = try Learner(Learner.library(of: 2))
        var replies: [ActivityID: AnswerReply] = [:]
        let ids = (1...9).map { ActivityID(rawValue: "a\($0)") }
        for id in ids {
            try learner.start("one", as: id)
            try learner.answerRight()
            replies[id] = try learner.answerRight()
        }
        let count = learner.facts.count
        for id in ids.dropFirst() {
            learner.activity = id
            #expect(try learner.answer(.option("b"), to: PresentationID(id, 2)) == replies[id])
        }
        #expect(learner.facts.count == count)
        learner.activity = "a1"
        #expect(learningRefusal { try learner.answer(.option("b"), to: "a1.2") } == .unknownActivity("a1"))
    }

    @Test("A hint in between does not change the first reply")
    func hintsDoNotChangeTheFirstReply() throws {
        var learner = try Learner.inLesson(of: 3)
        let first = try learner.answerRight()
        try learner.hint()
        #expect(try learner.answer(.option("b"), to: "a1.1") == first)
        #expect(first.question?.hintsLeft == 3)
        #expect(try learner.view().question?.hintsLeft == 2)
    }

    @Test(
        "A presentation that is neither current nor answered is stale",
        arguments: ["a1.3", "a1.0", "a1.-1", "a1.01", "a1.+1", "a1.", "a1", "a2.1", "", "1", "a1.99999999999999999999"])
    func stalePresentations(id: PresentationID) throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.answerRight()
        #expect(learningRefusal { try learner.answer(.option("b"), to: id) } == .stalePresentation(current: "a1.2"))
        #expect(learner.facts.count == 2)
    }

    @Test("Activity ids may hold full stops themselves")
    func idsWithFullStops() {
        #expect(PresentationID("dev.12", 3).rawValue == "dev.12.3")
        #expect(PresentationID("dev.12", 3).number(in: "dev.12") == 3)
        #expect(PresentationID("dev.12", 3).number(in: "dev") == nil)
    }

    @Test(
        "An id whose number is written otherwise names no presentation",
        arguments: ["a1", "a1.", "a1.03", "a1.+3", "a1.3 ", "a1.x", "a13", "a1.99999999999999999999", "b1.3"])
    func otherNumbers(id: String) {
        #expect(PresentationID(rawValue: id).number(in: "a1") == nil)
        #expect(PresentationID(rawValue: "a1.10").number(in: "a1") == 10)
        #expect(PresentationID(rawValue: "a1.\(Int.max)").number(in: "a1") == .max)
    }

    @Test("An answer of the wrong shape costs no attempt", arguments: [Answer.option("z"), .text("5"), .tile("5")])
    func wrongShapesCostNothing(answer: Answer) throws {
        var learner = try Learner.inLesson(of: 3)
        guard case .wrongShape(let reason)? = learningRefusal({ try learner.answer(answer) }) else {
            Issue.record("it was taken")
            return
        }
        #expect(!reason.isEmpty)
        #expect(learner.facts.count == 1)
        #expect(try learner.answerRight().stars == 1)
    }
}
