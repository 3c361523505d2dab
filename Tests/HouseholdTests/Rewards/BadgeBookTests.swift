import Testing

@testable import Household

/// A family's own badges, as facts make them.
@Suite struct BadgeBookTests {
    private func badge(_ key: BadgeKey, _ condition: BadgeCondition, _ title: String = "T") -> Badge {
        Badge(key: key, title: title, description: "D.", icon: "star", category: .milestone, condition: condition)
    }

    @Test("The same key is the same badge: the newest words count, for what was earned too")
    func replaced() {
        var book = BadgeBook()
        book.add([badge("a", .starsEarned(3), "Old"), badge("b", .dayStreak(2), "Other")])
        book.add([badge("a", .starsEarned(5), "New")])
        #expect(book.own.map(\.title) == ["New", "Other"])
        let set = BadgeSet(shipped: [], own: book)
        #expect(set.badge("a")?.title == "New" && set.starTargets == [5])
    }

    @Test("One that was taken away is known as long as somebody has it, and cannot be earned")
    func removed() {
        var book = BadgeBook(own: [badge("a", .starsEarned(3)), badge("b", .dayStreak(2))])
        book.remove(["a", "b"], earned: ["a"])
        let set = BadgeSet(shipped: [], own: book)
        #expect(set.all.isEmpty && set.badge("a") != nil && set.badge("b") == nil)
        #expect(set.isOwn("a") && !set.isOwn("b"))
        book.add([badge("a", .starsEarned(9))])
        #expect(book.removed.isEmpty && book.own.count == 1)
    }

    @Test("A badge of the program goes before a family's own of the same key")
    func shipped() {
        let program = badge("a", .dayStreak(9), "Program")
        let set = BadgeSet(shipped: [program], own: BadgeBook(own: [badge("a", .starsEarned(1), "Own")]))
        #expect(set.all == [program] && set.badge("a") == program && !set.isOwn("a"))
        #expect(set.starTargets.isEmpty)
    }

    @Test("A condition is the same when it is made of its members again")
    func members() {
        for rule in BadgeRule.allCases {
            let condition = BadgeCondition(
                .init(
                    rule: rule, count: 3, percent: 80, subject: "math", skills: ["a", "b"], domain: "Numbers",
                    grade: .second))
            let again = BadgeCondition(condition.members)
            #expect(again == condition && condition.rule == rule)
        }
    }

    @Test("Badges that a turn offers are earned by what was done before, behind its other parts and once")
    func offered() throws {
        var earner = try Earner(Earner.library())
        try earner.lesson()
        let stars = earner.child.learning.starsEarned
        let new = [badge("near", .starsEarned(stars)), badge("far", .starsEarned(stars + 1))]
        let moment = earner.learner.context.now
        let context = TurnContext(
            library: earner.context.library, badges: .shipped, calendar: earner.calendar, moment: moment)
        let turn = Turn(household: [.badgesAdded(new)]).offering(new, to: [earner.child]).closed(in: context)
        #expect(turn.parts.map(\.child) == [nil, earner.child.profile.id])
        let near = RewardFact.badgeEarned("near", day: context.day, at: moment.wall)
        #expect(turn.facts(of: earner.child.profile.id) == [.reward(near)])
        earner.child = turn.after(earner.child)
        let again = Turn(household: [.badgesAdded(new)]).offering(new, to: [earner.child]).closed(in: context)
        #expect(again.facts(of: earner.child.profile.id).isEmpty)
    }

    @Test("A number that a family's badge waits for is looked at with the answer that reaches it")
    func reached() throws {
        var earner = try Earner(Earner.library())
        let own = BadgeBook(own: [badge("stars", .starsEarned(2))])
        earner.badges = BadgeSet(shipped: BadgeSet.shipped.all, own: own)
        try earner.work { try $0.start("one") }
        for number in 1...2 {
            let earned = try earner.work { learner in
                try learner.shown()
                learner.wait(5_000)
                try learner.answerRight()
            }
            #expect(earned.badges.contains("stars") == (number == 2))
        }
    }
}
