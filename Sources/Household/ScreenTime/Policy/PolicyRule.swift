import Words

/// One rule of a policy: everything that is known of it but its meaning. Rows, the wire, changes, the command line, texts
/// and the page follow from ``ScreenTimePolicy/rules``.
public struct PolicyRule<Value: Hashable & Sendable>: Sendable {
    /// The place of a rule in a policy.
    public typealias Path = any WritableKeyPath<ScreenTimePolicy, Value> & Sendable
    typealias Faults = @Sendable (Value, String) -> [PolicyFault]

    /// When a policy has it.
    public enum Presence: Sendable {
        /// Always, and it is always told.
        case always
        /// Unless it has this value, of which nothing is said.
        case unless(Value)
    }

    /// What it is called on the wire, in rows and in files, and in the keys of its texts.
    public let name: String
    /// Where a policy has it.
    public let path: Path
    /// When a policy has it.
    public let presence: Presence
    /// The minutes that it can be, or how many there can be of it; nil where neither can be said.
    public let bounds: ClosedRange<Int>?
    /// What it is, for those who read a policy.
    public let summary: String
    /// What it is, for those who change it.
    public let changeSummary: String
    /// What is wrong with a value; handed where it stands.
    let faults: Faults
    let words: PolicyRuleWords<Value>

    init(
        _ name: String, _ path: Path, _ presence: Presence, in bounds: ClosedRange<Int>? = nil, _ summary: String,
        change: String? = nil, faults: @escaping Faults = { _, _ in [] }, told words: PolicyRuleWords<Value>
    ) {
        self.name = name
        self.path = path
        self.presence = presence
        self.bounds = bounds
        self.summary = summary
        changeSummary = change ?? summary
        self.faults = faults
        self.words = words
    }

    /// Whether every policy has it.
    public var isAlways: Bool { if case .always = presence { true } else { false } }

    /// Whether a policy has it, and something is said of it.
    public func isSaid(in policy: ScreenTimePolicy) -> Bool {
        switch presence {
        case .always: true
        case .unless(let none): policy[keyPath: path] != none
        }
    }
}
