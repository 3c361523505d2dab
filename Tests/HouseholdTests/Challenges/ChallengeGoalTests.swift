import Testing

@testable import Household

/// What each goal counts, and when it is reached (Rewards, Challenges).
@Suite struct ChallengeGoalTests {
    private let library: Library

    init() throws { library = try Earner.library() }

    private func player(weekStart: Weekday = .monday) -> ChallengePlayer {
        ChallengePlayer(library, weekStart: weekStart)
    }

    @Test("Minutes on so many days: only whole days with enough of them count, whatever lies between")
    func daily() {
        var player = player()
        player.give("a", ChallengeGoal(.dailyMinutes, 15, daysRequired: 3))
        player.learn(minutes: 13)
        #expect(player.view("a")?.progress.isNear == false)
        player.learn(seconds: 119)
        #expect(player.view("a")?.progress.value == 0 && player.view("a")?.progress.isNear == true)
        #expect(player.view("a")?.progress.todaySeconds == 899)
        player.learn(seconds: 1)
        #expect(player.view("a")?.progress.value == 1 && player.view("a")?.progress.isNear == false)
        player.learn(minutes: 40)
        #expect(player.view("a")?.progress.value == 1)
        player.sleep()
        player.learn(minutes: 14)
        player.sleep(days: 2)
        player.learn(minutes: 15)
        player.sleep()
        #expect(player.learn(minutes: 14).isEmpty)
        #expect(player.learn(minutes: 1).completions.map(\.value) == [3])
        #expect(player.state("a") == .completed && player.view("a")?.progress.percent == 100)
    }

    @Test("What was learned on the first day before the challenge was given counts: it is the day's")
    func wholeDay() {
        var player = player()
        player.learn(minutes: 20)
        #expect(player.give("a", ChallengeGoal(.dailyMinutes, 15, daysRequired: 1)).completions.count == 1)
    }

    @Test("Minutes of a week begin anew with each week, and the best one is shown: no number falls")
    func weekly() {
        var player = player()
        player.give("a", ChallengeGoal(.weeklyMinutes, 60))
        player.learn(minutes: 50)
        player.sleep(days: 7)
        player.learn(minutes: 20)
        #expect(player.view("a")?.progress.value == 3_000)
        player.sleep(days: 6)
        #expect(player.learn(seconds: 40 * 60 - 1).isEmpty == false)
        #expect(player.view("a")?.progress.percent == 99)
        #expect(player.learn(seconds: 1).completions.count == 1)
    }

    @Test("A weekend is the days of it that follow each other, also where the week begins between them")
    func weekend() {
        var player = player(weekStart: .sunday)
        player.give("a", ChallengeGoal(.weekendMinutes, 60))
        player.learn(minutes: 100)
        #expect(player.view("a")?.progress.value == 0)
        player.sleep(days: 5)
        player.learn(minutes: 40)
        player.sleep()
        #expect(player.learn(minutes: 20).completions.count == 1)
    }

    @Test("Minutes of an activity are those of its subjects, packs and apps alone, and only from then on")
    func activity() {
        var player = player()
        player.learn(minutes: 30)
        player.give("a", ChallengeGoal(.activityMinutes, 30, activities: [ActivityRef(subject: "math")], period: .day))
        player.learn(minutes: 100, subject: "reading")
        player.learn(minutes: 20)
        #expect(player.view("a")?.progress.value == 1_200)
        player.sleep()
        player.learn(minutes: 20)
        #expect(player.state("a") == .running)
        #expect(player.learn(minutes: 10).completions.count == 1)
    }

    @Test("The time of a challenge as a whole adds up over weeks")
    func whole() {
        var player = player()
        player.give(
            "a", ChallengeGoal(.activityMinutes, 60, activities: [ActivityRef(subject: "math")], period: .whole))
        for _ in 0..<5 {
            #expect(player.learn(minutes: 10).completions.isEmpty)
            player.sleep(days: 5)
        }
        #expect(player.learn(minutes: 10).completions.count == 1)
    }

