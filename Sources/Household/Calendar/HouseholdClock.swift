/// Keeps the time that rules go by, and how far the wall clock can be believed (Screen time, "Clock, zone, DST").
///
/// While the wall clock is trusted, rules go by it. Else they go by kidd's own clock, which goes on with the boot-time
/// clock: from the last trusted moment if that was in this boot. After the machine was off nothing tells for how long,
/// so the wall clock's time of day is taken on the first day after the stored moment that has it; the stored moment if
/// the wall clock shows less. So a wrong date never gets into anything that is written down, no time passes that did
/// not, and what is over stays over.
public struct HouseholdClock: Equatable, Sendable {
    /// How far the wall clock may be from the boot-time clock since a trusted moment, 2 minutes.
    public static let tolerance: Milliseconds = 2 * .minute
    /// The longest time that a machine's own clock is believed to have been off, 366 days: a date far in the future is
    /// a wrong one.
    public static let longestOff: Milliseconds = 366 * .day
    /// How often the kernel is asked at most while the clock is not trusted and no step is seen.
    static let askingPause: Milliseconds = .second

    /// How far the wall clock can be believed now.
    public package(set) var trust: ClockTrust
    /// The newest moment at which the clock was trusted, on kidd's own clock. It is what is stored.
    public package(set) var trusted: ClockAnchor
    /// Where kidd's own clock started.
    private var own: ClockAnchor
    /// The wall clock minus the boot-time clock when they were last looked at.
    private var lead: Milliseconds
    /// The boot-time clock when the kernel was last asked.
    private var askedAt: Milliseconds

    private init(_ trust: ClockTrust, own: ClockAnchor, trusted: ClockAnchor, at reading: Moment) {
        self.trust = trust
        self.own = own
        self.trusted = trusted
        lead = reading.lead
        askedAt = reading.bootTime
    }

    /// A clock that somebody has confirmed.
    public init(trusting reading: Moment) {
        self.init(.trusted, own: ClockAnchor(reading), trusted: ClockAnchor(reading), at: reading)
    }

    /// The first look after a start.
    ///
    /// A household that remembers no moment believes what it finds.
    ///
    /// - Parameters:
    ///   - uptime: how long the machine has been on, in milliseconds.
    ///   - isSynchronised: what the kernel says.
    /// - Returns: the keeper, and the step if the clock was set since the stored moment and that is not known yet.
    public static func start(
        _ memory: ClockMemory, at reading: Moment, uptime: Milliseconds, isSynchronised: Bool
    ) -> (keeper: HouseholdClock, jump: ClockJump?) {
        guard let anchor = memory.anchor else { return (HouseholdClock(trusting: reading), nil) }
        let isSameBoot = anchor.boot == reading.boot && anchor.bootTime <= reading.bootTime
        let least = isSameBoot ? anchor.wall(at: reading.bootTime) : anchor.wall + uptime
        let hasStepped =
            isSameBoot ? !anchor.isFollowed(by: reading) : reading.wall < least - tolerance
        let keeper: HouseholdClock
        if isSynchronised {
            keeper = HouseholdClock(trusting: reading)
        } else if isSameBoot {
            keeper = HouseholdClock(hasStepped ? .drifted : .trusted, own: anchor, trusted: anchor, at: reading)
        } else if memory.source == .rtc, anchor.wall <= reading.wall, reading.wall - anchor.wall <= longestOff {
            keeper = HouseholdClock(trusting: reading)
        } else {
            let own = ClockAnchor(
                wall: estimate(reading.wall, notBefore: least), bootTime: reading.bootTime, boot: reading.boot)
            keeper = HouseholdClock(.unknown, own: own, trusted: anchor, at: reading)
        }
        guard hasStepped, keeper.trust == .trusted || memory.jumpedIn != reading.boot else { return (keeper, nil) }
        return (keeper, ClockJump(from: least, to: reading.wall, trust: keeper.trust, anchor: keeper.trusted))
    }

    /// The first time after `least` with the wall clock's time of day; `least` if the wall clock shows less.
    private static func estimate(_ wall: Instant, notBefore least: Instant) -> Instant {
        wall < least ? least : least + (wall - least) % .day
    }

    /// Whether the wall clock is trusted and goes on to be: the usual case, in a few comparisons.
    public func follows(_ reading: Moment) -> Bool { trust == .trusted && own.isFollowed(by: reading) }

    /// The moment that rules go by.
    public func moment(of reading: Moment) -> Moment {
        if follows(reading) { return reading }
        var moment = reading
        moment.wall = own.wall(at: reading.bootTime).bounded
        return moment
    }

    /// Remembers that the clock was trusted at a reading that ``follows(_:)``.
    public mutating func see(_ reading: Moment) {
        trusted.wall = own.wall(at: reading.bootTime)
        trusted.bootTime = reading.bootTime
        lead = reading.lead
    }

    /// Looks whether the clock can be trusted.
    ///
    /// - Parameter isSynchronised: asks the kernel; not more often than once a second unless a step is seen.
    /// - Returns: the step, if the wall clock was set by more than ``tolerance`` since the last look.
    public mutating func look(at reading: Moment, isSynchronised: () -> Bool) -> ClockJump? {
        if trust != .unknown, own.isFollowed(by: reading) {
            // Where it was set back to what it was, too: what confirmed it then still does.
            trust = .trusted
            see(reading)
            return nil
        }
        let hasStepped = !(-Self.tolerance...Self.tolerance).contains(reading.lead - lead)
        lead = reading.lead
        if hasStepped || trust == .trusted || reading.bootTime - askedAt >= Self.askingPause {
            askedAt = reading.bootTime
            if isSynchronised() { return believe(reading) }
        }
        guard trust == .trusted || hasStepped else { return nil }
        if trust == .trusted { trust = .drifted }
        return ClockJump(from: own.wall(at: reading.bootTime), to: reading.wall, trust: trust, anchor: trusted)
    }

    /// The kernel confirms a reading that differs from the expected one.
    private mutating func believe(_ reading: Moment) -> ClockJump? {
        // How long the machine was off is no step.
        let isStep = trust != .unknown
        let from = own.wall(at: reading.bootTime)
        self = HouseholdClock(trusting: reading)
        return isStep ? ClockJump(from: from, to: reading.wall, trust: .trusted, anchor: trusted) : nil
    }
}

extension Moment {
    /// How far the wall clock is ahead of the boot-time clock.
    fileprivate var lead: Milliseconds { wall.milliseconds.adding(clamped: 0 &- bootTime) }
}
