/// What a change says about one setting.
public enum Patch<Value> {
    /// The member is absent: the value stays as it is.
    case keep
    /// The member is `null`: the value is taken away.
    case clear
    /// The member has a value, which takes the place of the old one.
    case set(Value)

    /// The setting after the change.
    public func applied(to present: Value?) -> Value? {
        switch self {
        case .keep: present
        case .clear: nil
        case .set(let value): value
        }
    }
}

extension Patch: Sendable where Value: Sendable {}
extension Patch: Equatable where Value: Equatable {}
