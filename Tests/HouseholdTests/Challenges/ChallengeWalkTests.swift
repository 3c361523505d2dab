import Testing

@testable import Household

/// Challenges over long random histories.
@Suite struct ChallengeWalkTests {
    private let library: Library

    init() throws { library = try Earner.library() }

    /// The numbers of a child's rewards that it sees and that nothing may take from it.
    private struct Seen {
        var progress: [String: (value: Int, percent: Int)] = [:]
        var numbers: [String: Int] = [:]

        init(_ player: ChallengePlayer) {
            for entry in player.child.challenges.entries {
                let view = player.child.view(of: entry, on: player.day, in: player.calendar)
                progress["\(entry.challenge.id.rawValue) \(entry.challenge.version)"] = (
                    view.progress.value, view.progress.percent
                )
            }
            let child = player.child
            numbers = [
                "points": child.points, "level": Level(points: child.points).number,
                "stars": child.learning.starsEarned, "longest": child.rewards.streak.longest,
                "weeks": child.rewards.streak.weeks.longest, "badges": child.rewards.badges.count,
                "completed": child.challenges.completed, "answers": child.rewards.firstAnswers,
            ]
            for period in BoardPeriod.allCases {
                let best = child.best(period, on: player.day, in: player.calendar)
                for metric in BoardMetric.allCases { numbers["best \(period) \(metric)"] = best.amount(metric) }
            }
        }
    }

    @Test(
        "Over 10,000 steps no number that a child sees falls", arguments: WalkRandom.areLong ? [1, 2] : [1] as [UInt64])
    func neverFalls(seed: UInt64) {
        var random = WalkRandom(seed: seed)
        var player = ChallengePlayer(library)
        var seen = Seen(player)
        var number = 0
        for step in 0..<10_000 {
            move(&player, &random, &number)
            let now = Seen(player)
            for (name, before) in seen.progress {
                // The oldest that are over are forgotten one day.
                guard let after = now.progress[name] else { continue }
                if after.value < before.value || after.percent < before.percent {
                    Issue.record("step \(step): \(name) fell from \(before) to \(after)")
                    return
                }
            }
            for (name, before) in seen.numbers where (now.numbers[name] ?? 0) < before {
                Issue.record("step \(step): \(name) fell from \(before) to \(now.numbers[name] ?? 0)")
                return
            }
            seen = now
        }
        #expect(player.child.challenges.completed > 50)
        #expect(player.child.challenges.entries.count <= ChallengeBook.mostKept)
    }

    private func move(_ player: inout ChallengePlayer, _ random: inout WalkRandom, _ number: inout Int) {
        let math = [ActivityRef(subject: "math")]
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            guard player.child.challenges.open.count < ChallengeBook.mostOpen else { return }
            number += 1
            let goals = [
                ChallengeGoal(.dailyMinutes, 10, daysRequired: Int.random(in: 1...5, using: &random)),
                ChallengeGoal(.weeklyMinutes, 60), ChallengeGoal(.weekendMinutes, 30),
                ChallengeGoal(.activityMinutes, 20, activities: math, period: .day),
                ChallengeGoal(.activityMinutes, 60, activities: math, period: .whole),
                ChallengeGoal(.streakDays, Int.random(in: 1...9, using: &random)),
            ]
            let end = random.oneIn(3) ? nil : player.day.advanced(by: Int.random(in: 1...20, using: &random))
            if let goal = goals.randomElement(using: &random) { player.give("c\(number)", goal, end: end) }
        case 1: player.sleep(days: random.oneIn(10) ? 9 : 1)
        case 2: turn(&player, &random)
        case 3...6:
            player.learn(seconds: Int.random(in: 1...900, using: &random), subject: random.oneIn(2) ? "math" : "art")
        default: player.answer(points: Int.random(in: 0...15, using: &random), makesDay: random.oneIn(3))
        }
    }

    /// A parent stops an open challenge, lets it go on, or puts a new version in its place.
    private func turn(_ player: inout ChallengePlayer, _ random: inout WalkRandom) {
        guard let entry = player.child.challenges.open.randomElement(using: &random) else { return }
        let mark = player.child.mark(of: entry, on: player.day, at: player.wall, in: player.calendar)
        if entry.state == .inactive {
            player.record([.challenge(.activated(entry.challenge.id, at: player.wall))])
        } else if random.oneIn(2) {
            player.record([.challenge(.deactivated(entry.challenge.id, mark))])
        } else {
            var new = entry.challenge
            new.version += 1
            new.start = player.day
            if new.isOver(on: player.day) { new.end = nil }
            player.record([.challenge(.closed(new.id, mark)), .challenge(.assigned(new))])
        }
    }

    @Test("What is written down step by step is what all the days tell")
    func incremental() {
        for seed in 0..<30 as Range<UInt64> {
            var random = WalkRandom(seed: seed)
            var player = ChallengePlayer(library)
            let math = [ActivityRef(subject: "math")]
            player.give("daily", ChallengeGoal(.dailyMinutes, 10, daysRequired: 60))
            player.give("weekly", ChallengeGoal(.weeklyMinutes, 10_000))
            player.give("weekend", ChallengeGoal(.weekendMinutes, 2_000))
            player.give("math", ChallengeGoal(.activityMinutes, 10_000, activities: math, period: .week))
            player.give("streak", ChallengeGoal(.streakDays, 300))
            for _ in 0..<150 {
                if random.oneIn(4) { player.sleep() }
                player.learn(
                    seconds: Int.random(in: 1...400, using: &random), subject: random.oneIn(2) ? "math" : "art")
                if random.oneIn(3) { player.answer(makesDay: true) }
            }
            for entry in player.child.challenges.entries {
                let challenge = entry.challenge
                let whole = challenge.measure(
                    player.child, adding: ChallengeGain(), on: challenge.days(through: player.day), player.calendar)
                let view = player.child.view(of: entry, on: player.day, in: player.calendar)
                let isSeconds = challenge.goal.unit == .seconds
                // The best streak may be one that has ended.
                if challenge.goal.kind == .streakDays {
                    #expect(view.progress.value >= whole)
                } else {
                    #expect(view.progress.value == (isSeconds ? whole / 1_000 : whole), "\(challenge.title) \(seed)")
                }
            }
        }
    }

    @Test("Without a running challenge nothing is looked at, and facts stay as they are")
    func nothing() {
        var player = ChallengePlayer(library)
        #expect(player.learn(minutes: 10).isEmpty)
        player.give("a", ChallengeGoal(.streakDays, 1))
        player.answer(makesDay: true)
        #expect(!player.child.challenges.hasRunning)
        #expect(player.learn(minutes: 10).isEmpty)
    }
}
