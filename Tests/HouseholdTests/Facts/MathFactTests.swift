import Testing
import Words

@testable import Household

@Suite("The 462 facts: each in one band, one strategy, one family and one record")
struct MathFactTests {
    @Test("There are 231 additions with a sum up to 20, and 231 subtractions with a minuend up to 20")
    func all() {
        #expect(FactDomain.addSubtract.facts.count == 462 && Set(FactDomain.addSubtract.facts).count == 462)
        for operation in FactDomain.addSubtract.operations {
            #expect(FactDomain.addSubtract.facts.count { $0.operation == operation } == 231)
        }
        for fact in FactDomain.addSubtract.facts {
            #expect((0...20).contains(fact.result) && (0...20).contains(fact.left) && (0...20).contains(fact.right))
            #expect(fact.undoing.result == fact.undoing.left + fact.undoing.right)
            #expect(MathFact(fact.description) == fact)
            #expect(FactQuestion(FactQuestion.typed(fact).id) == .typed(fact))
            #expect(FactQuestion(FactQuestion.chosen(fact).id) == .chosen(fact))
        }
    }

    @Test(
        "What is no fact of a domain is none",
        arguments: [
            "", "+", "7", "7+", "+5", "7 + 5", "07+5", "7+5+1", "11+10", "21-1", "5-6", "-1+3", "7*11", "7x5", "3/0",
            "7/2", "90/5", "11/1", "٧+5",
        ])
    func none(text: String) { #expect(MathFact(text) == nil) }

    @Test("The core is the 100 one-digit additions and their 100 inverses")
    func core() {
        let core = FactDomain.addSubtract.facts.filter(\.isCore)
        #expect(core.count == 200 && core.count { $0.operation == .addition } == 100)
        #expect(Set(core.filter { $0.operation == .subtraction }.map(\.undoing)).count == 100)
    }

    @Test(
        "The bands have the sizes of the rule", arguments: zip(FactBand.allCases, [222, 16, 8, 26, 24, 166]))
    func bands(band: FactBand, size: Int) {
        #expect(FactDomain.addSubtract.facts(of: band).count == size)
        #expect(FactDomain.addSubtract.facts.count { $0.band == band } == size)
        // Both orders of a sum are in one band, so a record is.
        for record in FactDomain.addSubtract.records(of: band) { #expect(Set(record.facts.map(\.band)) == [band]) }
    }

    @Test(
        "Facts of the rule's words are in its bands",
        arguments: [
            ("2+9", 1), ("9-2", 1), ("9-7", 1), ("0+0", 1), ("20-18", 1), ("6+6", 2), ("12-6", 2), ("10+10", 2),
            ("7+3", 3), ("10-7", 3), ("5+5", 2), ("6+7", 4), ("10+4", 4), ("9+10", 4), ("8+5", 5), ("9+11", 5),
            ("8+9", 4), ("5+3", 6), ("13-8", 6), ("13+5", 6), ("14-10", 6),
        ])
    func examples(text: String, band: Int) throws {
        #expect(try #require(MathFact(text)).band.rawValue == band, "\(text)")
    }

    @Test(
        "Each fact has one strategy, and the strategies belong to their bands",
        arguments: zip(FactDomain.addSubtract.strategies, [82, 140, 16, 8, 12, 72, 24, 108]))
    func strategies(strategy: FactStrategy, count: Int) {
        #expect(
            FactDomain.addSubtract.facts(of: strategy).count == count,
            "\(strategy) has \(FactDomain.addSubtract.facts(of: strategy).count)")
        #expect(FactDomain.addSubtract.strategies.reduce(0) { $0 + FactDomain.addSubtract.facts(of: $1).count } == 462)
    }

    @Test("A family has the facts of three numbers, and every fact is in its own")
    func families() {
        let families = Set(FactDomain.addSubtract.facts.map(\.family))
        #expect(families.count == 121)
        #expect(families.reduce(0) { $0 + $1.facts(in: .addSubtract).count } == 462)
        for fact in FactDomain.addSubtract.facts {
            #expect(fact.family.facts(in: .addSubtract).contains(fact))
            #expect(Set(fact.family.facts(in: .addSubtract).map(\.family)) == [fact.family])
        }
        #expect(FactFamily(5, 7).facts(in: .addSubtract).map(\.description) == ["5+7", "7+5", "12-5", "12-7"])
        #expect(FactFamily(6, 6).facts(in: .addSubtract).map(\.description) == ["6+6", "12-6"])
    }

    @Test("There are 312 records: unordered sums, two rules for 0, and each other subtraction by itself")
    func records() {
        #expect(FactDomain.addSubtract.records.count == 312)
        #expect(FactDomain.addSubtract.records.flatMap(\.facts).count == 462)
        #expect(FactDomain.addSubtract.records.count { $0.sample.operation == .addition } == 101)
        for id in FactDomain.addSubtract.records { for fact in id.facts { #expect(fact.record == id) } }
        #expect(MathFact("7+5")?.record == MathFact("5+7")?.record)
        #expect(MathFact("0+9")?.record == MathFact("14+0")?.record)
        #expect(MathFact("9-0")?.record == MathFact("20-0")?.record)
        #expect(MathFact("9-9")?.record != MathFact("8-8")?.record)
        #expect(FactRecordID(.addSubtract, number: 312) == nil && FactRecordID(.addSubtract, number: -1) == nil)
    }

    @Test("The starting set has 100 facts, each of its band, and both operations where the band has them")
    func startingSet() {
        let all = FactBand.allCases.flatMap(FactDomain.addSubtract.startingSet)
        #expect(all.count == 100 && Set(all).count == 100)
        for band in FactBand.allCases {
            let facts = FactDomain.addSubtract.startingSet(of: band)
            #expect(facts.count >= 2 * FactRules.factsOfPlacement && facts.allSatisfy { $0.band == band })
            #expect(
                Set(facts.map(\.operation)).count == Set(FactDomain.addSubtract.facts(of: band).map(\.operation)).count)
        }
    }
}

@Suite("How a fact is explained")
struct MicroLessonTests {
    @Test(
        "Every fact is worked out to its result, every step is true, and its picture can be drawn",
        arguments: FactDomain.addSubtract.facts)
    func worked(fact: MathFact) throws {
        let lesson = MicroLesson(of: fact)
        #expect(lesson.example.hasSuffix("\(fact.equation)."), "\(lesson.example)")
        #expect(!lesson.tip.isEmpty && lesson.example.description.count <= 120, "\(lesson.example)")
        // Every sum in the words is right.
        for match in lesson.example.description.matches(of: /(\d+) \+ (\d+) is (\d+)/) {
            #expect(
                Int(match.1).flatMap { left in Int(match.2).map { left + $0 } } == Int(match.3), "\(lesson.example)")
        }
        for match in lesson.example.description.matches(of: /(\d+) and (\d+) make (\d+)/) {
            #expect(
                Int(match.1).flatMap { left in Int(match.2).map { left + $0 } } == Int(match.3), "\(lesson.example)")
        }
        for match in lesson.example.description.matches(of: /(\d+) is (\d+) and (\d+)\./) {
            #expect(
                Int(match.2).flatMap { left in Int(match.3).map { left + $0 } } == Int(match.1), "\(lesson.example)")
        }
        #expect(lesson.picture.content.faults.isEmpty)
        // A hint is a first step, and does not tell the result.
        #expect(!fact.hint.contains("= ") && fact.hint.description.count <= 80, "\(fact.hint)")
        let numbers = fact.hint.description.matches(of: /\d+/).compactMap { Int($0.0) }
        let given = [fact.left, fact.right, 0, 10, fact.left - 10, fact.right - 10]
        let stops = fact.hint.contains(": first to") || fact.hint.hasPrefix("How much is")
        #expect(
            stops || fact.result == 10 || numbers.allSatisfy { $0 != fact.result || given.contains($0) }, "\(fact.hint)"
        )
        #expect((lesson.twin == nil) == (fact.operation == .subtraction || fact.left == fact.right))
    }

    @Test(
        "The words are those of the strategy",
        arguments: [
            ("9+6", "6 is 1 and 5. 9 + 1 is 10, and 5 more is 15: 9 + 6 = 15."),
            ("6+8", "6 is 2 and 4. 8 + 2 is 10, and 4 more is 14: 6 + 8 = 14."),
            ("6+7", "6 + 6 is 12, and 1 more is 13: 6 + 7 = 13."),
            ("7+4", "4 is 3 and 1. 7 + 3 is 10, and 1 more is 11: 7 + 4 = 11."),
            ("5+3", "3 is 2 and 1. 5 + 2 is 7, and 1 more is 8: 5 + 3 = 8."),
            ("13+5", "13 is 10 and 3. 3 + 5 is 8, and 10 more is 18: 13 + 5 = 18."),
            ("4+10", "10 and 4 is 14: 4 + 10 = 14."), ("7+2", "Start at 7 and count on: 8, 9. 7 + 2 = 9."),
            ("9-2", "Start at 9 and count back: 8, 7. 9 − 2 = 7."),
            ("9-7", "Count on from 7 to 9: 8, 9. That is 2 more: 9 − 7 = 2."),
            ("13-8", "8 and which number make 13? 8 and 5: 13 − 8 = 5."),
            ("10-7", "3 and 7 make 10: 10 − 7 = 3."), ("12-6", "12 is 6 and 6. Take one 6 away: 12 − 6 = 6."),
            ("0+9", "Adding 0 changes nothing: 0 + 9 = 9."), ("9-9", "The whole 9 is taken away: 9 − 9 = 0."),
        ])
    func words(text: String, worked: String) throws { #expect(try #require(MathFact(text)).worked == worked) }
}

