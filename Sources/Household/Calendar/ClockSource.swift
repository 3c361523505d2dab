/// What confirms the wall clock after the machine was off; a parent sets it (Screen time, "Clock, zone, DST").
public enum ClockSource: String, CaseIterable, Sendable {
    /// A time server, or a parent.
    case ntp
    /// The machine's own battery-backed clock, for machines without a network: a time later than the stored one is
    /// believed.
    case rtc
}
