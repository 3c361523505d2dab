@testable import Household

/// A random history of a child with challenges of every kind: they are stopped, go on, get new versions and end; time is
/// counted over midnight, clocks jump, and the household moves its weeks.
struct WatchWalk {
    var child: ChildState
    private(set) var calendar = HouseholdCalendar(zone: .utc)
    private(set) var wall: Instant
    private(set) var advanced = 0
    private(set) var completed = 0
    private var random: WalkRandom
    private var given = 0
    private var answers = 0

    init(_ library: Library, seed: UInt64) {
        let player = ChallengePlayer(library)
        child = player.child
        wall = player.wall
        random = WalkRandom(seed: seed)
    }

    var day: Day { calendar.day(at: wall) }
    var moment: Moment { Moment(wall: wall, mono: 0, bootTime: 0, boot: BootID(rawValue: "b")) }

    /// The child as its stored parts make it.
    var rebuilt: ChildState {
        var other = child
        let time = child.time
        other.time = TimeBook(
            days: time.days, leases: time.leases, grants: time.grants, grantsGiven: time.grantsGiven, lock: time.lock,
            counted: time.counted, ended: time.ended, learning: time.learning, session: time.session, bank: time.bank,
            idle: time.idle, saves: time.saves, pastLimits: time.pastLimits, counters: time.counters)
        let book = child.challenges
        other.challenges = ChallengeBook(
            entries: book.entries, bonusPoints: book.bonusPoints, given: book.given, completed: book.completed)
        return other
    }

    mutating func count(_ facts: [Fact]) {
        for case .challenge(let fact) in facts {
            switch fact {
            case .advanced: advanced += 1
            case .completed: completed += 1
            default: continue
            }
        }
    }

    /// The next turn before its consequences, with the calendar that holds then.
    mutating func step() -> ([Fact], HouseholdCalendar) {
        wall = wall + .second
        switch number(0..<20) {
        case 0, 1:
            guard child.challenges.open.count < ChallengeBook.mostOpen else { return ([], calendar) }
            return ([.challenge(.assigned(challenge()))], calendar)
        case 2: return (turned(), calendar)
        case 3: wall = wall + Milliseconds(number(1..<3)) * .day
        case 4 where random.oneIn(4): wall = wall + Milliseconds(number(-9..<30)) * .day
        case 5 where random.oneIn(4): moveWeeks()
        default: break
        }
        return (answer(seconds: number(0..<500)), calendar)
    }

    /// An answer with the time since the one before; some of it may lie on the day before, or on one that is to come.
    ///
    /// - Parameter strays: whether some of it may.
    mutating func answer(seconds: Int, strays: Bool = true) -> [Fact] {
        wall = wall + Milliseconds(seconds) * .second
        var facts: [Fact] = []
        if strays, random.oneIn(20) { facts.append(used(seconds, on: day.advanced(by: number(-8..<2)))) }
        if seconds > 0 { facts.append(used(seconds, on: day)) }
        if random.oneIn(3) { facts.append(answered()) }
        return facts
    }

    /// The challenges of the benchmark.
    mutating func giveTen() {
        let math = [ActivityRef(subject: "math")]
        let goals = [
            ChallengeGoal(.dailyMinutes, 1, daysRequired: 300), ChallengeGoal(.dailyMinutes, 600, daysRequired: 7),
            ChallengeGoal(.weeklyMinutes, 5_000), ChallengeGoal(.weeklyMinutes, 2_000),
            ChallengeGoal(.weekendMinutes, 1_500), ChallengeGoal(.activityMinutes, 5_000, activities: math),
            ChallengeGoal(.activityMinutes, 5_000, activities: [ActivityRef(app: "paint")], period: .whole),
            ChallengeGoal(.streakDays, 300), ChallengeGoal(.masteredSkills, 50), ChallengeGoal(.fluentFacts, 300),
        ]
        for goal in goals { child.apply([.challenge(.assigned(challenge(goal)))]) }
    }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private func used(_ seconds: Int, on day: Day) -> Fact {
        let length = Milliseconds(seconds) * .second
        let subject = seconds % 3 == 0 ? "art" : "math"
        let counters = child.time.counters.filter { $0.includes(ActivityRef(subject: subject)) }
            .map { UsedTime.InBudget(name: $0.name, milliseconds: length) }
        let learning = seconds % 7 == 0 ? 0 : length
        return .time(.used(UsedTime(day: day, ordinary: length, learning: learning, counters: counters)))
    }

