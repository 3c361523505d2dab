import Household
import Shapes

/// A value of a rule of a policy, as it is stored.
protocol StoredValue: Hashable, Sendable {
    static var stored: Shape<Self> { get }
    static func member(of rule: PolicyRule<Self>) -> Member<ScreenTimePolicy>
}

extension StoredValue {
    static func member(of rule: PolicyRule<Self>) -> Member<ScreenTimePolicy> {
        switch rule.presence {
        case .always: required(rule.name, rule.path, stored).member
        case .unless(let none): unless(rule.name, rule.path, stored, is: none).member
        }
    }
}

extension PolicyRules where repeat each Value: StoredValue {
    var storedMembers: [Member<ScreenTimePolicy>] {
        var members: [Member<ScreenTimePolicy>] = []
        for rule in repeat each all { members.append(Self.member(of: rule)) }
        return members
    }

    private static func member<Stored: StoredValue>(of rule: PolicyRule<Stored>) -> Member<ScreenTimePolicy> {
        Stored.member(of: rule)
    }
}

extension Optional: StoredValue where Wrapped: StoredValue {
    static var stored: Shape<Wrapped?> { .nullable(Wrapped.stored) }

    /// What a policy need not have is not there, and never null.
    static func member(of rule: PolicyRule<Wrapped?>) -> Member<ScreenTimePolicy> {
        rule.isAlways
            ? required(rule.name, rule.path, stored).member : optional(rule.name, rule.path, Wrapped.stored).member
    }
}

extension Array: StoredValue where Element: StoredValue {
    static var stored: Shape<[Element]> { .list(of: Element.stored) }
}

extension [Weekday: Int?]: StoredValue { static var stored: Shape<Self> { .limitsOfWeekdays } }
extension Int: StoredValue { static var stored: Shape<Int> { .whole } }
extension String: StoredValue { static var stored: Shape<String> { .words } }
extension Finishing: StoredValue { static var stored: Shape<Finishing> { .word(Finishing.self) } }
extension QuietWindow: StoredValue { static var stored: Shape<QuietWindow> { .storedQuietWindow } }
extension DateOverride: StoredValue { static var stored: Shape<DateOverride> { .storedOverride } }
extension AllowedWindow: StoredValue { static var stored: Shape<AllowedWindow> { .storedWindow } }
extension SessionLimit: StoredValue { static var stored: Shape<SessionLimit> { .storedSession } }
extension ActivityBudget: StoredValue { static var stored: Shape<ActivityBudget> { .storedBudget } }
extension ActivityRef: StoredValue { static var stored: Shape<ActivityRef> { .storedActivityRef } }
extension CarryOver: StoredValue { static var stored: Shape<CarryOver> { .storedCarryOver } }
extension EarnedTime: StoredValue { static var stored: Shape<EarnedTime> { .storedEarnedTime } }
extension LearningGoal: StoredValue { static var stored: Shape<LearningGoal> { .storedLearningGoal } }
