/// What says when a mastered skill comes back; a parent decides.
public enum ReviewScheduler: String, CaseIterable, Sendable {
    /// The rungs of the skill's rubric.
    case ladder
    /// The model of memory: when the skill is known with a chance of nine in ten.
    case memory
}
