/// Where an activity stands.
public enum ActivityState: String, CaseIterable, Sendable {
    case running
    case paused
    /// Every planned question is answered.
    case finished
    /// Given up, mostly for another one.
    case abandoned
}
