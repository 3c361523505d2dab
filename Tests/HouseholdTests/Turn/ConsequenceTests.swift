import Testing

@testable import Household

/// What follows from what was decided: in one place, in one order, before anything is recorded.
@Suite struct ConsequenceTests {
    private let library: Library
    private let calendar = HouseholdCalendar(zone: .utc)

    init() throws { library = try Earner.library() }

    private func context(_ earner: Earner) -> TurnContext {
        TurnContext(library: library, badges: .shipped, calendar: calendar, moment: earner.learner.context.now)
    }

    /// A child whose lesson needs one more answer, and the facts of that answer.
    private func last(_ prepare: (inout ChildState) -> Void = { _ in }) throws -> (Earner, [Fact]) {
        var earner = Earner(library)
        prepare(&earner.child)
        try earner.work { try $0.start("two", as: "a9") }
        let lease = Lease(
            id: LeaseID(rawValue: "a9"), activity: ActivityRef(lesson: "two"), began: earner.learner.context.now.wall,
            called: earner.learner.context.now.wall, calledMark: earner.learner.context.now.mark)
        earner.child.apply([.time(.leaseBegan(lease))])
        var facts: [Fact] = []
        while earner.child.learning.open != nil {
            earner.learner.book = earner.child.learning
            earner.learner.facts = []
            try earner.learner.shown()
            earner.child.apply(earner.learner.facts.map(Fact.learning))
            earner.learner.facts = []
            earner.learner.wait(5_000)
            try earner.learner.answerRight()
            facts = earner.learner.facts.map(Fact.learning)
            if case .learning(.finished)? = facts.last { break }
            earner.child.apply(facts)
        }
        return (earner, facts)
    }

    @Test("The order is this one: whoever adds a rule decides here where it stands")
    func order() {
        #expect(
            Consequence.inOrder.map(\.name) == [
                "activitiesPause", "leasesEnd", "pausesEnd", "streakGoesOn", "challengesAreMet", "minutesAreEarned",
                "rewardsAreEarned",
            ])
    }

    @Test(
        "A finished lesson ends its lease, then pauses, then makes the streak, earns minutes, then badges, behind the decision's facts"
    )
    func finish() throws {
        let (earner, facts) = try last { child in
            child.policy.earnedTime = EarnedTime(minutesPerLesson: 5, dailyCapMinutes: 10)
            child.filter.pausedSubjects = [SubjectPause(subject: "math", until: nil, untilFinished: "reading")]
        }
        let turn = Turn(.child(earner.child), facts).closed(in: context(earner))
        let new = turn.facts(of: earner.child.profile.id).dropFirst(facts.count)
        let kinds = new.map { fact -> String in
            switch fact {
            case .time(.leaseEnded): "lease"
            case .child(.pauseEnded): "pause"
            case .time(.granted): "minutes"
            case .time: "counted"
            case .reward: "reward"
            default: "other"
            }
        }
        let steps = kinds.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(steps == ["counted", "lease", "pause", "reward", "minutes", "reward"])
        let news = turn.news(of: earner.child, on: earner.day)
        #expect(news.minutes == 5)
        #expect(!news.badges.isEmpty && news.sticker != nil)
        let after = turn.after(earner.child)
        #expect(after.time.leases.isEmpty && after.filter.pausedSubjects.isEmpty)
    }

    @Test("A child whose rows cannot all be read earns nothing, but what runs ends")
    func damaged() throws {
        var (earner, facts) = try last { $0.policy.earnedTime = EarnedTime(minutesPerLesson: 5, dailyCapMinutes: 10) }
        earner.child.isDamaged = true
        let turn = Turn(.child(earner.child), facts).closed(in: context(earner))
        let new = turn.facts(of: earner.child.profile.id).dropFirst(facts.count)
        #expect(new.contains { if case .time(.leaseEnded) = $0 { true } else { false } })
        #expect(!new.contains { if case .reward = $0 { true } else { false } })
        #expect(turn.news(of: earner.child, on: earner.day) == RewardNews())
    }

    @Test("Archiving pauses the lesson and ends every lease, and what was learned until then earns its rewards")
    func archive() throws {
        var earner = Earner(library)
        try earner.work { try $0.start("one", as: "a1") }
        let now = earner.learner.context.now
        // A minute short of the badge for ten minutes of learning.
        let day = calendar.day(at: now.wall)
        earner.child.apply([.time(.used(UsedTime(day: day, learning: 9 * .minute + 30 * .second)))])
        for (id, ref) in [("a1", ActivityRef(subject: "math", lesson: "one")), ("l2", ActivityRef(app: "paint"))] {
            let lease = Lease(
                id: LeaseID(rawValue: id), activity: ref, began: now.wall, called: now.wall, calledMark: now.mark)
            earner.child.apply([.time(.leaseBegan(lease))])
        }
        earner.learner.wait(45_000)
        let profile = earner.child.profile
        let change = ChildFact.profileChanged(Revision(from: profile, to: profile.archived(true)))
        let after = Turn(.child(earner.child), [.child(change)]).closed(in: context(earner)).after(earner.child)
        #expect(after.profile.isArchived)
        #expect(after.time.leases.isEmpty)
        #expect(after.learning.open?.state == .paused)
        #expect(after.time.learning > earner.child.time.learning)
    }

    @Test("Minutes of a lease that ends by archiving earn their badge")
    func archivedMinutes() {
        var child = Earner(library).child
        let now = Earner(library).learner.context.now
        let day = calendar.day(at: now.wall)
        child.apply([.time(.used(UsedTime(day: day, learning: 6_000 * .minute - 30 * .second)))])
        let lease = Lease(
            id: LeaseID(rawValue: "l1"), activity: ActivityRef(subject: "math"), began: now.wall, called: now.wall,
            calledMark: now.mark)
        child.apply([.time(.leaseBegan(lease))])
        let archived = ChildFact.profileChanged(Revision(from: child.profile, to: child.profile.archived(true)))
        let later = TurnContext(
            library: library, badges: .shipped, calendar: calendar, moment: now.advanced(by: 45 * .second))
        let after = Turn(.child(child), [.child(archived)]).closed(in: later).after(child)
        #expect(after.rewards.has("minutes.6000"))
    }

    @Test("What changes nothing has no consequences, and the context is not even made")
    func nothing() {
        let earner = Earner(library)
        let turn = Turn(.child(earner.child), []).closed(in: fatalContext())
        let isEmpty = turn.parts.allSatisfy { $0.facts.isEmpty }
        #expect(isEmpty)
    }

    private func fatalContext() -> TurnContext {
        Issue.record("the context is asked for")
        return TurnContext(
            library: library, badges: .shipped, calendar: calendar,
            moment: Moment(wall: Instant(seconds: 0), mono: 0, bootTime: 0, boot: BootID(rawValue: "b")))
    }

    @Test("A turn about several subjects keeps their order, and each child has its own consequences")
    func several() throws {
        let (first, facts) = try last()
        var second = Earner(library).child
        second.profile.id = ChildID(rawValue: "ben")
        let turn = Turn().and(.household, [.household(.boardGoalSet(BoardGoals.Topic(.stars, .week), target: 5))])
            .and(.child(first.child), facts).and(.child(second), [.reward(.badgesSeen([]))]).closed(in: context(first))
        #expect(turn.parts.map(\.child) == [nil, first.child.profile.id, second.profile.id])
        #expect(turn.parts[0].facts.count == 1 && turn.parts[2].facts.count == 1)
        #expect(turn.parts[1].facts.count > facts.count)
    }
}
