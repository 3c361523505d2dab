/// What of a child's limits is to be another: what it does not name stays as it is, lists are replaced whole.
///
/// Its members are those of a policy: nil is "as it is", and `.some(nil)` takes a rule away.
@dynamicMemberLookup
public struct PolicyChange: Equatable, Sendable {
    private var wanted = ScreenTimePolicy()
    /// The names of the rules that it names.
    private var names: Set<String> = []

    /// A change of nothing.
    public init() {}

    /// Whether it says nothing.
    public var isEmpty: Bool { names.isEmpty }

    /// What a rule is to be; nil: as it is.
    public subscript<Value>(rule: PolicyRule<Value>) -> Value? {
        get { names.contains(rule.name) ? wanted[keyPath: rule.path] : nil }
        set {
            wanted[keyPath: rule.path] = newValue ?? ScreenTimePolicy()[keyPath: rule.path]
            if newValue == nil { names.remove(rule.name) } else { names.insert(rule.name) }
        }
    }

    /// What the rule at a place is to be; nil: as it is.
    public subscript<Value: Hashable & Sendable>(
        dynamicMember path: any WritableKeyPath<ScreenTimePolicy, Value> & Sendable
    ) -> Value? {
        get { ScreenTimePolicy.rules.rule(at: path).flatMap { self[$0] } }
        set { if let rule = ScreenTimePolicy.rules.rule(at: path) { self[rule] = newValue } }
    }

    /// The limits after the change; they may be impossible: ask `faults`.
    public func applied(to present: ScreenTimePolicy) -> ScreenTimePolicy {
        ScreenTimePolicy.rules.changed(present, by: self)
    }
}

extension PolicyRules {
    /// A change that takes away each rule that a policy need not have.
    public var removal: PolicyChange {
        var change = PolicyChange()
        for rule in repeat each all { if case .unless(let none) = rule.presence { change[rule] = none } }
        return change
    }

    fileprivate func changed(_ present: ScreenTimePolicy, by change: PolicyChange) -> ScreenTimePolicy {
        var policy = present
        for rule in repeat each all { if let value = change[rule] { policy[keyPath: rule.path] = value } }
        return policy
    }
}
