import Synchronization

/// Tells work on threads that the household is being closed: its present step is the last.
final class StopMark: Sendable {
    private let isSet = Atomic(false)

    var isStopped: Bool { isSet.load(ordering: .relaxed) }

    func set() { isSet.store(true, ordering: .relaxed) }
}
