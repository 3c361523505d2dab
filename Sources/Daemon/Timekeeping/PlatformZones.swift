import Foundation
import Household

/// Time zones of the platform as tables of shifts, made once when a household's zone becomes known.
public enum PlatformZones {
    /// Seconds since 1970 at which tables end: the beginning of 2101.
    static let end: Int64 = 4_133_980_800

    /// The zone with this IANA name, or nil when the platform does not know it.
    public static func zone(named name: String) -> Zone? {
        // "GMT+2" and the like are no zones with rules: only what has a name of its own.
        guard let platform = TimeZone(identifier: name), isName(name) else { return nil }
        var shifts = [Zone.Shift(at: 0, offset: platform.secondsFromGMT(for: date(0)))]
        var at = date(0)
        while let next = platform.nextDaylightSavingTimeTransition(after: at),
            next.timeIntervalSince1970 < Double(end)
        {
            let second = Int64(next.timeIntervalSince1970.rounded())
            let offset = platform.secondsFromGMT(for: next)
            if offset != shifts[shifts.count - 1].offset { shifts.append(Zone.Shift(at: second, offset: offset)) }
            at = next
        }
        return Zone(name: name, shifts: shifts)
    }

    /// `UTC`, `Japan`, `Asia/Kolkata`, `Etc/GMT+2`: a known name without a zone of the system's own making.
    private static func isName(_ name: String) -> Bool {
        if name.contains("/") { return !name.contains("..") }
        return !name.isEmpty && !name.contains { $0 == "+" || $0 == "-" || $0.isNumber }
    }

    private static func date(_ seconds: Int64) -> Date {
        Date(timeIntervalSince1970: TimeInterval(seconds))
    }
}
