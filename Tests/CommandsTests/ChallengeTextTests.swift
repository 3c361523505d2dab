import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct ChallengeTextTests {
    private static let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc)
    private static let start = Day(number: 20_778)

    private static func view(
        _ id: String, _ title: String, _ goal: ChallengeGoal, value: Int, target: Int, percent: Int,
        state: ChallengeState = .running, obstacle: String? = nil
    ) -> ChallengeView {
        let challenge = Challenge(
            id: ChallengeID(rawValue: id), title: title, icon: "kite", goal: goal, bonusPercent: 15, start: start,
            end: start.advanced(by: 7), by: ParentID(rawValue: "anna"), at: Instant(milliseconds: 0))
        let progress = ChallengeProgress(
            value: value, target: target, unit: goal.unit, percent: percent, updatedAt: Instant(milliseconds: 0))
        return ChallengeView(
            challenge: challenge, state: state, progress: progress, say: Saying(told: "Words."),
            obstacle: obstacle.map { Saying(told: $0) })
    }

    @Test("The list has a bar for each challenge; ids are never cut, and it fits 80 columns")
    func list() {
        let long = "before-the-long-winter-holidays"
        let list = ChallengesByChild(children: [
            ChildChallenges(
                child: ChildID(rawValue: "mia"), name: "Mia",
                challenges: [
                    Self.view(
                        long, "Before the long winter holidays", ChallengeGoal(.dailyMinutes, 15, daysRequired: 7),
                        value: 3, target: 7, percent: 42),
                    Self.view(
                        "week", "Week", ChallengeGoal(.weeklyMinutes, 300), value: 4_800, target: 18_000, percent: 26,
                        obstacle: "The limits leave 70 minutes."),
                ], sums: ChildChallenges.Sums(given: 3, completed: 1, percent: 50, medianDayCount: 6)),
            ChildChallenges(child: ChildID(rawValue: "ben"), name: "Ben", challenges: []),
        ])
        let lines = ChallengeText.list(list, Self.page).split(separator: "\n").map(String.init)
        #expect(lines[0] == "Mia" && lines[2].hasPrefix(long))
        #expect(lines[2].contains("3 of 7 days") && lines[3].contains("1 h 20 min of 5 h"))
        #expect(lines.allSatisfy { TextWidth.of($0) <= 80 })
        #expect(lines.contains("1 of 3 reached, mostly in 6 days."))
        #expect(lines.contains("Week cannot be reached as it is now. The limits leave 70 minutes."))
        #expect(!lines.contains("Ben"))
    }

    @Test("Without challenges it says how to give one")
    func none() {
        let text = ChallengeText.list(ChallengesByChild(children: []), Self.page)
        #expect(text.contains("There are no challenges now.") && text.contains("kidctl challenge create CHILD"))
    }

    @Test("One challenge is shown with its goal, its days and its bonus")
    func card() {
        let view = Self.view("facts", "Fact fans", ChallengeGoal(.fluentFacts, 20), value: 5, target: 20, percent: 25)
        let text = ChallengeText.card(view, Self.page)
        #expect(text.contains("20 new math facts fluent") && text.contains("Sat 21 Nov to Fri 27 Nov"))
        #expect(text.contains("5 of 20 facts") && text.contains("15 % of the points"))
    }

    @Test(
        "Options make the goal that they name, or say which one is wrong",
        arguments: [
            (["--daily", "15m", "--days", "7"], ChallengeGoal(.dailyMinutes, 15, daysRequired: 7)),
            (["--weekly", "2h"], ChallengeGoal(.weeklyMinutes, 120)),
            (["--weekend", "1h30m"], ChallengeGoal(.weekendMinutes, 90)),
            (
                ["--minutes", "3h", "--activity", "pack=first-steps"],
                ChallengeGoal(.activityMinutes, 180, activities: [ActivityRef(pack: "first-steps")], period: .week)
            ),
            (["--streak", "7"], ChallengeGoal(.streakDays, 7)), (["--skills", "3"], ChallengeGoal(.masteredSkills, 3)),
            (["--facts", "20"], ChallengeGoal(.fluentFacts, 20)),
        ])
    func goals(options: [String], goal: ChallengeGoal) throws {
        #expect(try ChallengeGoalOptions.parse(options).goal(help: "kidctl challenge create") == goal)
    }

    @Test(
        "Goals that cannot be are refused in the words of the options",
        arguments: [
            (["--daily", "15m"], "--days"), (["--streak", "5", "--skills", "3"], "give one goal"),
            (["--minutes", "3h"], "--activity"), (["--streak", "400"], "--streak"), (["--days", "3"], "say how much"),
        ])
    func refused(options: [String], word: String) throws {
        let parsed = try ChallengeGoalOptions.parse(options)
        let problem = #expect(throws: Problem.self) { try parsed.goal(help: "kidctl challenge create") }
        #expect(problem?.message.contains(word) == true, "\(problem?.message ?? "")")
    }
}
