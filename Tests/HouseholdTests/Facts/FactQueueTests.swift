import Testing

@testable import Household

/// A child who practises, with a share of right answers by fact.
private struct Practice {
    var book: FactBook
    var day = Day(number: 20_000)
    var random: SeededRandom
    /// How fast answers are, without typing.
    var net = 2_000
    var gate = 6_000

    init(_ domain: FactDomain = .addSubtract, band: FactBand? = .first, seed: UInt64) {
        book = FactBook(domain: domain)
        book.typing = FactTyping(milliseconds: 1_000, day: day)
        book.band = band
        random = SeededRandom(seed: seed)
    }

    /// One practice; nothing of it is kept but the book.
    mutating func session(
        of count: Int = 20, percentRight: Int, drill: FactDrill? = nil, seed: UInt64
    ) -> [AskedFact] {
        var asked: [AskedFact] = []
        for _ in 0..<count {
            var queue = FactQueue(book, asked: asked, drill: drill, seed: seed, day: day)
            let (fact, part) = queue.next()
            check(fact, part)
            let isRight = random.number(below: 100) < percentRight
            answer(fact, part, isRight: isRight)
            asked.append(AskedFact(fact: fact, isRight: isRight, part: part))
        }
        return asked
    }

    mutating func answer(_ fact: MathFact, _ part: FactPart = .band, isRight: Bool) {
        let mark = FactJudge(book: book, gate: gate, day: day).mark(
            of: fact, part: part, isRight: isRight, response: Int64(net + 1_000), ForecastRecord())
        book.apply(mark, to: fact, isRight: isRight, on: day)
    }

    /// At most three that are new or missed are asked at a time.
    private func check(_ fact: MathFact, _ part: FactPart) {
        let id = fact.record
        if book.waiting.contains(id.number) {
            #expect(book.live(on: day).contains(id.number), "\(fact) waits for its turn")
        } else if book.record(id)?.needed != 0, part != .placement {
            #expect(book.live(on: day).count < FactRules.mostLive, "\(fact) is new, and three are live")
        }
        #expect(book.live(on: day).count <= FactRules.mostLive)
    }
}

@Suite("The queue of a practice, over thousands of sessions")
struct FactQueueTests {
    @Test(
        "At most three new or missed records are live, whatever is answered",
        arguments: [0, 30, 60, 80, 95, 100], FactBand.allCases)
    func live(percentRight: Int, band: FactBand) {
        for seed in 0..<6 as Range<UInt64> {
            var practice = Practice(seed % 3 == 2 ? .multiplyDivide : .addSubtract, band: band, seed: seed)
            for session in 0..<8 {
                _ = practice.session(percentRight: percentRight, seed: seed &* 100 &+ UInt64(session))
                practice.day = practice.day.advanced(by: 1)
            }
        }
    }

    @Test("The same seed asks the same")
    func seed() {
        var one = Practice(seed: 1)
        var two = Practice(seed: 1)
        #expect(one.session(percentRight: 80, seed: 5) == two.session(percentRight: 80, seed: 5))
    }

