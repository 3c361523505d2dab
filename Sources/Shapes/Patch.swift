/// What a change says about one setting.
public enum Patch<Value> {
    case keep
    case clear
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
