import Testing

@testable import Household

/// What completed challenges pay (Rewards, Challenges): against an oracle that keeps every line of the ledger.
@Suite struct ChallengeBonusTests {
    /// One base line with what was paid on it.
    private struct Line {
        let day: Day
        let points: Int
        var challenges = 0
        var streak = 0
    }

    private let library: Library

    init() throws { library = try Earner.library() }

    /// Pays line by line, as the page says.
    private static func pay(_ lines: inout [Line], bonus: Int, streak: Int, _ days: ClosedRange<Day>) -> Int {
        var hundredths = 0
        for index in lines.indices where days.contains(lines[index].day) {
            let own = max(
                0, min(bonus, 50 - lines[index].challenges, 60 - lines[index].challenges - lines[index].streak))
            lines[index].challenges += own
            let more = max(0, min(streak, 60 - lines[index].challenges - lines[index].streak))
            lines[index].streak += more
            hundredths += lines[index].points * (own + more)
        }
        return hundredths / 100
    }

    @Test(
        "Over random histories every payment is the oracle's, and no line is paid more than its caps", arguments: 1...40
    )
    func oracle(seed: Int) {
        var random = WalkRandom(seed: UInt64(seed))
        var player = ChallengePlayer(library)
        var lines: [Line] = []
        var paid = 0
        var number = 0
        func check(_ facts: [ChallengeFact], _ player: ChallengePlayer) {
            for completion in facts.completions {
                guard let entry = player.child.challenges.latest(completion.challenge) else { continue }
                let streak = player.child.rewards.streak.status(on: player.day).value
                let percent = min(25, streak / 7 * 5)
                #expect(completion.streakPercent == percent)
                let expected = Self.pay(
                    &lines, bonus: entry.challenge.bonusPercent, streak: percent, entry.challenge.start...player.day)
                #expect(completion.points == expected)
                paid += completion.points
            }
        }
        for _ in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                number += 1
                let start = player.day.advanced(by: random.oneIn(3) ? 1 : 0)
                let kinds = [
                    ChallengeGoal(.dailyMinutes, 10, daysRequired: Int.random(in: 1...4, using: &random)),
                    ChallengeGoal(.weeklyMinutes, 25),
                    ChallengeGoal(.streakDays, Int.random(in: 1...9, using: &random)),
                ]
                guard player.child.challenges.open.count < ChallengeBook.mostOpen,
                    let goal = kinds.randomElement(using: &random)
                else { continue }
                check(
                    player.give(
                        "c\(number)", goal, bonus: Int.random(in: 5...50, using: &random), start: start), player)
            case 1, 2: player.sleep(days: random.oneIn(12) ? 3 : 1)
            case 3, 4: check(player.learn(minutes: 10), player)
            default:
                let points = Int.random(in: 0...15, using: &random)
                lines.append(Line(day: player.day, points: points))
                check(player.answer(points: points, makesDay: random.oneIn(2)), player)
            }
        }
        #expect(lines.allSatisfy { $0.challenges <= 50 && $0.challenges + $0.streak <= 60 })
        #expect(player.child.challenges.bonusPoints == paid)
        #expect(player.child.points == lines.reduce(paid) { $0 + $1.points })
        // A replay of the facts pays nothing again.
        var again = ChallengePlayer(library).child
        for fact in player.facts { again.apply([fact]) }
        again.version = player.child.version
        #expect(again == player.child)
    }

    @Test("The answer that reaches it is paid for as well, later ones are not")
    func window() {
        var player = ChallengePlayer(library)
        player.answer(points: 100)
        player.give("a", ChallengeGoal(.streakDays, 1), bonus: 50)
        #expect(player.answer(points: 100, makesDay: true).completions.map(\.points) == [100])
        player.answer(points: 100)
        #expect(player.child.points == 400)
        #expect(RewardSums(of: player.child).points == 300)
    }

    @Test("Five percent for each full week of the streak, at most 25, and 60 on a line in all")
    func streak() {
        for (days, percent) in [(6, 0), (7, 5), (13, 5), (14, 10), (35, 25), (50, 25)] {
            var player = ChallengePlayer(library)
            for _ in 1..<days {
                player.answer(points: 0, makesDay: true)
                player.sleep()
            }
            player.give("a", ChallengeGoal(.streakDays, 1), bonus: 50)
            let completion = player.answer(points: 1_000, makesDay: true).completions.first
            #expect(completion?.streakPercent == percent)
            #expect(completion?.points == 10 * min(60, 50 + percent), "\(days) days")
        }
    }

    @Test("The sum is rounded down once, not line by line")
    func rounding() {
        var player = ChallengePlayer(library)
        player.give("a", ChallengeGoal(.streakDays, 1), bonus: 5)
        for _ in 0..<19 { player.answer(points: 1) }
        #expect(player.answer(points: 1, makesDay: true).completions.map(\.points) == [1])
    }

    @Test("A challenge that is closed or ended pays nothing")
    func closed() {
        var player = ChallengePlayer(library)
        player.give("a", ChallengeGoal(.streakDays, 2), end: player.day.advanced(by: 2))
        player.answer(makesDay: true)
        player.sleep(days: 3)
        player.answer(makesDay: true)
        #expect(player.child.challenges.bonusPoints == 0 && player.state("a") == .ended)
    }

    @Test("It is paid once: the same turn decided again from the state after it pays nothing")
    func once() {
        var player = ChallengePlayer(library)
        player.give("a", ChallengeGoal(.dailyMinutes, 10, daysRequired: 1))
        player.answer(points: 100)
        #expect(player.learn(minutes: 10).completions.count == 1)
        #expect(player.learn(minutes: 10).isEmpty)
        #expect(player.child.challenges.completed == 1)
    }
}
