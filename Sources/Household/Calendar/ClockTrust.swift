/// How far the wall clock can be believed (Screen time, "Clock, zone, DST").
public enum ClockTrust: String, CaseIterable, Sendable {
    /// The kernel reports that it is synchronised, a parent confirmed it, or it has followed the boot-time clock since.
    case trusted
    /// It was moved away from the boot-time clock in this boot, and nobody has confirmed it.
    case drifted
    /// The machine was off since it was trusted, and nobody has confirmed it.
    case unknown
}
