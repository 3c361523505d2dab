/// One member of a state: its name in a report of what is not the same.
struct StatePart<State>: Sendable {
    let name: String
    /// Whether two states have the same value there.
    let isSame: @Sendable (State, State) -> Bool

    init<Value: Equatable & Sendable>(_ name: String, _ member: KeyPath<State, Value> & Sendable) {
        self.name = name
        isSame = { $0[keyPath: member] == $1[keyPath: member] }
    }
}