    @Test("Half of what is drawn is of the band in hand, a quarter missed, a fifth due, and one in twenty of the next")
    func mix() {
        var counts: [FactPart: Int] = [:]
        for seed in 0..<60 as Range<UInt64> {
            var practice = Practice(band: .second, seed: seed)
            // A child who knows the first band, some of it not for long.
            for (index, id) in FactDomain.addSubtract.records(of: .first).enumerated() {
                practice.day = Day(number: 19_900 + index % 90)
                for _ in 1...2 { practice.answer(id.sample, isRight: true) }
            }
            practice.book.band = .second
            practice.day = Day(number: 20_000)
            practice.book.lastDay = practice.day
            for session in 0..<4 {
                for asked in practice.session(percentRight: 75, seed: seed &* 50 &+ UInt64(session)) {
                    counts[asked.part, default: 0] += 1
                }
            }
        }
        let drawn = [.band, .missed, .due, .challenge].map { counts[$0, default: 0] }
        let sum = drawn.reduce(0, +)
        let percent = drawn.map { $0 * 100 / sum }
        // What a part does not have falls to the others, to the band first.
        #expect((45...65).contains(percent[0]) && (8...27).contains(percent[1]), "\(counts)")
        #expect((15...32).contains(percent[2]) && (1...8).contains(percent[3]), "\(counts)")
        var draws: [FactPart: Int] = [:]
        for seed in 0..<4_000 as Range<UInt64> {
            var queue = FactQueue(FactBook(), asked: [], drill: nil, seed: seed, day: Day(number: 1))
            draws[queue.draw(), default: 0] += 1
        }
        for (part, percent) in FactRules.mix { #expect(abs(draws[part, default: 0] - percent * 40) < 100, "\(draws)") }
    }

    @Test("The other order of an addition comes within 2 to 8 prompts, in about one prompt of six")
    func twins() {
        var prompts = 0
        var twins = 0
        for seed in 0..<70 as Range<UInt64> {
            var practice = Practice(band: .first, seed: seed)
            for session in 0..<3 {
                let asked = practice.session(of: 40, percentRight: 95, seed: seed &* 9 &+ UInt64(session))
                prompts += asked.count
                for (index, twin) in asked.enumerated() where twin.part == .twin {
                    twins += 1
                    let first = asked[..<index].lastIndex { $0.fact == twin.fact.twin }
                    #expect(first.map { (2...8).contains(index - $0) } == true, "\(asked)")
                }
                practice.day = practice.day.advanced(by: 1)
            }
        }
        let share = twins * 1000 / prompts
        #expect((110...170).contains(share), "\(share) of 1000")
    }

    @Test("After a miss the nearest fact of the same strategy and operation follows, if it may be asked")
    func nearTwins() {
        var seen = 0
        for seed in 0..<60 as Range<UInt64> {
            var practice = Practice(band: .first, seed: seed)
            _ = practice.session(of: 60, percentRight: 100, seed: seed)
            let asked = practice.session(of: 40, percentRight: 60, seed: seed)
            for (miss, next) in zip(asked, asked.dropFirst()) where next.part == .nearTwin {
                seen += 1
                #expect(miss.isRight == false && miss.part != .nearTwin)
                #expect(next.fact.strategy == miss.fact.strategy && next.fact.operation == miss.fact.operation)
                #expect(next.fact.record != miss.fact.record)
            }
        }
        #expect(seen > 200, "\(seen)")
        #expect(MathFact("8+5").map { $0.neighbours.prefix(2).map(\.description) } == ["8+4", "8+6"])
        #expect(MathFact("7+3").map { Set($0.neighbours.map(\.result)) } == [10])
    }

    @Test("Both operations come in turn where there are both")
    func interleaved() {
        for band in [FactBand.first, .second, .third] {
            for seed in 0..<40 as Range<UInt64> {
                var practice = Practice(band: band, seed: seed)
                let asked = practice.session(of: 40, percentRight: 90, seed: seed)
                var longest = 0
                var run = 0
                var last: FactOperation?
                for prompt in asked {
                    run = prompt.fact.operation == last ? run + 1 : 1
                    last = prompt.fact.operation
                    longest = max(longest, run)
                }
                #expect(longest <= 5, "\(band): \(asked.map(\.fact.description))")
                #expect(Set(asked.map(\.fact.operation)).count == 2)
            }
        }
    }

    @Test("The same record rests for two prompts, but for twins and near twins")
    func spaced() {
        for seed in 0..<100 as Range<UInt64> {
            var practice = Practice(band: .third, seed: seed)
            let asked = practice.session(of: 40, percentRight: 70, seed: seed)
            for (index, prompt) in asked.enumerated() where ![.twin, .nearTwin].contains(prompt.part) {
                let recent = asked[max(0, index - 2)..<index].map(\.fact.record)
                #expect(!recent.contains(prompt.fact.record), "\(asked.map(\.fact.description))")
            }
        }
    }

    @Test("A drill asks what it is about, each before any comes again, but for near twins of its misses")
    func drill() {
        for strategy in FactDomain.addSubtract.strategies {
            let drill = FactDrill(strategy: strategy)
            var practice = Practice(band: .sixth, seed: 3)
            for id in FactDomain.addSubtract.records { for _ in 1...2 { practice.answer(id.sample, isRight: true) } }
            let asked = practice.session(percentRight: 100, drill: drill, seed: 4)
            #expect(asked.allSatisfy { $0.fact.strategy == strategy })
            let records = Set(FactDomain.addSubtract.facts(of: strategy).map(\.record)).count
            #expect(Set(asked.map(\.fact.record)).count == min(20, records), "\(strategy)")
        }
        #expect(!FactDrill(strategy: .bridgeTen, band: .first).isPossible(in: .addSubtract))
        #expect(FactDrill(strategy: .countOn, band: .first).isPossible(in: .addSubtract))
    }

    @Test("A new child is placed: band after band, until one of which too little is known")
    func placement() {
        for (known, expected) in [(0, 1), (1, 2), (2, 3), (3, 4), (5, 6), (6, 6)] {
            var practice = Practice(band: nil, seed: 7)
            var asked: [AskedFact] = []
            while practice.book.band == nil {
                var queue = FactQueue(practice.book, asked: asked, drill: nil, seed: 7, day: practice.day)
                let (fact, part) = queue.next()
                let isRight = fact.band.rawValue <= known
                practice.answer(fact, part, isRight: isRight)
                asked.append(AskedFact(fact: fact, isRight: isRight, part: part))
                if asked.count > 60 { break }
            }
            #expect(practice.book.band?.rawValue == expected, "\(known)")
            #expect(practice.book.steps.map(\.change.reason) == [.placed])
            #expect(asked.count <= 30)
        }
    }

    @Test("After a placement new facts of the band come soon, and with them what the placement went past")
    func afterPlacement() {
        for known in 0..<6 {
            var skipped = 0
            for seed in 0..<10 as Range<UInt64> {
                var practice = Practice(band: nil, seed: seed)
                var seen: Set<FactRecordID> = []
                for session in 0..<6 {
                    var asked: [AskedFact] = []
                    for _ in 0..<20 {
                        var queue = FactQueue(
                            practice.book, asked: asked, drill: nil, seed: seed &* 10 &+ UInt64(session),
                            day: practice.day)
                        let (fact, part) = queue.next()
                        let isRight = fact.band.rawValue <= known || practice.random.number(below: 100) < 85
                        practice.answer(fact, part, isRight: isRight)
                        asked.append(AskedFact(fact: fact, isRight: isRight, part: part))
                        if part == .skipped { skipped += 1 }
                    }
                    let records = Set(asked.map(\.fact.record))
                    // Never the same three all the time.
                    #expect(records.count >= 5, "\(known), \(session): \(asked.map(\.fact.description))")
                    seen.formUnion(records)
                    practice.day = practice.day.advanced(by: 1)
                }
                #expect(seen.count >= 15, "\(known): \(seen.count)")
            }
            if known > 0 { #expect(skipped > 0, "\(known)") }
        }
    }

    @Test(
        "Who misses much is asked easier things: nothing four times wrong on a day, and after two misses something known"
    )
    func easier() {
        for seed in 0..<40 as Range<UInt64> {
            var practice = Practice(band: .first, seed: seed)
            for id in FactDomain.addSubtract.records(of: .first).filter(\.isCore).prefix(4) {
                for _ in 1...2 { practice.answer(id.sample, isRight: true) }
            }
            practice.day = practice.day.advanced(by: 1)
            var asked: [AskedFact] = []
            var misses: [FactRecordID: Int] = [:]
            for _ in 0..<40 {
                var queue = FactQueue(practice.book, asked: asked, drill: nil, seed: seed, day: practice.day)
                let (fact, part) = queue.next()
                // It knows what it knew before, and nothing else.
                let isRight = practice.book.record(fact.record)?.needed == 0
                practice.answer(fact, part, isRight: isRight)
                asked.append(AskedFact(fact: fact, isRight: isRight, part: part))
                if !isRight { misses[fact.record, default: 0] += 1 }
            }
            #expect(misses.values.allSatisfy { $0 <= 3 }, "\(misses)")
            for (index, prompt) in asked.enumerated().dropFirst(3) where prompt.isRight == false {
                #expect(
                    asked[(index - 3)..<index].contains { $0.isRight == true }, "\(asked.map(\.fact.description))")
            }
        }
    }

    @Test("A sum keeps its order for the practice, but for its twin and near twins")
    func orders() {
        for seed in 0..<60 as Range<UInt64> {
            var practice = Practice(band: .fourth, seed: seed)
            let asked = practice.session(of: 40, percentRight: 80, seed: seed)
            let sums = asked.filter { ![.twin, .nearTwin].contains($0.part) && $0.fact.twin != nil }
            for (record, same) in Dictionary(grouping: sums, by: \.fact.record) where record.facts.count == 2 {
                let isNear = asked.contains { $0.part == .nearTwin && $0.fact.record == record }
                #expect(isNear || Set(same.map(\.fact)).count == 1, "\(asked.map(\.fact.description))")
            }
        }
    }

    @Test("A drill asks nothing else, also when other facts wait")
    func drillAlone() {
        for seed in 0..<20 as Range<UInt64> {
            var practice = Practice(band: .first, seed: seed)
            for text in ["9+2", "8+2", "9+1", "7-2"] {
                if let fact = MathFact(text) { practice.answer(fact, isRight: false) }
            }
            for drill in [FactDrill(strategy: .bridgeTen), FactDrill(band: .sixth), FactDrill(strategy: .doubles)] {
                var asked: [AskedFact] = []
                for _ in 0..<20 {
                    var queue = FactQueue(practice.book, asked: asked, drill: drill, seed: seed, day: practice.day)
                    let (fact, part) = queue.next()
                    #expect(
                        drill.has(fact) && fact.record != asked.last?.fact.record, "\(asked.map(\.fact.description))")
                    let isRight = practice.random.number(below: 100) < 60
                    practice.answer(fact, part, isRight: isRight)
                    asked.append(AskedFact(fact: fact, isRight: isRight, part: part))
                }
                // Of what needs to be right three are asked at a time.
                let open = Set(
                    asked.filter { practice.book.record($0.fact.record)?.needed ?? 0 > 0 }.map(\.fact.record))
                #expect(open.count <= 8)
            }
        }
    }

