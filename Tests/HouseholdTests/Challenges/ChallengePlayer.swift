@testable import Household

/// A child with challenges whose time and answers are told, recorded turn by turn as the daemon does it.
struct ChallengePlayer {
    var child: ChildState
    let calendar: HouseholdCalendar
    var wall: Instant
    /// Every fact that followed from what was told.
    var followed: [Fact] = []
    /// Everything that was recorded, in order.
    var facts: [Fact] = []
    let library: Library
    private var answers = 0

    /// Noon on a day, 2026-11-16 by default, which is a Monday.
    init(_ library: Library, from day: Day = Day(number: 20_773), weekStart: Weekday = .monday) {
        self.library = library
        calendar = HouseholdCalendar(zone: .utc, weekStart: weekStart)
        child = ChildState(
            profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2018, month: 1)),
            handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
        wall = calendar.start(of: day) + 12 * .hour
    }

    var day: Day { calendar.day(at: wall) }

    mutating func sleep(days: Int = 1) { wall = wall + Milliseconds(days) * .day }

    /// Records facts with what follows from them.
    @discardableResult
    mutating func record(_ new: [Fact]) -> [ChallengeFact] {
        wall = wall + .second
        let moment = Moment(wall: wall, mono: 0, bootTime: 0, boot: BootID(rawValue: "b"))
        let closed = Turn(.child(child), new)
            .closed(in: TurnContext(library: library, badges: .shipped, calendar: calendar, moment: moment))
        let all = closed.facts(of: child.profile.id)
        child.apply(all)
        facts += all
        let more = Array(all.dropFirst(new.count))
        followed += more
        return more.compactMap { if case .challenge(let fact) = $0 { fact } else { nil } }
    }

    @discardableResult
    mutating func give(
        _ id: String, _ goal: ChallengeGoal, bonus: Int = 10, start: Day? = nil, end: Day? = nil
    ) -> [ChallengeFact] {
        record([
            .challenge(
                .assigned(
                    Challenge(
                        id: ChallengeID(rawValue: id), title: id, icon: "kite", goal: goal, bonusPercent: bonus,
                        start: start ?? day, end: end, by: ParentID(rawValue: "anna"), at: wall)))
        ])
    }

    /// Time in a learning activity, as a lease counts it, with the counters that run.
    @discardableResult
    mutating func learn(seconds: Int, subject: String = "math") -> [ChallengeFact] {
        let length = Milliseconds(seconds) * .second
        let activity = ActivityRef(subject: subject)
        let counters = child.time.counters.filter { $0.includes(activity) }
            .map { UsedTime.InBudget(name: $0.name, milliseconds: length) }
        return record([
            .time(.used(UsedTime(day: day, ordinary: length, learning: length, counters: counters)))
        ])
    }

    @discardableResult
    mutating func learn(minutes: Int, subject: String = "math") -> [ChallengeFact] {
        learn(seconds: minutes * 60, subject: subject)
    }

    /// A right answer with so many points, which may make the day one of learning.
    @discardableResult
    mutating func answer(
        points: Int = 10, makesDay: Bool = false, question: QuestionID = "q", mastered: SkillID? = nil,
        fact: FactMark? = nil
    ) -> [ChallengeFact] {
        answers += 1
        let evidence = mastered.map {
            AnswerEvidence(skill: $0, kind: "fillInBlank", difficulty: 1, validity: .untimed)
        }
        let mastery = mastered.map { _ in
            MasteryMark(percent: 100, reached: MasteryMark.Reached(answers: 5, reviewAfterDays: 2))
        }
        return record([
            .learning(
                .answered(
                    AnswerFact(.option("b")) {
                        $0.activity = "a"
                        $0.presentation = PresentationID("a", answers)
                        $0.question = question
                        $0.told = .words(.praise1, isExplained: false)
                        $0.stars = 1
                        $0.points = points
                        $0.sums = .change(score: 10, lost: 0, run: 1)
                        $0.evidence = evidence
                        $0.at = wall
                        $0.day = day
                        $0.credit = .answered
                        $0.makesLearningDay = makesDay
                        $0.mastery = mastery
                        $0.fact = fact
                    }))
        ])
    }

    func view(_ id: String) -> ChallengeView? {
        child.challenges.latest(ChallengeID(rawValue: id)).map { child.view(of: $0, on: day, in: calendar) }
    }

    func state(_ id: String) -> ChallengeState? { view(id)?.state }
}

extension [ChallengeFact] {
    /// The challenges that were reached.
    var completions: [ChallengeCompletion] {
        compactMap { if case .completed(let completion) = $0 { completion } else { nil } }
    }
}
