import Testing
import Words

@testable import Household

@Suite struct KindWordsTests {
    /// What is never said, by rule (Rewards, Never).
    static let banned = [
        "missed", "falling behind", "behind", "others", "ahead of", "at risk", "risk", "lose", "lost", "losing",
        "broke",
        "hurry", "last chance", "only", "don't", "fail", "shame", "sorry", "sibling", "brother", "sister", "too late",
        "run out", "buy", "lucky", "random", "surprise box", "disappoint", "forgot", "absent", "wasted", "worse",
    ]

    /// Every sentence of every reward rule.
    static var sentences: [String] {
        var all =
            BadgeSet.shipped.all.flatMap { [$0.name.description, $0.about.description, $0.icon] }
            + Level.starts.map { Level(points: $0).name.description }
        for value in [0, 1, 2, 7, 30] {
            for state in StreakState.allCases {
                for lessons in [nil, 1, 2] {
                    let repair = lessons.map { StreakRepair(value: value, until: Day(number: 1), lessonsLeft: $0) }
                    all.append(
                        StreakStatus(state: state, value: value, longest: 30, restDay: nil, repair: repair).say
                            .description)
                }
            }
            all.append(RewardBook.sentence(learningDays: value).description)
        }
        return all + badgeSentences + challengeSentences + LedgerReason.allCases.map(\.rawValue)
            + BadgeCategory.allCases.map(\.rawValue)
    }

    /// Every rule of a badge, as it is told of a family's own.
    private static var badgeSentences: [String] {
        let words = BadgeWords(subject: { $0 }, skill: { $0.rawValue })
        return BadgeRule.allCases.flatMap { rule in
            [1, 2, 120].map { count in
                words.rule(
                    of: BadgeCondition(
                        .init(
                            rule: rule, count: count, percent: 80, subject: "math", skills: ["counting", "adding"],
                            domain: "Numbers", grade: .kindergarten))
                ).description
            }
        }
    }

    /// Every sentence about a challenge, at its begin, on its way, and at its end.
    private static var challengeSentences: [String] {
        let math = [ActivityRef(subject: "math")]
        let goals = [
            ChallengeGoal(.dailyMinutes, 1, daysRequired: 1), ChallengeGoal(.dailyMinutes, 15, daysRequired: 7),
            ChallengeGoal(.weeklyMinutes, 60), ChallengeGoal(.weekendMinutes, 60),
            ChallengeGoal(.activityMinutes, 60, activities: math, period: .day),
            ChallengeGoal(.activityMinutes, 60, activities: math, period: .whole), ChallengeGoal(.streakDays, 3),
            ChallengeGoal(.masteredSkills, 1), ChallengeGoal(.fluentFacts, 10),
        ]
        var all =
            ChallengeTemplate.all.flatMap { [$0.title.description, $0.description.description] }
            + goals.map(\.words.description)
        let day = Day(number: 20_773)
        for goal in goals {
            let target = goal.unit == .seconds ? goal.target * 60 : goal.amount
            for (state, value) in [(ChallengeState.running, 0), (.running, target - 1), (.completed, target)]
                + [.inactive, .ended, .closed].map({ ($0, 0) })
            {
                for start in [day, day.advanced(by: 1)] {
                    let challenge = Challenge(
                        id: ChallengeID(rawValue: "a"), title: "Goal", icon: "kite", goal: goal, bonusPercent: 10,
                        start: start, by: ParentID(rawValue: "anna"), at: Instant(milliseconds: 0))
                    let progress = ChallengeProgress(
                        value: value, target: target, unit: goal.unit, percent: 0,
                        todaySeconds: goal.kind == .dailyMinutes ? goal.target * 60 - 1 : nil,
                        updatedAt: Instant(milliseconds: 0))
                    all.append(ChallengeWords(challenge, state, progress, on: day).say.description)
                }
            }
        }
        return all
    }

    @Test("No reward rule shames, threatens, compares or hurries", arguments: banned)
    func kind(word: String) {
        for sentence in Self.sentences { #expect(!sentence.lowercased().contains(word), "\(sentence)") }
    }

    @Test("Sentences are of whole words, and one is not many")
    func grammar() {
        for sentence in Self.sentences {
            #expect(!sentence.isEmpty && !sentence.contains("  "))
            for wrong in ["1 days", "1 lessons", " 1 learning days"] { #expect(!sentence.hasPrefix(wrong)) }
        }
        let repair = StreakRepair(value: 7, until: Day(number: 1), lessonsLeft: 1)
        let status = StreakStatus(state: .active, value: 1, longest: 7, restDay: nil, repair: repair)
        #expect(
            status.say
                == "A new streak has begun: 1 day. One more lesson today brings back the streak of 7 days and makes it 8."
        )
    }
}