    @Test("After seven idle days due facts come first; the band falls by one at most, and only if they are forgotten")
    func idle() {
        for (percentRight, expected) in [(100, FactBand.third), (0, .second)] {
            var practice = Practice(band: .third, seed: 9)
            for id in (FactDomain.addSubtract.records(of: .first) + FactDomain.addSubtract.records(of: .second)).prefix(
                40)
            {
                for _ in 1...2 { practice.answer(id.sample, isRight: true) }
            }
            practice.book.band = .third
            practice.day = practice.day.advanced(by: 30)
            let first = practice.session(percentRight: percentRight, seed: 1)
            #expect(first.prefix(8).filter { $0.part == .due }.count >= 4)
            _ = practice.session(percentRight: percentRight, seed: 2)
            #expect(practice.book.band == expected)
            #expect(practice.book.recallAfterIdle.answers >= FactRules.answersAfterIdle)
            // After six days nothing is looked at as after an absence.
            practice.day = practice.day.advanced(by: 6)
            let before = practice.book.recallAfterIdle
            _ = practice.session(percentRight: 0, seed: 3)
            #expect(practice.book.recallAfterIdle == before && practice.book.band == expected)
        }
    }
}

@Suite("Fluency, and the gate of a band")
struct FactFluencyTests {
    private static let fact = MathFact(.addition, 8, 5)!

