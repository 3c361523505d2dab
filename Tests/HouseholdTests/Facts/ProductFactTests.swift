import QuestionKinds
import Testing
import Words

@testable import Household

@Suite("Products and divisions: each in one band, one strategy, one family and one record")
struct ProductFactTests {
    private static let domain = FactDomain.multiplyDivide

    @Test("There are 121 products and 110 divisions, and no other")
    func all() {
        var expected: Set<String> = []
        for left in 0...10 {
            for right in 0...10 {
                expected.insert("\(left)*\(right)")
                if right > 0 { expected.insert("\(left * right)/\(right)") }
            }
        }
        #expect(expected.count == 231)
        #expect(Set(Self.domain.facts.map(\.description)) == expected && Self.domain.facts.count == 231)
        for fact in Self.domain.facts {
            #expect(MathFact(fact.description) == fact)
            #expect(FactQuestion(FactQuestion.typed(fact).id) == .typed(fact))
            let product = fact.operation == .multiplication
            #expect(fact.result == (product ? fact.left * fact.right : fact.left / fact.right))
            #expect(fact.size == (product ? fact.result : fact.left))
            #expect(fact.family.facts(in: Self.domain).contains(fact))
        }
        #expect(FactFamily(7, 8).facts(in: Self.domain).map(\.description) == ["7*8", "8*7", "56/7", "56/8"])
        #expect(FactFamily(0, 5).facts(in: Self.domain).map(\.description) == ["0*5", "5*0", "0/5"])
    }

