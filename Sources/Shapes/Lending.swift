/// Hands a value to a function where it stands. Nothing is copied or held for that, even where the type is known at run
/// time alone; `place.pointee` as an argument is a copy there.
@inline(__always)
func lend<Value: ~Copyable, Result, Fault: Error>(
    _ place: UnsafePointer<Value>, to use: (borrowing Value) throws(Fault) -> Result
) throws(Fault) -> Result {
    try use(place.pointee)
}

/// Whether there is a value. `!= nil` copies a large one for that.
@inlinable
public func isThere<Value: ~Copyable>(_ value: borrowing Value?) -> Bool {
    switch value {
    case .some: true
    case .none: false
    }
}

/// The same of a value at a place.
@inlinable
func isThere<Value: ~Copyable>(at place: UnsafePointer<Value?>) -> Bool {
    switch place.pointee {
    case .some: true
    case .none: false
    }
}
