import Words

/// How a rule is told. What is the same of all has keys with the rule's name: `parent.audit.change.NAME`,
/// `parent.audit.state.NAME`, `audit.gone.NAME`.
struct PolicyRuleWords<Value: Sendable>: Sendable {
    /// For parents, what it is, or that there is none: "15 min", "never".
    var parent: @Sendable (Value) -> Saying.Value
    /// For parents, where it stands among the others; nil: by its name and what it is, unless there is none.
    var state: (@Sendable (Value) -> Saying?)?
    /// For parents, where more is told of a change than what was and what is.
    var difference: (@Sendable (_ old: Value, _ new: Value) -> [Saying])?
    /// For the child in simple words, one sentence for each name in ``gone``; nil where there is no such rule.
    var child: @Sendable (Value) -> [Saying?]
    /// What the sentences are called that tell the child that there is none any more; nil: as the rule.
    var gone: [String]?
}

extension PolicyRule {
    /// What a value is, for parents: "15 min", "never".
    public func told(_ value: Value) -> Saying.Value { words.parent(value) }

    /// What holds of it, for parents; nil when nothing is to be told.
    func told(of policy: ScreenTimePolicy) -> Saying? {
        let value = policy[keyPath: path]
        if let state = words.state { return state(value) }
        return isSaid(in: policy) ? Saying("parent.audit.state.\(name)", ["rule": words.parent(value)]) : nil
    }

    /// What changed of it, for parents: "a day 1 h → 45 min".
    func differences(of change: Revision<ScreenTimePolicy>) -> [Saying] {
        let (old, new) = (change.from[keyPath: path], change.to[keyPath: path])
        if let difference = words.difference { return difference(old, new) }
        let (from, to) = (words.parent(old), words.parent(new))
        return from == to ? [] : [Saying("parent.audit.change.\(name)", ["from": from, "to": to])]
    }

    /// What changed of it, for the child.
    func differencesForChild(of change: Revision<ScreenTimePolicy>) -> [Saying] {
        let (old, new) = (words.child(change.from[keyPath: path]), words.child(change.to[keyPath: path]))
        return zip(words.gone ?? [name], zip(old, new)).compactMap { name, told in
            told.0 == told.1 ? nil : told.1 ?? Saying("audit.gone.\(name)")
        }
    }
}

extension PolicyRules {
    /// What holds of a policy, for parents: a part for each rule of which something is to be told.
    public func told(of policy: ScreenTimePolicy) -> [Saying] {
        var told: [Saying] = []
        for rule in repeat each all { if let part = rule.told(of: policy) { told.append(part) } }
        return told
    }

    /// What a change changes, for parents: a part for each rule that is another.
    public func told(of change: Revision<ScreenTimePolicy>) -> [Saying] {
        var told: [Saying] = []
        for rule in repeat each all { told += rule.differences(of: change) }
        return told
    }

    /// What holds of a policy, in simple words for the child: a sentence for each rule that there is.
    public func toldToChild(of policy: ScreenTimePolicy) -> [Saying] {
        var told: [Saying] = []
        for rule in repeat each all { told += rule.words.child(policy[keyPath: rule.path]).compactMap { $0 } }
        return told
    }

    /// What a change changes, in simple words for the child.
    public func toldToChild(of change: Revision<ScreenTimePolicy>) -> [Saying] {
        var told: [Saying] = []
        for rule in repeat each all { told += rule.differencesForChild(of: change) }
        return told
    }
}