    @Test("There are 176 records: unordered products, and each division by itself")
    func records() {
        #expect(Self.domain.records.count == 176 && Self.domain.records.flatMap(\.facts).count == 231)
        #expect(MathFact("7*8")?.record == MathFact("8*7")?.record)
        #expect(MathFact("56/7")?.record != MathFact("56/8")?.record)
        #expect(FactRecordID(Self.domain, number: 0) != FactRecordID(.addSubtract, number: 0))
        for record in Self.domain.records { #expect(Set(record.facts.map(\.band)).count == 1) }
    }

    @Test("Each band is that of the page, the first one that fits")
    func band() {
        let steps: [(FactBand, Set<Int>)] = [(.first, [0, 1, 10]), (.second, [2, 5])]
        for fact in Self.domain.facts {
            let pair = fact.operation == .multiplication ? [fact.left, fact.right] : [fact.result, fact.right]
            let expected: FactBand =
                steps.first { !$0.1.isDisjoint(with: pair) }?.0
                ?? (pair[0] == pair[1]
                    ? .third : !Set([3, 4]).isDisjoint(with: pair) ? .fourth : pair.contains(9) ? .fifth : .sixth)
            #expect(fact.band == expected, "\(fact)")
        }
        #expect(FactBand.allCases.map { Self.domain.facts(of: $0).count } == [103, 56, 12, 36, 12, 12])
    }

    /// How each product is found, the row the first number and the column the second: r rule, d double, h half of ten times, q double
    /// and double again, n ten times less one group, p one more group, s beside a square, t turned round.
    private static let ways = [
        "rrrrrrrrrrr", "rrrrrrrrrrr", "rrdddddddd r", "rrtpptpppp r", "rrtqqtqqqq r", "rrhhhhhhhh r",
        "rrtttt p s p t r",
        "rrtttt s p s t r", "rrtttt q s q t r", "rrtttt n n n n r", "rrrrrrrrrrr",
    ].map { $0.filter { $0 != " " } }

    @Test("Each product is found in the way of its table, and each division by its multiplication")
    func strategies() {
        let names: [FactStrategy: Character] = [
            .timesRule: "r", .doubling: "d", .halfOfTen: "h", .doubleDouble: "q", .tenTimesLess: "n",
            .oneMoreGroup: "p",
            .besideSquare: "s", .turnRound: "t",
        ]
        for fact in Self.domain.facts {
            guard fact.operation == .multiplication else {
                #expect(fact.strategy == .thinkMultiplication)
                continue
            }
            #expect(names[fact.strategy] == Array(Self.ways[fact.left])[fact.right], "\(fact): \(fact.strategy)")
        }
    }

    @Test("The starting set has 100 facts, each of its band, and both operations in each")
    func startingSet() {
        let all = FactBand.allCases.flatMap(Self.domain.startingSet)
        #expect(all.count == 100 && Set(all).count == 100)
        for band in FactBand.allCases {
            let facts = Self.domain.startingSet(of: band)
            #expect(Set(facts.map(\.record)).count >= FactRules.factsAfterMiss && facts.allSatisfy { $0.band == band })
            #expect(Set(facts.map(\.operation)).count == 2)
        }
    }

    @Test("Every fact is worked out to its result in each language, every step is true, and its picture can be drawn")
    func worked() throws {
        for fact in Self.domain.facts {
            let lesson = MicroLesson(of: fact)
            let example = lesson.example.description
            #expect(example.hasSuffix("\(fact.equation).") && example.count <= 120, "\(example)")
            for match in example.matches(of: /(\d+) times (\d+) is (\d+)/) {
                let (left, right) = (try #require(Int(match.1)), try #require(Int(match.2)))
                #expect(left * right == Int(match.3), "\(example)")
            }
            for match in example.matches(of: /(\d+), and (\d+) more is (\d+)/) {
                #expect(try #require(Int(match.1)) + #require(Int(match.2)) == Int(match.3), "\(example)")
            }
            #expect(lesson.picture.content.faults.isEmpty, "\(fact)")
            #expect(!fact.hint.contains("= ") && fact.hint.description.count <= 80)
            #expect((lesson.twin == nil) == (fact.operation == .division || fact.left == fact.right))
            for tag in Language.tags {
                let language = try #require(Language.named(tag))
                #expect(language.text(of: lesson.example).contains(language.text(of: fact.equation)))
            }
        }
    }

    @Test("Options of a sprint are four different numbers up to 100, one of them right")
    func options() {
        for fact in Self.domain.facts {
            for seed in 0..<10 as Range<UInt64> {
                var random = SeededRandom(seed: seed)
                let chosen = FactOptions(fact: fact).chosen(by: &random)
                #expect(Set(chosen + [fact.result]).count == 4 && chosen.allSatisfy { (0...100).contains($0) })
            }
        }
        let product = FactOptions(fact: MathFact(.multiplication, 7, 8)!)  // One of the 121.
        #expect(product.mistake(behind: 48) == .groupOff && product.mistake(behind: 15) == .timesAsPlus)
        #expect(product.mistake(behind: 65) == .digitSwap && product.mistake(behind: 66) == .tenOff)
    }

    @Test("Ten practices walk through both operations of one domain alone, and a miss is explained")
    func walk() throws {
        var learner = Learner(Library(builtIn: FactLesson.installed), tier: .elementary)
        learner.context.grade = 3
        var asked: Set<FactOperation> = []
        for number in 0..<10 {
            try learner.start(
                .practice(nil, questions: 20, of: Self.domain), as: ActivityID(rawValue: "p\(number)"))
            while learner.book.open(.practice) != nil {
                let fact = try #require(FactQuestion(try learner.question.id)?.fact)
                asked.insert(fact.operation)
                try learner.shown()
                learner.wait(3_000)
                try learner.answer(.text("\(fact.result)"))
            }
        }
        #expect(asked == [.multiplication, .division])
        #expect(learner.book.facts[.addSubtract] == FactBook() && learner.book.facts[Self.domain].band != nil)
        try learner.start(.sprint(of: Self.domain), as: "s")
        for _ in 1...4 {
            #expect(FactQuestion(try learner.question.id)?.fact?.domain == Self.domain)
            try learner.shown()
            learner.wait(1_500)
            try learner.answer(learner.choice(right: true))
        }
        learner.wait(60_000)
        #expect(try learner.finish().sprint?.right == 4)
        #expect(learner.book.facts[Self.domain].sprints.best == 4)
        #expect(learner.book.facts[.addSubtract].sprints.best == nil)
        #expect(learner.book.facts.sprintsLeft(at: learner.context.now.wall) == 4)
    }
}
