import Testing
import Words

@testable import Household

@Suite struct LedgerLineTests {
    @Test("A run of ten right answers: each line has its reason, and together they are what was earned")
    func run() throws {
        var earner = try Earner(Learner.library(of: 10))
        try earner.lesson()
        let lines = earner.facts.flatMap { fact -> [LedgerLine] in
            if case .learning(let fact) = fact { LedgerLine.lines(of: fact) } else { [] }
        }
        #expect(lines.count { $0.reason == .rightAnswer } == 10)
        #expect(
            lines.filter { $0.reason == .runBonus }.map { "\($0.stars) \($0.say)" }
                == ["1 3 in a row", "2 5 in a row", "3 7 in a row", "5 10 in a row"])
        #expect(lines.filter { $0.reason == .fifthAnswer }.map(\.points) == [5, 5])
        #expect(lines.reduce(0) { $0 + $1.stars } == earner.child.learning.stars)
        #expect(lines.reduce(0) { $0 + $1.points } == earner.child.learning.points)
        #expect(earner.child.learning.points == 110)
    }

    @Test("Hints: the first is free and has no line, a further one is paid, and the points are less")
    func hints() throws {
        var earner = try Earner(Learner.library(of: 5))
        try earner.work { try $0.start("one") }
        for _ in 0..<3 { try earner.work { try $0.answerRight() } }
        try earner.work { try $0.hint() }
        try earner.work { try $0.hint() }
        try earner.work { try $0.answerRight() }
        let lines = earner.facts.flatMap { fact -> [LedgerLine] in
            if case .learning(let fact) = fact { LedgerLine.lines(of: fact) } else { [] }
        }
        #expect(lines.filter { $0.reason == .hintPaid }.map(\.stars) == [-2])
        #expect(lines.last?.points == 6)
        #expect(lines.last?.say == "A right answer with a hint")
        #expect(lines.reduce(0) { $0 + $1.stars } == earner.child.learning.stars)
    }

    @Test("Wrong answers have no line")
    func wrong() throws {
        var earner = try Earner(Learner.library(of: 2))
        try earner.lesson(right: false)
        for case .learning(let fact) in earner.facts { #expect(LedgerLine.lines(of: fact).isEmpty) }
    }
}