    @Test("Days in a row count from the start: a streak of before is not among them")
    func streak() {
        var player = player()
        for _ in 0..<5 {
            player.answer(makesDay: true)
            player.sleep()
        }
        player.give("a", ChallengeGoal(.streakDays, 3))
        for value in 1...2 {
            player.answer(makesDay: true)
            #expect(player.view("a")?.progress.value == value)
            player.sleep()
        }
        // A streak that ends takes nothing away.
        player.sleep(days: 4)
        player.answer(makesDay: true)
        #expect(player.view("a")?.progress.value == 2)
        player.sleep()
        player.answer(makesDay: true)
        player.sleep()
        #expect(player.answer(makesDay: true).completions.count == 1)
    }

    @Test("Skills count that are mastered for the first time since the start")
    func skills() {
        var player = player()
        player.answer(mastered: "k.before")
        player.sleep()
        player.give("a", ChallengeGoal(.masteredSkills, 2))
        player.answer(mastered: "k.before")
        #expect(player.view("a")?.progress.value == 0)
        player.answer(mastered: "k.count")
        player.answer(mastered: "k.count")
        #expect(player.view("a")?.progress.value == 1)
        player.sleep(days: 3)
        #expect(player.answer(mastered: "k.shapes").completions.map(\.value) == [2])
    }

    @Test("Math facts count that are fluent for the first time since the start")
    func facts() {
        var player = player()
        let fast = FactMark(part: .band, netMilliseconds: 900, isFast: true)
        func play(_ question: QuestionID) -> [ChallengeFact] { player.answer(question: question, fact: fast) }
        _ = play("fact.8+5")
        player.give("a", ChallengeGoal(.fluentFacts, 2))
        player.sleep()
        #expect(play("fact.8+5").isEmpty == false)
        #expect(player.view("a")?.progress.value == 1)
        // The same again, and its twin, which shares its record, are no other fact.
        _ = play("fact.8+5")
        _ = play("fact.5+8")
        #expect(player.view("a")?.progress.value == 1)
        _ = play("fact.9+4")
        player.sleep()
        #expect(play("fact.9+4").completions.count == 1)
        let week = player.child.totals(of: .week, on: player.day, in: player.calendar)
        #expect(week.factsFluent == 2)
        #expect(player.child.totals(of: .allTime, on: player.day, in: player.calendar).factsFluent == 2)
    }

    @Test("A challenge whose days are over is ended, once, and what was learned later changes nothing")
    func ended() {
        var player = player()
        player.give("a", ChallengeGoal(.dailyMinutes, 15, daysRequired: 2), end: player.day.advanced(by: 2))
        player.learn(minutes: 15)
        player.sleep(days: 2)
        #expect(player.state("a") == .ended)
        let facts = player.learn(minutes: 15)
        #expect(facts.map { if case .ended = $0 { true } else { false } } == [true])
        #expect(player.learn(minutes: 15).isEmpty)
        #expect(player.view("a")?.progress.value == 1)
    }

    @Test("Time of its last day that is counted after it still reaches it")
    func counted() {
        var player = player()
        let first = player.day
        player.give("a", ChallengeGoal(.dailyMinutes, 15, daysRequired: 1), end: first.advanced(by: 1))
        player.sleep()
        let used = UsedTime(day: first, ordinary: 15 * .minute, learning: 15 * .minute)
        #expect(player.record([.time(.used(used))]).completions.count == 1)
    }

    @Test("One that begins later counts nothing before")
    func later() {
        var player = player()
        player.give("a", ChallengeGoal(.weeklyMinutes, 30), start: player.day.advanced(by: 1))
        player.learn(minutes: 40)
        #expect(player.view("a")?.progress.value == 0)
        player.sleep()
        #expect(player.learn(minutes: 30).completions.count == 1)
    }

    @Test("An inactive one cannot be reached; when it goes on, what was learned meanwhile counts")
    func inactive() {
        var player = player()
        player.give("a", ChallengeGoal(.dailyMinutes, 15, daysRequired: 2))
        player.learn(minutes: 15)
        let entry = player.child.challenges.open[0]
        let mark = player.child.mark(of: entry, on: player.day, at: player.wall, in: player.calendar)
        player.record([.challenge(.deactivated(entry.challenge.id, mark))])
        player.sleep()
        #expect(player.learn(minutes: 15).isEmpty)
        #expect(player.state("a") == .inactive && player.view("a")?.progress.value == 1)
        #expect(player.record([.challenge(.activated(entry.challenge.id, at: player.wall))]).completions.count == 1)
    }

