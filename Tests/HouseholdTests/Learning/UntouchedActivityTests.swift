import Testing

@testable import Household

/// What is begun and given up without an answer leaves next to nothing.
@Suite struct UntouchedActivityTests {
    @Test("It takes no place of what was learned, however often it happens")
    func places() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("two")
        try learner.abandon()
        try learner.start("one", as: "done")
        try learner.answer(.option("b"))
        try learner.answer(.tile("4"))
        #expect(try learner.answer(.option("b")).summary != nil)
        for number in 0..<50 {
            try learner.start("one", as: ActivityID(rawValue: "b\(number)"), replace: true)
            if number % 3 == 0 { try learner.abandon() }
        }
        #expect(learner.book.activity("done")?.summary != nil)
        #expect(learner.book.closed.count <= 3)
        // The last one is still told of.
        let last = try #require(learner.book.open?.id)
        try learner.abandon()
        #expect(learner.book.activity(last)?.state == .abandoned)
    }

    @Test("A lesson that is begun again says its plan no more, and goes on by it all the same, after a replay too")
    func plan() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one")
        let plan = try #require(learner.book.open?.plan)
        #expect(!plan.isEmpty)
        let before = learner.book
        let again = try before.start(
            .lesson("one"), as: ActivityID(rawValue: "again"), seed: 7, replace: true, in: learner.context)
        guard case .started(let fact)? = again.facts.last else {
            Issue.record("nothing was begun")
            return
        }
        #expect(fact.plan.isEmpty)
        var book = before
        for fact in again.facts { book.apply(fact) }
        #expect(book.open?.plan == plan && book.open?.id.rawValue == "again")
        // Another edition has its own.
        var other = fact
        other.edition = "another"
        other.plan = ["q9"]
        book.apply(.started(other))
        #expect(book.open?.plan == ["q9"])
    }
}
