import Testing

@testable import Household

/// A child at work over many days, whose rewards are recorded as the daemon does it: behind the facts that earn them.
struct Earner {
    var child = ChildState(
        profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2018, month: 1)),
        handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
    var learner: Learner
    var earned: [RewardFact] = []
    /// Everything that was recorded, in order.
    var facts: [Fact] = []
    let calendar = HouseholdCalendar(zone: .utc)
    /// The badges that can be earned.
    var badges = BadgeSet.shipped
    private var count = 0

    init(_ library: Library) { learner = Learner(library) }

    /// Two subjects, a lesson of three questions and one of two; the second gives a sticker.
    static func library() throws -> Library {
        var draft = PackFixture.draft
        draft.manifest.subjects.append(PackSubject(id: "reading", title: "Reading", policy: .target80))
        draft.manifest.standards[1].subject = "reading"
        draft.lessons[1].lesson.subject = "reading"
        return try PackFixture.library(draft)
    }

    var day: Day { learner.context.day }

    mutating func sleep(days: Int = 1) {
        learner.wait(Int64(days) * 86_400_000)
        learner.context.day = day.advanced(by: days)
    }

    var context: RewardContext {
        RewardContext(
            library: learner.context.library, calendar: calendar, day: day, at: learner.context.now.wall)
    }

    /// Records facts with what they earn; the deltas must be what applying gives.
    @discardableResult
    mutating func record(_ new: [Fact]) -> [RewardFact] {
        let streak = child.streak(after: new, in: context).map { [RewardFact.streakSet($0)] } ?? []
        let gained = streak + child.rewards(after: new + streak.map(Fact.reward), badges: badges, in: context)
        var sums = RewardSums(of: child)
        RewardGain(of: new, for: child)?.add(to: &sums)
        child.apply(new)
        let after = RewardSums(of: child)
        #expect(
            [sums.firstAnswers, sums.lessons, sums.lessons(of: "math"), sums.lessons(of: "reading"), sums.points]
                == [
                    after.firstAnswers, after.lessons, after.lessons(of: "math"), after.lessons(of: "reading"),
                    after.points,
                ])
        #expect([sums.starsEarned, sums.learningMinutes] == [after.starsEarned, after.learningMinutes])
        #expect([sums.sprintBest, sums.factsRegained] == [after.sprintBest, after.factsRegained])
        #expect(sums.masteredSkills == after.masteredSkills)
        #expect(sums.quizzes.filter { $0.value > 0 } == after.quizzes.filter { $0.value > 0 })
        child.apply(gained.map(Fact.reward))
        facts += new + gained.map(Fact.reward)
        earned += gained
        return gained
    }

    /// Does something in the lesson and records it.
    @discardableResult
    mutating func work(_ body: (inout Learner) throws -> Void) throws -> [RewardFact] {
        learner.book = child.learning
        learner.facts = []
        try body(&learner)
        return record(learner.facts.map(Fact.learning))
    }

    /// Plays a whole lesson.
    @discardableResult
    mutating func lesson(_ id: LessonID = "one", right: Bool = true) throws -> [RewardFact] {
        count += 1
        let activity = ActivityID(rawValue: "a\(count)")
        var gained = try work { try $0.start(id, as: activity) }
        while child.learning.open != nil {
            gained += try work { learner in
                try learner.shown()
                learner.wait(5_000)
                if right { try learner.answerRight() } else { try learner.answerWrong() }
            }
        }
        return gained
    }

    /// A quiz of which everything is right.
    @discardableResult
    mutating func quiz(_ id: LessonID = "one", questions: Int) throws -> [RewardFact] {
        count += 1
        let activity = ActivityID(rawValue: "a\(count)")
        let wish = ActivityWish.quiz(id, questions: questions, limitSeconds: nil)
        var gained = try work { try $0.start(wish, as: activity) }
        while child.learning.open(.quiz) != nil { gained += try work { try $0.answerRight() } }
        return gained
    }

    /// Learning time alone, as a lease counts it.
    @discardableResult
    mutating func learn(minutes: Int) -> [RewardFact] {
        record([
            .time(.used(UsedTime(day: day, ordinary: Int64(minutes) * .minute, learning: Int64(minutes) * .minute)))
        ])
    }

    func has(_ key: BadgeKey) -> Bool { child.rewards.has(key) }
}

extension [RewardFact] {
    /// The badges among them.
    var badges: [BadgeKey] { compactMap { if case .badgeEarned(let key, _, _) = $0 { key } else { nil } } }
}
