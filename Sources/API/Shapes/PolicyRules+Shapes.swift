import Household
import JSONRPC
import Shapes

/// A value of a rule of a policy, as it is read and written.
protocol PolicyValue: Hashable, Sendable {
    /// In a policy.
    static func shape(of rule: PolicyRule<Self>) -> Shape<Self>
    /// In a change.
    static func changeShape(of rule: PolicyRule<Self>) -> Shape<Self>
    static func member(of rule: PolicyRule<Self>) -> Member<ScreenTimePolicy>
}

extension PolicyValue {
    static func changeShape(of rule: PolicyRule<Self>) -> Shape<Self> { shape(of: rule) }

    static func member(of rule: PolicyRule<Self>) -> Member<ScreenTimePolicy> {
        switch rule.presence {
        case .always: required(rule.name, rule.path, shape(of: rule), rule.summary).member
        case .unless(let none): unless(rule.name, rule.path, shape(of: rule), is: none, rule.summary).member
        }
    }
}

extension PolicyRules where repeat each Value: PolicyValue {
    /// The members of a policy.
    var members: [Member<ScreenTimePolicy>] {
        var members: [Member<ScreenTimePolicy>] = []
        for rule in repeat each all { members.append(Self.member(of: rule)) }
        return members
    }

    /// The members of a change.
    var changes: [Member<PolicyChange>] {
        var members: [Member<PolicyChange>] = []
        for rule in repeat each all { members.append(Self.change(of: rule)) }
        return members
    }

    private static func member<Told: PolicyValue>(of rule: PolicyRule<Told>) -> Member<ScreenTimePolicy> {
        Told.member(of: rule)
    }

    private static func change<Told: PolicyValue>(of rule: PolicyRule<Told>) -> Member<PolicyChange> {
        optional(
            rule.name, Told.changeShape(of: rule), rule.changeSummary, get: { $0[rule] }, set: { $0[rule] = $1 }
        ).member
    }
}

// MARK: - The values

extension Optional: PolicyValue where Wrapped: PolicyPart {
    static func shape(of rule: PolicyRule<Wrapped?>) -> Shape<Wrapped?> { .nullable(Wrapped.shape) }

    static func changeShape(of rule: PolicyRule<Wrapped?>) -> Shape<Wrapped?> { .nullable(bounded(rule)) }

    /// What a policy need not have is not there, and never null.
    static func member(of rule: PolicyRule<Wrapped?>) -> Member<ScreenTimePolicy> {
        rule.isAlways
            ? required(rule.name, rule.path, shape(of: rule), rule.summary).member
            : optional(rule.name, rule.path, bounded(rule), rule.summary).member
    }

    private static func bounded(_ rule: PolicyRule<Wrapped?>) -> Shape<Wrapped> {
        rule.bounds.map { Wrapped.shape(within: $0, isChecked: rule.isAlways) } ?? Wrapped.shape
    }
}

extension Array: PolicyValue where Element: PolicyPart {
    static func shape(of rule: PolicyRule<[Element]>) -> Shape<[Element]> { .list(of: Element.shape) }

    static func changeShape(of rule: PolicyRule<[Element]>) -> Shape<[Element]> {
        .list(of: Element.shape, maximum: rule.bounds?.upperBound)
    }
}

extension [Weekday: Int?]: PolicyValue {
    static func shape(of rule: PolicyRule<Self>) -> Shape<Self> { .minutesByWeekday }

    /// No weekday is null.
    static func changeShape(of rule: PolicyRule<Self>) -> Shape<Self> {
        Shape<Self?>.nullable(.minutesByWeekday).map(expected: "") {
            $0 ?? [:]
        } from: {
            $0.isEmpty ? nil : $0
        }
    }
}

extension Finishing: PolicyValue {
    static func shape(of rule: PolicyRule<Finishing>) -> Shape<Finishing> { .word(Finishing.self) }
}

/// A value of which a rule has one or none, or several.
protocol PolicyPart: Hashable, Sendable {
    static var shape: Shape<Self> { get }
    /// The shape with a rule's bounds: those that are refused by the shape, or told by it and checked by
    /// `ScreenTimePolicy.faults`.
    static func shape(within bounds: ClosedRange<Int>, isChecked: Bool) -> Shape<Self>
}

extension PolicyPart {
    static func shape(within _: ClosedRange<Int>, isChecked _: Bool) -> Shape<Self> { shape }
}

extension Int: PolicyPart {
    static var shape: Shape<Int> { .count }
    static func shape(within bounds: ClosedRange<Int>, isChecked: Bool) -> Shape<Int> {
        isChecked ? .integer(bounds) : .count(told: bounds)
    }
}

extension String: PolicyPart { static var shape: Shape<String> { .text(1...64) } }
extension QuietWindow: PolicyPart { static var shape: Shape<QuietWindow> { .quietWindow } }
extension DateOverride: PolicyPart { static var shape: Shape<DateOverride> { .dateOverride } }
extension AllowedWindow: PolicyPart { static var shape: Shape<AllowedWindow> { .allowedWindow } }
extension SessionLimit: PolicyPart { static var shape: Shape<SessionLimit> { .sessionLimit } }
extension ActivityBudget: PolicyPart { static var shape: Shape<ActivityBudget> { .activityBudget } }
extension ActivityRef: PolicyPart { static var shape: Shape<ActivityRef> { .limitedActivity } }
extension CarryOver: PolicyPart { static var shape: Shape<CarryOver> { .carryOver } }
extension EarnedTime: PolicyPart { static var shape: Shape<EarnedTime> { .earnedTime } }
extension LearningGoal: PolicyPart { static var shape: Shape<LearningGoal> { .learningGoal } }
