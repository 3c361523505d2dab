/// What is known about when the current question became visible (Learning, response time).
public enum PresentationTiming: Hashable, Sendable {
    /// The front-end has not said yet.
    case unseen
    /// Visible since this reading of the monotonic clock, in milliseconds, in this boot of the machine.
    case shown(mono: Int64, boot: BootID)
    /// A pause came in between: no response time can be told.
    case unmeasured
}
