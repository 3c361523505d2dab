import Household
import Testing
import Words

@testable import Commands

@Suite struct RunPlanTests {
    private static func decision(_ left: Int?, allowed: Bool = true, say: String = "words") -> Decision {
        Decision(
            allowed: allowed, state: allowed ? .active : .dailyLimitReached, limits: [], remainingSeconds: left,
            validUntil: Instant(seconds: 0), liftedBy: [], say: Saying(told: say))
    }

    @Test("Five minutes and one are told once each, the end once, and nothing after it")
    func ladder() {
        var plan = RunPlan(at: 0)
        var told: [RunPlan.Order] = []
        for left in [400, 301, 300, 290, 61, 60, 59, 1] {
            told += plan.answered(Self.decision(left), at: 0)
        }
        told += plan.answered(Self.decision(0, allowed: false, say: "bye"), at: 0)
        told += plan.answered(Self.decision(0, allowed: false, say: "bye"), at: 0)
        #expect(
            told == [
                .tell(.warning(minutes: 5, say: "words")), .tell(.warning(minutes: 1, say: "words")),
                .tell(.ended(say: "bye")), .close(within: RunPlan.unsavedGrace),
            ])
    }

    @Test("The program may stay as long as kidd grants to save, and without a grant only to end properly")
    func saves() {
        let over = Self.decision(0, allowed: false, say: "bye")
        for (save, seconds) in [(SaveLeft(seconds: 20, closeBy: Instant(seconds: 9)), 20), (nil, 5)] {
            var plan = RunPlan(at: 0)
            #expect(
                plan.answered(over, save: save, at: 0) == [.tell(.ended(say: "bye")), .close(within: seconds)])
        }
    }

    @Test("A program that begins in the last minute hears of the last minute alone")
    func late() {
        var plan = RunPlan(at: 0)
        #expect(plan.answered(Self.decision(30), at: 0) == [.tell(.warning(minutes: 1, say: "words"))])
    }

    @Test("More time is told when a warning stands, and warnings come anew")
    func more() {
        var plan = RunPlan(at: 0)
        _ = plan.answered(Self.decision(50), at: 0)
        #expect(plan.answered(Self.decision(200), at: 0) == [.tell(.more(say: "words"))])
        #expect(plan.answered(Self.decision(nil), at: 0) == [.tell(.more(say: "words"))])
        #expect(plan.answered(Self.decision(3000), at: 0) == [])
        #expect(plan.answered(Self.decision(60), at: 0) == [.tell(.warning(minutes: 1, say: "words"))])
    }

    @Test(
        "The next call comes at a renewal or at the next thing to say, and never sooner than a second",
        arguments: [(nil, 15), (3600, 15), (310, 10), (301, 1), (300, 15), (65, 5), (20, 15), (7, 7), (0, 1)])
    func calls(left: Int?, seconds: Int64) {
        var plan = RunPlan(at: 0)
        _ = plan.answered(Self.decision(left), at: 1000)
        #expect(plan.nextCall == 1000 + seconds * 1000)
    }

    @Test("A kidd that does not answer is waited for a minute, with a word after five seconds; then it is over")
    func away() {
        var plan = RunPlan(at: 0)
        _ = plan.answered(Self.decision(3600), at: 0)
        let (told, closed) = failures(&plan, from: 10_000)
        #expect(told.map(\.order) == [.tell(.away), .tell(.gaveUp), .close(within: nil)])
        #expect((15_000...17_000).contains(told[0].at))
        #expect(closed == 70_000)
    }

    @Test("Nobody gets more time than was said last because kidd is away")
    func awayNearTheEnd() {
        var plan = RunPlan(at: 0)
        _ = plan.answered(Self.decision(20), at: 0)
        #expect(failures(&plan, from: 12_000).closed == 20_000)
    }

    @Test("A kidd that is back in time is told only if its absence was")
    func back() {
        var plan = RunPlan(at: 0)
        _ = plan.answered(Self.decision(3600), at: 0)
        _ = plan.failed(at: 1000)
        #expect(plan.answered(Self.decision(3600), at: 2000) == [])
        _ = plan.failed(at: 3000)
        #expect(plan.failed(at: 8000) == [.tell(.away)])
        #expect(plan.failed(at: 9000) == [])
        #expect(plan.answered(Self.decision(3600), at: 9500) == [.tell(.back)])
    }

    @Test("While kidd is away an event is no reason to hurry; else it is")
    func hurry() {
        var plan = RunPlan(at: 0)
        _ = plan.answered(Self.decision(3600), at: 0)
        plan.hurry(at: 100)
        #expect(plan.nextCall == 100)
        _ = plan.failed(at: 100)
        plan.hurry(at: 101)
        #expect(plan.nextCall == 350)
    }

    /// Asks in vain until it is over, or for two minutes.
    private func failures(
        _ plan: inout RunPlan, from start: Milliseconds
    ) -> (told: [(at: Milliseconds, order: RunPlan.Order)], closed: Milliseconds?) {
        var now = start
        var told: [(at: Milliseconds, order: RunPlan.Order)] = []
        while now < start + 120_000 {
            for order in plan.failed(at: now) { told.append((now, order)) }
            if plan.isClosing { return (told, now) }
            now = plan.nextCall
        }
        return (told, nil)
    }
}
