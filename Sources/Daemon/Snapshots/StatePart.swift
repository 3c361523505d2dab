import JSONRPC
import Shapes
import StrictJSON

/// One member of a state in a snapshot: its name, where it stands and how it is written.
struct StatePart<State>: Sendable {
    let name: String
    /// Writes the member's value.
    let write: @Sendable (State, inout ShapeWriter) -> Void
    /// Reads a value into the member.
    let read: @Sendable (JSONValue, inout State) throws(ShapeFault) -> Void
    /// Whether two states have the same value there.
    let isSame: @Sendable (State, State) -> Bool

    init<Value: Equatable & Sendable>(
        _ name: String, _ member: WritableKeyPath<State, Value> & Sendable, _ shape: Shape<Value>
    ) {
        self.name = name
        write = { state, out in shape.write(state[keyPath: member], to: &out) }
        read = { (json, state) throws(ShapeFault) in state[keyPath: member] = try shape.read(json) }
        isSame = { $0[keyPath: member] == $1[keyPath: member] }
    }
}
