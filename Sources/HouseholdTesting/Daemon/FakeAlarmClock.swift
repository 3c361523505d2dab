import SampleFamily

/// Alarms that ring only when a test lets them.
public typealias FakeAlarmClock = SteppedAlarmClock
