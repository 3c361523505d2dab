/// A large part of a value, on the heap: copies of the whole share it until one of them is changed.
///
/// A child's state is handed around with every call, and all of it in one piece would be a kilobyte with a hundred
/// references to count. An array of one is the box: it is copied when it is changed and shared, and not before.
@propertyWrapper
public struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
    private var one: [Value]

    /// A box with a value.
    public init(wrappedValue: Value) {
        one = [wrappedValue]
    }

    /// The value; it is copied when it is changed and shared.
    public var wrappedValue: Value {
        _read { yield one[0] }
        _modify { yield &one[0] }
    }
}
