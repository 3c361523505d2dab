import API
import Glibc
import Household
import JSONRPC
import Shapes

/// A point of time on a command line: an instant, or the next time that the household's clock shows.
enum TimePoint: Equatable, Sendable {
    case instant(Instant)
    case clock(WallTime)
    /// On the date after today's.
    case tomorrow(WallTime)

    /// A time of day whose next occurrence is further ahead than this was meant for today, and has passed.
    static let farAhead: Milliseconds = .day / 2

    /// `18:00`, `tomorrow 18:00` or RFC 3339; nil for anything else.
    init?(_ text: String) {
        switch DayTime(text) {
        case .instant(let instant): self = .instant(instant)
        case .clock(let time): self = .clock(time)
        case .day(.ahead(1), let time): self = .tomorrow(time)
        default: return nil
        }
    }

    /// The instant that is meant. At 19:00 "18:00" is refused, because it may well have been meant for today; at 22:00
    /// "07:00" is that of tomorrow.
    ///
    /// - Parameter asParent: Whether the household's zone may be asked for, which tells about clocks that are put
    ///   forward or back before the time comes.
    func resolved(in session: Invocation, asParent: Bool) throws -> Instant {
        let next = try next(in: session, asParent: asParent)
        if case .clock(let time) = self, Self.isDoubtful(next.instant, now: next.now, midnight: next.midnight) {
            throw Problem(
                .refused, "\(time) has passed today", remedy: "did you mean tomorrow? Write: 'tomorrow \(time)'")
        }
        return next.instant
    }

    /// Whether a time of day was meant for today, as likely as not, and has passed.
    ///
    /// - Parameter midnight: when the clock's date ends.
    static func isDoubtful(_ next: Instant, now: Instant, midnight: Instant) -> Bool {
        next > midnight && next - now > farAhead
    }

    /// The next instant that is meant, however far ahead, and what the clock shows.
    func next(in session: Invocation, asParent: Bool) throws -> (instant: Instant, now: Instant, midnight: Instant) {
        if case .instant(let instant) = self { return (instant, instant, instant) }
        let zone = asParent ? try session.call(HouseholdGet.method, Nothing()).value.zone : nil
        let info = try session.plainly(DaemonInfo.method, Nothing())
        let now = info.value.now
        let offset = info.zone.offset(at: now)
        let midnight = Self.next(.endOfDay, after: now, offset: offset, zone: zone)
        switch self {
        case .instant(let instant): return (instant, now, midnight)
        case .clock(let time):
            let next = Self.next(time, after: now, offset: offset, zone: zone)
            return (next, now, midnight)
        case .tomorrow(let time):
            let later = info.zone.offset(at: midnight)
            return (Self.next(time, after: midnight - 1, offset: later, zone: zone), now, midnight)
        }
    }

    /// The instant that is meant of those around now on this machine's own clock.
    func nearest(in session: Invocation) throws -> Instant {
        switch self {
        case .instant(let instant): return instant
        case .tomorrow: throw Problem(.refused, "the time now is not tomorrow's", remedy: "write a time such as 18:00")
        case .clock(let clock):
            let household = try session.call(HouseholdGet.method, Nothing())
            let now = Instant(seconds: Int64(time(nil)))
            let next = Self.next(
                clock, after: now, offset: household.zone.offset(at: now), zone: household.value.zone)
            return next - now > .day / 2 ? next - .day : next
        }
    }

    /// The next instant at which a clock shows a time.
    ///
    /// - Parameters:
    ///   - offset: Seconds that the clock is ahead of UTC now.
    ///   - zone: The name of its zone; ignored when this machine does not know it.
    static func next(_ time: WallTime, after now: Instant, offset: Int, zone: String?) -> Instant {
        if let zone, let known = next(time, after: now, offset: offset, zoneFile: zone) { return known }
        let face = now.seconds + Int64(offset)
        let midnight = face - ((face % 86_400) + 86_400) % 86_400
        let today = Instant(seconds: midnight + Int64(time.minutes) * 60 - Int64(offset))
        return today > now ? today : today + .day
    }

    /// By the platform's zone file; nil when that does not show now what the household's clock shows.
    private static func next(_ time: WallTime, after now: Instant, offset: Int, zoneFile: String) -> Instant? {
        setenv("TZ", zoneFile, 1)
        tzset()
        var second = time_t(now.seconds)
        var face = tm()
        guard localtime_r(&second, &face) != nil, face.tm_gmtoff == offset else { return nil }
        for days in 0...1 {
            var then = face
            then.tm_mday += CInt(days)
            then.tm_hour = CInt(time.minutes / 60)
            then.tm_min = CInt(time.minutes % 60)
            then.tm_sec = 0
            then.tm_isdst = -1
            let instant = Instant(seconds: Int64(mktime(&then)))
            if instant > now { return instant }
        }
        return nil
    }
}