    private mutating func answered() -> Fact {
        answers += 1
        let isNew = random.oneIn(4)
        let evidence = AnswerEvidence(
            skill: SkillID(rawValue: "skill-\(number(0..<30))"), kind: "fillInBlank", difficulty: 1, validity: .untimed)
        let mastery = MasteryMark(percent: 100, reached: MasteryMark.Reached(answers: 5, reviewAfterDays: 2))
        return .learning(
            .answered(
                AnswerFact(.option("b")) {
                    $0.activity = "a"
                    $0.presentation = PresentationID("a", answers)
                    $0.question = "q"
                    $0.told = .words(.praise1, isExplained: false)
                    $0.stars = 1
                    $0.points = 10
                    $0.sums = .change(score: 10, lost: 0, run: 1)
                    $0.evidence = isNew ? evidence : nil
                    $0.at = wall
                    $0.day = day
                    $0.credit = .answered
                    $0.makesLearningDay = random.oneIn(3)
                    $0.mastery = isNew ? mastery : nil
                }))
    }

    private mutating func challenge() -> Challenge {
        let math = [ActivityRef(subject: "math")]
        let goals = [
            ChallengeGoal(.dailyMinutes, 10, daysRequired: number(1..<6)),
            ChallengeGoal(.weeklyMinutes, number(5..<400)), ChallengeGoal(.weekendMinutes, number(5..<200)),
            ChallengeGoal(.activityMinutes, number(5..<90), activities: math, period: .day),
            ChallengeGoal(.activityMinutes, number(5..<300), activities: math, period: .week),
            ChallengeGoal(.activityMinutes, number(5..<900), activities: math, period: .whole),
            ChallengeGoal(.streakDays, number(1..<9)), ChallengeGoal(.masteredSkills, number(1..<9)),
        ]
        return challenge(goals[number(goals.indices)])
    }

    private mutating func challenge(_ goal: ChallengeGoal) -> Challenge {
        given += 1
        let start = day.advanced(by: random.oneIn(5) ? number(1..<10) : 0)
        let end = random.oneIn(3) ? nil : start.advanced(by: number(1..<30))
        return Challenge(
            id: ChallengeID(rawValue: "c\(given)"), title: "c", icon: "kite", goal: goal, bonusPercent: 10,
            start: start, end: end, by: ParentID(rawValue: "anna"), at: wall)
    }

    /// A parent stops an open challenge, lets it go on, or puts a new version in its place.
    private mutating func turned() -> [Fact] {
        guard let entry = child.challenges.open.randomElement(using: &random) else { return [] }
        let mark = child.mark(of: entry, on: day, at: wall, in: calendar)
        if entry.state == .inactive { return [.challenge(.activated(entry.challenge.id, at: wall))] }
        if random.oneIn(2) { return [.challenge(.deactivated(entry.challenge.id, mark))] }
        var new = entry.challenge
        new.version += 1
        new.start = day
        if new.isOver(on: day) { new.end = nil }
        return [.challenge(.closed(new.id, mark)), .challenge(.assigned(new))]
    }

    private mutating func moveWeeks() {
        calendar.weekStart = random.oneIn(2) ? .sunday : .wednesday
        calendar.weekendDays = [[.saturday, .sunday], [.friday], [], Set(Weekday.allCases)][number(0..<4)]
    }
}