    /// A record after these answers, each with its day and time without typing; nil: wrong.
    private func state(_ answers: [(day: Int, net: Int?)], typing: Int? = 1_000, gate: Int = 3_000) -> FactState {
        var book = FactBook()
        book.typing = typing.map { FactTyping(milliseconds: $0, day: Day(number: 0)) }
        for answer in answers {
            let day = Day(number: answer.day)
            let mark = FactJudge(book: book, gate: gate, day: day).mark(
                of: Self.fact, part: .band, isRight: answer.net != nil,
                response: Int64((answer.net ?? 0) + (typing ?? 0)), ForecastRecord())
            book.apply(mark, to: Self.fact, isRight: answer.net != nil, on: day)
        }
        return book.state(of: Self.fact.record)
    }

    @Test("Fluent is right within the gate in two of the last three typed answers, on two days")
    func fluent() {
        #expect(state([]) == .new)
        #expect(state([(1, 2_000)]) == .learning)
        #expect(state([(1, 2_000), (1, 2_000)]) == .known)
        #expect(state([(1, 2_000), (1, 2_000), (1, 2_000)]) == .known)
        #expect(state([(1, 2_000), (2, 2_000)]) == .fluent)
        #expect(state([(1, 3_000), (2, 3_000)]) == .fluent)
        #expect(state([(1, 3_001), (2, 3_000)]) == .known)
        #expect(state([(1, 2_000), (2, 9_000), (3, 2_000)]) == .fluent)
        #expect(state([(1, 2_000), (2, 9_000), (3, 9_000), (4, 2_000)]) == .known)
        #expect(state([(1, 2_000), (2, 2_000), (3, nil)]) == .fluent)
        #expect(state([(1, 2_000), (2, 2_000), (3, nil), (4, nil)]) == .learning)
        #expect(state([(1, 2_000), (2, nil)]) == .learning)
        // Who practises much on one day loses nothing, and who was fast on a day before gains by it.
        #expect(state([(1, 2_000), (2, 2_000), (2, 2_000), (2, 2_000), (2, 2_000)]) == .fluent)
        #expect(state([(1, 2_000), (1, 2_000), (1, 2_000), (2, 2_000), (2, 2_000), (2, 2_000)]) == .fluent)
        #expect(state([(1, 2_000), (2, 9_000), (2, 9_000), (2, 2_000), (2, 2_000)]) == .known)
    }