@Suite("The options of a sprint: misconceptions, and no other")
struct FactOptionsTests {
    @Test(
        "Over every fact and many seeds: four different numbers from 0 to 20, of different mistakes while there are any"
    )
    func options() {
        for fact in FactDomain.addSubtract.facts {
            let options = FactOptions(fact: fact)
            #expect(options.wrong.allSatisfy { $0.number != fact.result && (0...20).contains($0.number) })
            let possible = Set(options.wrong.map(\.mistake)).count
            for seed in 0..<40 as Range<UInt64> {
                var random = SeededRandom(seed: seed)
                let chosen = options.chosen(by: &random)
                #expect(chosen.count == 3 && Set(chosen + [fact.result]).count == 4, "\(fact): \(chosen)")
                #expect(chosen.allSatisfy { (0...20).contains($0) }, "\(fact): \(chosen)")
                let mistakes = chosen.map(options.mistake)
                let known = mistakes.filter { $0 != .filler }
                #expect(Set(known).count >= min(3, possible), "\(fact): \(chosen)")
                for (number, mistake) in zip(chosen, mistakes) where mistake == .filler {
                    // Of the numbers that were free it is the nearest.
                    let nearer = (0...20).filter { abs($0 - fact.result) < abs(number - fact.result) }
                    #expect(nearer.allSatisfy { $0 == fact.result || chosen.contains($0) }, "\(fact): \(chosen)")
                }
            }
        }
    }

    @Test(
        "A wrong result tells its mistake",
        arguments: [
            ("7+5", 13, .miscount), ("7+5", 2, .wrongOperation), ("7+5", 14, .neighbourDouble),
            ("7+5", 10, .neighbourDouble), ("7+9", 6, .tenOff), ("7+5", 7, .operand), ("7+5", 17, .filler),
            ("12-5", 17, .wrongOperation), ("12-5", 12, .operand), ("6+4", 1, .digitSwap),
            ("12-5", 10, .neighbourDouble),
        ] as [(String, Int, FactMistake)])
    func mistakes(text: String, number: Int, mistake: FactMistake) throws {
        #expect(FactOptions(fact: try #require(MathFact(text))).mistake(behind: number) == mistake)
    }
}
