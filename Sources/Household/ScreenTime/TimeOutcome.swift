/// What a command comes to: facts to record, which stand even when the command is refused, and the answer.
public struct TimeOutcome<Reply: Equatable & Sendable>: Equatable, Sendable {
    /// What happened, in order; time that was counted comes first.
    public var facts: [TimeFact]
    /// The answer, or why it is refused.
    public var result: Result<Reply, TimeRefusal>

    static func refused(_ facts: [TimeFact] = [], _ kind: TimeRefusal.Kind, _ message: String) -> TimeOutcome {
        TimeOutcome(facts: facts, result: .failure(TimeRefusal(kind: kind, message: message)))
    }
}

extension ScreenTime {
    /// The same moment after facts.
    func after(_ facts: [TimeFact]) -> ScreenTime {
        var after = self
        after.book.apply(facts)
        return after
    }

    /// Refuses ids that are empty or too long to keep.
    static func idFault(_ id: String) -> String? {
        guard id.isEmpty || id.unicodeScalars.count > mostIDCharacters else { return nil }
        return "An id has 1 to \(mostIDCharacters) characters: choose another one."
    }

    /// The longest id of a lease or grant, in Unicode scalars.
    public static let mostIDCharacters = 128
}
