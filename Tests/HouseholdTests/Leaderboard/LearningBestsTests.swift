import Testing

@testable import Household

@Suite("Best periods") struct LearningBestsTests {
    @Test("Bests are those that a look at all days finds, whatever the week start", arguments: 0..<60)
    func oracle(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var child = Learned("Mia", born: (2019, 4))
        var days: [Day: PeriodTotals] = [:]
        var lessons: [Day: (lessons: Int, answers: Int)] = [:]
        for _ in 0..<30 {
            let day = BoardDay.today.advanced(by: -random.number(below: 70))
            let stars = random.number(below: 9)
            let milliseconds = Int64(random.number(below: 500_000))
            let finished = random.number(below: 2)
            let answers = random.number(below: 8)
            child.learn(on: day, stars: stars, milliseconds: milliseconds, lessons: finished, answers: answers)
            days[day, default: PeriodTotals()].stars += stars
            days[day, default: PeriodTotals()].learning += milliseconds
            lessons[day, default: (0, 0)].lessons += finished
            lessons[day, default: (0, 0)].answers += answers
        }
        for (day, done) in lessons where done.lessons > 0 || done.answers >= 10 { days[day]?.learningDays = 1 }

        for start in Weekday.allCases {
            let calendar = HouseholdCalendar(zone: TestZones.berlin, weekStart: start)
            #expect(child.state.bests.week(from: start) == best(days) { calendar.week(of: $0).lowerBound })
        }
        #expect(child.state.bests.month == best(days) { $0.advanced(by: 1 - $0.day) })
        #expect(child.state.bests.learningDays == days.values.count { $0.learningDays == 1 })
    }

    /// The largest sums over groups of days.
    private func best(_ days: [Day: PeriodTotals], by group: (Day) -> Day) -> PeriodTotals {
        let groups = Dictionary(grouping: days.keys, by: group).values.map { $0.compactMap { days[$0] } }
        return PeriodTotals(
            stars: groups.map { $0.reduce(0) { $0 + $1.stars } }.max() ?? 0,
            learning: groups.map { $0.reduce(0) { $0 + $1.learning } }.max() ?? 0,
            learningDays: groups.map { $0.reduce(0) { $0 + $1.learningDays } }.max() ?? 0)
    }

    @Test("A best stays when its days are no longer kept")
    func forgottenDays() {
        var child = Learned("Mia", born: (2019, 4))
        let long = BoardDay.today.advanced(by: -2000)
        child.learn(on: long, milliseconds: 90 * .minute)
        for offset in 1...(TimeBook.mostDays + 10) {
            child.learn(on: long.advanced(by: offset * 7), milliseconds: .minute)
        }
        #expect(child.state.time.use(on: long).learning == 0)
        let best = child.state.best(.week, on: BoardDay.today, in: BoardDay.calendar)
        #expect(best.amount(.learningMinutes) == 90)
    }

    @Test("A best never falls, and is never below the present period", arguments: 0..<40)
    func neverFalls(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var child = Learned("Mia", born: (2019, 4))
        var before: [BoardTopic: Int] = [:]
        var day = BoardDay.today
        for _ in 0..<60 {
            // Now and then somebody sets the clock back.
            day = day.advanced(by: random.number(below: 8) == 0 ? -9 : random.number(below: 5))
            child.learn(
                on: day, stars: random.number(below: 9), milliseconds: Int64(random.number(below: 300_000)),
                lessons: random.number(below: 2))
            for topic in BoardTopic.all where topic.kind == .ownBest {
                let best = child.state.best(topic.period, on: day, in: BoardDay.calendar).amount(topic.metric)
                let present = child.state.totals(of: topic.period, on: day, in: BoardDay.calendar)
                #expect(best >= before[topic] ?? 0)
                #expect(best >= present.amount(topic.metric))
                before[topic] = best
            }
        }
    }
}