    @Test("A new version begins with nothing, also for what a clock of its own counts")
    func version() throws {
        var player = player()
        let goal = ChallengeGoal(.activityMinutes, 30, activities: [ActivityRef(subject: "math")], period: .day)
        player.give("a", goal)
        player.learn(minutes: 20)
        let entry = try #require(player.child.challenges.openEntry(ChallengeID(rawValue: "a")))
        let mark = player.child.mark(of: entry, on: player.day, at: player.wall, in: player.calendar)
        var new = entry.challenge
        new.version = 2
        player.record([.challenge(.closed(new.id, mark)), .challenge(.assigned(new))])
        #expect(player.child.challenges.entries.map(\.state) == [.closed, .running])
        #expect(player.child.challenges.entries[0].value == Int(20 * Milliseconds.minute))
        #expect(player.view("a")?.progress.value == 0)
        #expect(player.child.challenges.given == 1)
        #expect(player.learn(minutes: 20).completions.isEmpty)
        #expect(player.learn(minutes: 10).completions.count == 1)
    }

    @Test("Every field of a goal is checked by its name")
    func faults() {
        func paths(_ goal: ChallengeGoal) -> [String] { goal.faults.map(\.path) }
        let math = [ActivityRef(subject: "math")]
        #expect(paths(ChallengeGoal(.dailyMinutes, 15, daysRequired: 7)).isEmpty)
        #expect(paths(ChallengeGoal(.dailyMinutes, 15)) == ["daysRequired"])
        #expect(paths(ChallengeGoal(.dailyMinutes, 0, daysRequired: 0)) == ["target", "daysRequired"])
        #expect(paths(ChallengeGoal(.dailyMinutes, 1_441, daysRequired: 367)) == ["target", "daysRequired"])
        #expect(paths(ChallengeGoal(.weeklyMinutes, 30, daysRequired: 2)) == ["daysRequired"])
        #expect(paths(ChallengeGoal(.weeklyMinutes, 30, activities: math, period: .day)) == ["activities", "period"])
        #expect(paths(ChallengeGoal(.activityMinutes, 30)) == ["activities"])
        #expect(paths(ChallengeGoal(.activityMinutes, 30, activities: math)).isEmpty)
        #expect(paths(ChallengeGoal(.activityMinutes, 30, activities: [.anything])) == ["activities[0]"])
        let many = Array(repeating: ActivityRef(app: "x"), count: 11)
        #expect(paths(ChallengeGoal(.activityMinutes, 30, activities: many)) == ["activities"])
        #expect(paths(ChallengeGoal(.streakDays, 367)) == ["target"])
        #expect(paths(ChallengeGoal(.masteredSkills, 501)) == ["target"])
        #expect(
            paths(ChallengeGoal(.fluentFacts, 489)) == ["target"] && paths(ChallengeGoal(.fluentFacts, 488)).isEmpty)
    }

    @Test("Title, bonus, start and end are checked by their names")
    func fields() {
        let today = Day(number: 20_773)
        func paths(_ change: (inout Challenge) -> Void) -> [String] {
            var challenge = Challenge(
                id: ChallengeID(rawValue: "a"), title: "A", icon: "kite",
                goal: ChallengeGoal(.dailyMinutes, 15, daysRequired: 7), bonusPercent: 10, start: today,
                by: ParentID(rawValue: "anna"), at: Instant(milliseconds: 0))
            change(&challenge)
            return challenge.faults(on: today).map(\.path)
        }
        #expect(paths { _ in }.isEmpty)
        #expect(paths { $0.title = " " } == ["title"])
        #expect(paths { $0.title = "a\u{0}" } == ["title"])
        #expect(paths { $0.title = "\u{202E}abc" } == ["title"])
        #expect(paths { $0.description = "a\nb" } == ["description"])
        #expect(paths { $0.icon = "\u{7F}" } == ["icon"])
        #expect(paths { $0.bonusPercent = 4 } == ["bonusPercent"])
        #expect(paths { $0.bonusPercent = 51 } == ["bonusPercent"])
        #expect(paths { $0.start = today.advanced(by: -1) } == ["start"])
        #expect(paths { $0.start = today.advanced(by: 367) } == ["start"])
        #expect(paths { $0.end = today } == ["end"])
        #expect(paths { $0.end = today.advanced(by: 6) } == ["end"])
        #expect(paths { $0.end = today.advanced(by: 7) }.isEmpty)
        #expect(paths { $0.end = today.advanced(by: 367) } == ["end"])
    }
}
