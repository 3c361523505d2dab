import QuestionKinds
import Testing

@testable import Household

@Suite("Badges of the math facts")
struct FactBadgeTests {
    private static func earner() -> Earner {
        var earner = Earner(Library(builtIn: FactLesson.installed))
        earner.learner.context.grade = 0
        return earner
    }

    /// Answers what is open after so long.
    private func answer(_ earner: inout Earner, right: Bool = true, after milliseconds: Int64) throws -> [RewardFact] {
        try earner.work { learner in
            try learner.shown()
            learner.wait(milliseconds)
            try learner.answer(right ? learner.choice(right: true) : .text("99"))
        }
    }

    private func sprint(_ earner: inout Earner, _ id: ActivityID, right: Int) throws -> [RewardFact] {
        var earned = try earner.work { try $0.start(.sprint(), as: id) }
        for _ in 0..<right { earned += try answer(&earner, after: 1_000) }
        return try earned
            + earner.work { learner in
                learner.wait(60_000)
                try learner.finish()
            }
    }

    @Test("Fifteen right in one sprint, and not fourteen, are Lightning-15, told at its end")
    func lightning() throws {
        var earner = Self.earner()
        #expect(try !sprint(&earner, "s1", right: 14).badges.contains("fluency.lightning15"))
        #expect(try sprint(&earner, "s2", right: 15).badges.contains("fluency.lightning15"))
        #expect(try !sprint(&earner, "s3", right: 16).badges.contains("fluency.lightning15"))
    }

    @Test("Three facts that are fluent again after a lapse are a comeback, told with the answer that makes it one")
    func comeback() throws {
        var earner = Self.earner()
        _ = try earner.work { try $0.start(.copying, as: "c") }
        while earner.child.learning.open(.copying) != nil { _ = try answer(&earner, after: 1_000) }
        var random = SeededRandom(seed: 3)
        for day in 0..<60 {
            _ = try earner.work { try $0.start(.practice(nil, questions: nil), as: ActivityID(rawValue: "p\(day)")) }
            while earner.child.learning.open(.practice) != nil {
                let earned = try answer(&earner, right: random.number(below: 5) > 0, after: 2_000)
                let regained = earner.child.learning.facts.regained
                #expect(earner.has("fluency.comeback") == (regained >= 3))
                #expect(!earned.badges.contains("fluency.comeback") || regained == 3)
            }
            earner.sleep()
        }
        #expect(earner.has("fluency.comeback"))
    }
}
