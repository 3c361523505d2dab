import Testing

@testable import Household

/// What running challenges wait for, against measuring all of them with every turn.
@Suite struct ChallengeWatchTests {
    private let library: Library

    init() throws { library = try Earner.library() }

    @Test(
        "A turn at which no challenge is looked at is one after which nothing would be written down",
        arguments: 0..<40 as Range<UInt64>)
    func nothingMissed(seed: UInt64) throws {
        var walk = WatchWalk(library, seed: seed)
        for step in 0..<400 {
            let (facts, calendar) = walk.step()
            guard !facts.isEmpty else { continue }
            let context = TurnContext(library: library, badges: .shipped, calendar: calendar, moment: walk.moment)
            let closed = Turn(.child(walk.child), facts).closed(in: context)
            let all = closed.facts(of: walk.child.profile.id)
            let told = all.filter { if case .challenge(let fact) = $0 { fact.isEarned } else { false } }
            // The same turn as the consequence sees it, with every running challenge measured.
            let before = all.prefix { if case .challenge(let fact) = $0 { !fact.isEarned } else { true } }
                .filter { !$0.comesAfterChallenges }
            let measured = ChallengeTurn(ChildTurn(walk.child, Array(before)), context).facts
            #expect(told == measured.map(Fact.challenge), "seed \(seed), step \(step)")
            walk.child.apply(all)
            walk.count(told)
            if step % 50 == 49 { #expect(walk.child == walk.rebuilt, "seed \(seed), step \(step)") }
        }
        #expect(walk.advanced > 20 && walk.completed > 0)
    }

    @Test("Nearly every turn of a child with ten challenges looks at none of them")
    func rare() throws {
        var walk = WatchWalk(library, seed: 7)
        walk.giveTen()
        var looks = 0
        let turns = 1_000
        for _ in 0..<turns {
            let facts = walk.answer(seconds: 20, strays: false)
            var moves = ChallengeMoves(of: facts, for: walk.child, on: walk.day)
            if walk.child.challenges.hasDue(by: &moves, for: walk.child, walk.calendar) {
                looks += 1
            }
            let context = TurnContext(library: library, badges: .shipped, calendar: walk.calendar, moment: walk.moment)
            let closed = Turn(.child(walk.child), facts).closed(in: context)
            walk.child.apply(closed.facts(of: walk.child.profile.id))
        }
        #expect(looks > 0 && looks < turns / 20, "\(looks)")
    }
}

extension Fact {
    /// Minutes and badges follow from challenges, and stand behind them.
    fileprivate var comesAfterChallenges: Bool {
        switch self {
        case .reward(.streakSet): false
        case .reward, .time(.granted): true
        default: false
        }
    }
}
