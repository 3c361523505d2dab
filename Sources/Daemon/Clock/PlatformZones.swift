import Foundation
import Household

/// Time zones of the platform as tables of shifts, made once when a household's zone becomes known.
public enum PlatformZones {
    /// The years for which a table is made.
    static let years = 1970...2100

    /// The zone with this IANA name, or nil when the platform does not know it.
    public static func zone(named name: String) -> Zone? {
        guard let platform = TimeZone(identifier: name),
            TimeZone.knownTimeZoneIdentifiers.contains(name) || name == "UTC"
        else { return nil }
        let first = Int64(0)
        let last = Int64(years.count) * 31_556_952
        var shifts = [Zone.Shift(at: first, offset: platform.secondsFromGMT(for: date(first)))]
        var at = date(first)
        while let next = platform.nextDaylightSavingTimeTransition(after: at), next.timeIntervalSince1970 < Double(last)
        {
            let second = Int64(next.timeIntervalSince1970.rounded())
            let offset = platform.secondsFromGMT(for: next)
            if offset != shifts[shifts.count - 1].offset { shifts.append(Zone.Shift(at: second, offset: offset)) }
            at = next
        }
        return Zone(name: name, shifts: shifts)
    }

    private static func date(_ seconds: Int64) -> Date {
        Date(timeIntervalSince1970: TimeInterval(seconds))
    }
}
