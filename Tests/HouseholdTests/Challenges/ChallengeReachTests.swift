import Testing

@testable import Household

/// Challenges that cannot be reached any more are over (Rewards, Challenges).
@Suite struct ChallengeReachTests {
    private let library: Library

    init() throws { library = try Earner.library() }

    /// Whether days reach a goal, by what each of them did.
    private typealias Reaches = ([Bool]) -> Bool

    /// Walks every pattern of the days that are left, and compares each morning and evening with what any future can bring.
    private func walk(
        _ player: ChallengePlayer, _ done: [Bool], of days: Int, isExact: Bool = true, _ reaches: Reaches,
        _ learn: (inout ChallengePlayer) -> Void
    ) {
        let state = player.state("a")
        if reaches(done) {
            #expect(state == .completed, "\(done)")
            return
        }
        let left = days - done.count
        let canReach = (0..<1 << left).contains { future in reaches(done + (0..<left).map { future >> $0 & 1 == 1 }) }
        if state == .ended ? canReach : isExact && !canReach {
            Issue.record("\(done) of \(days) is \(state?.rawValue ?? "-")")
        }
        if left == 0 { return }
        for isDone in [false, true] {
            var next = player
            if isDone {
                learn(&next)
                // It is told once, by the first turn of the day that finds it so.
                let ends = next.followed.count { if case .challenge(.ended) = $0 { true } else { false } }
                #expect(ends == (next.state("a") == .ended ? 1 : 0), "\(done)")
            }
            if next.state("a") == .ended { continue }
            next.sleep()
            walk(next, done + [isDone], of: days, isExact: isExact, reaches, learn)
        }
    }

    @Test("Days with enough minutes: it ends on the morning on which too few days are left", arguments: 1...6)
    func daily(days: Int) {
        for wanted in 1...days {
            var player = ChallengePlayer(library)
            player.give(
                "a", ChallengeGoal(.dailyMinutes, 15, daysRequired: wanted), end: player.day.advanced(by: days))
            walk(player, [], of: days) {
                $0.count { $0 } >= wanted
            } _: {
                $0.learn(minutes: 15)
            }
        }
    }

    @Test("Days in a row: it never ends while some way leads there", arguments: 1...7)
    func streak(days: Int) {
        for wanted in 1...days {
            var player = ChallengePlayer(library)
            player.give("a", ChallengeGoal(.streakDays, wanted), end: player.day.advanced(by: days))
            walk(player, [], of: days, isExact: false) { done in
                var oracle = GraceOracle()
                for day in done { oracle = oracle.then(day) }
                return oracle.longest >= wanted
            } _: {
                $0.answer(makesDay: true)
            }
        }
    }

    @Test("Weekend minutes: it ends behind the last weekend day before its end, and so it does without weekends")
    func weekend() {
        for length in 1...16 {
            var player = ChallengePlayer(library)
            let end = player.day.advanced(by: length)
            player.give("a", ChallengeGoal(.weekendMinutes, 60), end: end)
            player.learn(minutes: 5)
            while player.day < end {
                let hasWeekend = (player.day..<end).contains { [.saturday, .sunday].contains($0.weekday) }
                #expect(player.state("a") == (hasWeekend ? .running : .ended), "\(player.day) of \(length)")
                player.sleep()
            }
        }
    }

    @Test("Goals without days are never out of reach before their end, nor is anything without an end")
    func others() {
        var player = ChallengePlayer(library)
        let math = [ActivityRef(subject: "math")]
        let goals = [
            ChallengeGoal(.weeklyMinutes, 60), ChallengeGoal(.masteredSkills, 3), ChallengeGoal(.fluentFacts, 3),
            ChallengeGoal(.activityMinutes, 60, activities: math, period: .day),
        ]
        let end = player.day.advanced(by: 9)
        for (index, goal) in goals.enumerated() { player.give("\(index)", goal, end: end) }
        player.give("open", ChallengeGoal(.dailyMinutes, 15, daysRequired: 300))
        player.give("row", ChallengeGoal(.streakDays, 300))
        player.sleep(days: 8)
        player.learn(seconds: 1)
        #expect(player.child.challenges.entries.allSatisfy { $0.state == .running })
    }

    @Test("A streak that is lost for good ends it, one that can be repaired does not; what is said is kind and short")
    func lost() {
        var player = ChallengePlayer(library)
        player.give("a", ChallengeGoal(.streakDays, 7), end: player.day.advanced(by: 11))
        for _ in 0..<4 {
            player.answer(makesDay: true)
            player.sleep()
        }
        // The fifth and sixth day are missed, and on the seventh the streak could be repaired: 4 + 5.
        player.sleep(days: 2)
        #expect(player.state("a") == .running)
        player.sleep(days: 3)
        #expect(player.state("a") == .ended)
        #expect(player.view("a")?.say.description == "This challenge is over. 4 of 7 days done.")
    }

    @Test("Time of yesterday that is counted this morning can still keep it open")
    func counted() {
        var player = ChallengePlayer(library)
        let first = player.day
        player.give("a", ChallengeGoal(.dailyMinutes, 15, daysRequired: 2), end: first.advanced(by: 2))
        player.sleep()
        #expect(player.state("a") == .ended)
        let used = UsedTime(day: first, ordinary: 15 * .minute, learning: 15 * .minute)
        #expect(player.record([.time(.used(used))]).map { if case .advanced = $0 { true } else { false } } == [true])
        #expect(player.state("a") == .running)
    }

    @Test("What a streak can still come to is the best of all its futures, over all patterns of eight days")
    func most() {
        /// The best values after 0, 1, ... days of all futures of a morning.
        func best(_ streak: DayStreak, _ morning: RepairOracle, _ left: Int) -> [Int] {
            let today = Day(number: morning.today)
            func compare(_ streak: DayStreak, _ known: [Int], _ oracle: RepairOracle) {
                for days in 1..<known.count {
                    let most = streak.most(from: today, days: days)
                    // Whether it was repaired in this month does not matter to it.
                    if most < known[days] || oracle.repairs.isEmpty && most > known[days] {
                        Issue.record("\(most) is not \(known[days]) by \(days) days: \(oracle)")
                    }
                }
            }
            let alive = morning.alive ?? 0
            if left == 0 { return [alive] }
            var futures: [DayDeed: [Int]] = [:]
            var evenings: [DayDeed: DayStreak] = [:]
            for deed in DayDeed.allCases {
                var (next, oracle) = (streak, morning)
                for lessons in 0..<deed.lessons { next.learn(LearningDay(day: today, lessons: lessons + 1)) }
                oracle.learn(deed)
                let now = oracle.alive ?? 0
                oracle.sleep()
                futures[deed] = [alive] + best(next, oracle, left - 1).map { max(now, $0) }
                evenings[deed] = next
            }
            func most(_ deeds: [DayDeed]) -> [Int] {
                (0...left).map { days in deeds.map { futures[$0, default: []][days] }.max() ?? 0 }
            }
            compare(streak, most(DayDeed.allCases), morning)
            if let evening = evenings[.counts] { compare(evening, most([.counts, .twoLessons]), morning) }
            return most(DayDeed.allCases)
        }
        let first = ChallengePlayer(library).day
        #expect(best(DayStreak(), RepairOracle(today: first.number), 8).last == 8)
    }
}
