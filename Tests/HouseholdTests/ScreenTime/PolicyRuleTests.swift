import Household
import Testing
import Words

@Suite("The table of rules of a policy")
struct PolicyRuleTests {
    /// No rule is as in a new child's policy, and no two of one type are alike.
    private static let full = ScreenTimePolicy(
        dailyMinutes: 45, dailyByWeekday: [.friday: nil, .saturday: 90, .sunday: 0], weeklyMinutes: 240,
        quietHours: [QuietWindow(start: clock("21:00"), end: clock("06:30"), days: [.monday])], finishing: .lesson,
        dateOverrides: [DateOverride(first: day("2026-12-24"), last: day("2027-01-06"), daily: .of(120))],
        allowedWindows: [
            AllowedWindow(window: QuietWindow(start: clock("15:00"), end: clock("17:00")), allowanceMinutes: 20)
        ],
        session: SessionLimit(minutes: 15),
        budgets: [
            ActivityBudget(name: "games", activities: [ActivityRef(app: "tux")], minutes: 20)
        ],
        freeActivities: [ActivityRef(subject: "reading")], carryOver: CarryOver(capMinutes: 60), breakNudgeMinutes: 20,
        earnedTime: EarnedTime(minutesPerLesson: 5, dailyCapMinutes: 30, minutesPerChallenge: 10),
        learningApps: ["gcompris"], learningGoals: [LearningGoal(subject: "math", weeklyMinutes: 30)])

    @Test("Every property of a policy is a rule, in its place")
    func complete() {
        let properties = Mirror(reflecting: Self.full).children.map { String(reflecting: $0.value) }
        #expect(ScreenTimePolicy.rules.values(of: Self.full).map { String(reflecting: $0) } == properties)
        #expect(Set(ScreenTimePolicy.rules.names).count == properties.count)
    }

    @Test("A change of one rule changes this one alone, and a change of all makes the policy")
    func changes() {
        let usual = ScreenTimePolicy()
        let singles = ScreenTimePolicy.rules.singleChanges(to: Self.full)
        for (index, change) in singles.enumerated() {
            let (before, after) = (
                ScreenTimePolicy.rules.values(of: usual), ScreenTimePolicy.rules.values(of: change.applied(to: usual))
            )
            let changed = before.indices.filter { String(reflecting: before[$0]) != String(reflecting: after[$0]) }
            #expect(changed == [index])
        }
        #expect(singles.reduce(usual) { $1.applied(to: $0) } == Self.full)
        #expect(PolicyChange().isEmpty && PolicyChange().applied(to: Self.full) == Self.full)
    }

    @Test("A change that keeps a rule again is as one that never named it")
    func kept() {
        var change = PolicyChange()
        change.session = .some(nil)
        #expect(!change.isEmpty && change.session == .some(nil) && change.applied(to: Self.full).session == nil)
        change.session = nil
        #expect(change == PolicyChange())
    }

    @Test("What need not be there can be taken away")
    func removal() {
        let bare = ScreenTimePolicy.rules.removal.applied(to: Self.full)
        #expect(
            bare
                == ScreenTimePolicy(
                    dailyMinutes: 45, weeklyMinutes: 240, quietHours: Self.full.quietHours, finishing: .lesson))
    }

    @Test("Each rule has its texts, for parents and for the child, in every language", arguments: Language.tags)
    func texts(tag: String) throws {
        let language = try #require(Language.named(tag))
        let (there, back) = (
            Revision(from: ScreenTimePolicy(), to: Self.full), Revision(from: Self.full, to: ScreenTimePolicy())
        )
        let rules = ScreenTimePolicy.rules
        for change in [there, back] {
            #expect(rules.told(of: change).count == rules.names.count)
            // Lessons and challenges that earn minutes are told apart.
            #expect(rules.toldToChild(of: change).count == rules.names.count + 1)
        }
        // What may be finished is no part of the state.
        #expect(rules.told(of: Self.full).count == rules.names.count - 1)
        let told =
            [there, back].flatMap { rules.told(of: $0) + rules.toldToChild(of: $0) } + rules.told(of: Self.full)
            + rules.toldToChild(of: Self.full)
        for saying in told {
            let text = language.text(of: saying)
            #expect(!text.contains("audit.") && !text.contains("{"), "\(text)")
        }
    }
}

extension PolicyRules {
    fileprivate func values(of policy: ScreenTimePolicy) -> [Any] {
        var values: [Any] = []
        for rule in repeat each all { values.append(policy[keyPath: rule.path]) }
        return values
    }

    fileprivate func singleChanges(to policy: ScreenTimePolicy) -> [PolicyChange] {
        var changes: [PolicyChange] = []
        for rule in repeat each all {
            var change = PolicyChange()
            change[rule] = policy[keyPath: rule.path]
            changes.append(change)
        }
        return changes
    }
}