    @Test("Until typing is measured nothing becomes fluent, and an answer of half a minute tells no time")
    func unknown() {
        #expect(state([(1, 100), (2, 100), (3, 100)], typing: nil) == .known)
        #expect(state([(1, 29_000), (2, 29_000)], typing: 1_000, gate: 40_000) == .fluent)
        #expect(state([(1, 29_001), (2, 29_001)], typing: 1_000, gate: 40_000) == .known)
    }

    @Test("What lapsed and is fluent again is counted once")
    func regained() {
        var book = FactBook()
        book.typing = FactTyping(milliseconds: 0, day: Day(number: 0))
        func answer(_ day: Int, _ isRight: Bool) {
            let mark = FactMark(part: .band, netMilliseconds: 10, isFast: isRight)
            book.apply(mark, to: Self.fact, isRight: isRight, on: Day(number: day))
        }
        for (day, isRight) in [(1, true), (2, true), (3, false), (4, false)] { answer(day, isRight) }
        #expect(book.regained == 0 && book.record(Self.fact.record)?.hasLapsed == true)
        #expect(book.record(Self.fact.record)?.best == .fluent)
        for day in 5...8 { answer(day, true) }
        #expect(book.regained == 1 && book.record(Self.fact.record)?.hasLapsed == false)
    }

    /// A child who is just about to pass the gate of the band of doubles.
    private func almost(
        wrong: Int = 2, net: Int = 3_000, exposures: Int = 3, days: Int = 2
    ) -> (book: FactBook, day: Day) {
        var book = FactBook()
        book.typing = FactTyping(milliseconds: 0, day: Day(number: 0))
        book.band = .second
        var day = Day(number: 1)
        func answer(_ fact: MathFact, _ isRight: Bool) {
            let mark = FactMark(part: .band, netMilliseconds: net, isFast: isRight)
            book.apply(mark, to: fact, isRight: isRight, on: day)
        }
        let core = FactDomain.addSubtract.records(of: .second).filter(\.isCore)
        for round in 0..<exposures {
            day = Day(number: 1 + min(round, days - 1))
            for id in core { answer(id.sample, true) }
        }
        for index in 0..<39 { answer(core[index % (core.count - 1) + 1].sample, index >= wrong) }
        return (book, day)
    }

    private func passes(_ state: (book: FactBook, day: Day), gate: Int = 3_000) -> Bool {
        let last = FactDomain.addSubtract.records(of: .second).filter(\.isCore)[1].sample
        return FactJudge(book: state.book, gate: gate, day: state.day).mark(
            of: last, part: .band, isRight: true, response: 3_000, ForecastRecord()
        ).band == FactBandChange(to: .third, reason: .passed)
    }

    @Test("A band is passed with 38 of 40 right, the median within the gate, and its core three times on two days")
    func gate() {
        #expect(passes(almost()))
        #expect(!passes(almost(wrong: 3)))
        #expect(!passes(almost(), gate: 2_999))
        #expect(!passes(almost(exposures: 2)))
        #expect(!passes(almost(exposures: 3, days: 1)))
        var short = almost()
        short.book.window.removeFirst(2)
        #expect(!passes(short))
        // The next band begins anew.
        var passed = almost()
        passed.book.apply(
            FactMark(part: .band, band: FactBandChange(to: .third, reason: .passed)),
            to: MathFact(.addition, 4, 4)!, isRight: true, on: passed.day)
        #expect(passed.book.band == .third && passed.book.window.isEmpty)
    }

    @Test(
        "The gate is 6, 3 or 2 seconds, by the school grade",
        arguments: [(-2, 6), (0, 6), (1, 6), (2, 3), (3, 2), (6, 2)])
    func grades(grade: Int, seconds: Int) { #expect(FactRules.gate(grade: grade) == seconds * 1000) }
}
