import Household

/// Zones with their shifts of 2025 to 2027, written by hand from the public rules.
enum TestZones {
    static let berlin = zone(
        "Europe/Berlin", standard: 3600, summer: 7200, from: .standard,
        [
            "2025-03-30T01:00:00Z", "2025-10-26T01:00:00Z", "2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z",
            "2027-03-28T01:00:00Z", "2027-10-31T01:00:00Z",
        ])
    static let newYork = zone(
        "America/New_York", standard: -5 * 3600, summer: -4 * 3600, from: .standard,
        [
            "2025-03-09T07:00:00Z", "2025-11-02T06:00:00Z", "2026-03-08T07:00:00Z", "2026-11-01T06:00:00Z",
            "2027-03-14T07:00:00Z", "2027-11-07T06:00:00Z",
        ])
    static let losAngeles = zone(
        "America/Los_Angeles", standard: -8 * 3600, summer: -7 * 3600, from: .standard,
        [
            "2025-03-09T10:00:00Z", "2025-11-02T09:00:00Z", "2026-03-08T10:00:00Z", "2026-11-01T09:00:00Z",
            "2027-03-14T10:00:00Z", "2027-11-07T09:00:00Z",
        ])
    static let auckland = zone(
        "Pacific/Auckland", standard: 12 * 3600, summer: 13 * 3600, from: .summer,
        [
            "2025-04-05T14:00:00Z", "2025-09-27T14:00:00Z", "2026-04-04T14:00:00Z", "2026-09-26T14:00:00Z",
            "2027-04-03T14:00:00Z", "2027-09-25T14:00:00Z",
        ])
    /// The clocks move by half an hour only, at 02:00.
    static let lordHowe = zone(
        "Australia/Lord_Howe", standard: 37_800, summer: 39_600, from: .summer,
        [
            "2025-04-05T15:00:00Z", "2025-10-04T15:30:00Z", "2026-04-04T15:00:00Z", "2026-10-03T15:30:00Z",
            "2027-04-03T15:00:00Z", "2027-10-02T15:30:00Z",
        ])
    static let kathmandu = Zone(name: "Asia/Kathmandu", shifts: [Zone.Shift(at: 0, offset: 20_700)])
    /// Beirut's clocks move at midnight: forward from 00:00 to 01:00, back from 00:00 to 23:00.
    static let beirut = zone(
        "Asia/Beirut", standard: 7200, summer: 10_800, from: .standard,
        ["2026-03-28T22:00:00Z", "2026-10-24T21:00:00Z"])

    private enum Season { case standard, summer }

    private static func zone(
        _ name: String, standard: Int, summer: Int, from season: Season, _ shifts: [String]
    ) -> Zone {
        let offsets = season == .standard ? [summer, standard] : [standard, summer]
        let first = Zone.Shift(at: 0, offset: season == .standard ? standard : summer)
        let rest = shifts.enumerated().map { index, text in
            Zone.Shift(at: instant(text).seconds, offset: offsets[index % 2])
        }
        return Zone(name: name, shifts: [first] + rest)
    }
}

/// The instant of a text that the test itself wrote; a text that is none gives 1970 and fails the test.
func instant(_ text: String) -> Instant { RFC3339.instant(from: text) ?? Instant(milliseconds: 0) }

/// The day of a text that the test itself wrote; a text that is none gives 1970 and fails the test.
func day(_ text: String) -> Day { Day(text) ?? Day(number: 0) }

/// The time of day of a text that the test itself wrote; a text that is none gives 00:00 and fails the test.
func clock(_ text: String) -> WallTime { WallTime(text) ?? .midnight }
