/// The rules of a policy in their order, each with the type of its own value. Whoever makes something of each of them says
/// what it needs of these types (`extension PolicyRules where repeat each Value: …`), so that none can be forgotten.
public struct PolicyRules<each Value: Hashable & Sendable>: Sendable {
    /// All of them.
    public let all: (repeat PolicyRule<each Value>)

    init(@PolicyRuleBuilder _ rules: () -> PolicyRules<repeat each Value>) { self = rules() }

    /// Their names.
    public var names: [String] {
        var names: [String] = []
        for rule in repeat each all { names.append(rule.name) }
        return names
    }

    /// The rule at a place of a policy; nil where there is none.
    public func rule<Wanted>(at path: PolicyRule<Wanted>.Path) -> PolicyRule<Wanted>? {
        for rule in repeat each all {
            if let rule = rule as? PolicyRule<Wanted>, rule.path as AnyKeyPath == path as AnyKeyPath { return rule }
        }
        return nil
    }

    fileprivate init(all: (repeat PolicyRule<each Value>)) { self.all = all }
}

/// Lists the rules of a policy one after another.
@resultBuilder
enum PolicyRuleBuilder {
    static func buildExpression<Value>(_ rule: PolicyRule<Value>) -> PolicyRule<Value> { rule }

    static func buildBlock<each Value>(
        _ rules: repeat PolicyRule<each Value>
    ) -> PolicyRules<repeat each Value> {
        PolicyRules(all: (repeat each rules))
    }
}
