/// A chain of leases whose gaps are shorter than a break (Screen time, Limits).
///
/// A gap is measured by the clock that runs on in suspend, so that sleep of the machine is a gap and no step of the wall
/// clock makes or ends one. Only over another boot, where nothing else measures, the wall clock tells how long it was.
public struct ScreenSession: Hashable, Sendable {
    /// Milliseconds used since the last break, free activities and granted time included.
    public var used: Milliseconds
    /// Where use ended, on the measuring clock.
    public var mark: MonoMark
    /// Where use ended, on the clock that runs on in suspend.
    public var bootTime: Milliseconds
    /// Where use ended, by the wall clock.
    public var wall: Instant

    /// A session that was used last at a point of all clocks.
    public init(used: Milliseconds, mark: MonoMark, bootTime: Milliseconds, wall: Instant) {
        self.used = used
        self.mark = mark
        self.bootTime = bootTime
        self.wall = wall
    }

    /// How long nothing was used before a point in a boot, as it shows on the clock that runs on in suspend.
    ///
    /// - Parameter isTrusted: whether the wall clock can tell how long the machine was off; else only the time since it
    ///   was started counts, so that a clock that is set before a restart ends no session.
    func gap(toBootTime point: Milliseconds, wall now: Instant, boot: BootID, isTrusted: Bool) -> Milliseconds {
        if mark.boot == boot, point >= bootTime { return point - bootTime }
        return max(0, mark.boot == boot ? 0 : point, isTrusted ? now - wall : 0)
    }
}

extension ScreenTime {
    /// Whether a rule needs sessions to be known.
    var countsSessions: Bool { policy.session != nil || policy.breakNudgeMinutes != nil }

    /// Milliseconds without use that end a session.
    var breakLength: Milliseconds {
        Milliseconds(policy.session?.breakMinutes ?? SessionLimit.usualBreakMinutes) * .minute
    }

    /// What was used since the last break.
    var sessionUsed: Milliseconds {
        guard countsSessions, let session = book.session, breakLeft(of: session) > 0 else { return 0 }
        return session.used
    }

    /// When a break ends that begins with the last use; nil when there is no session.
    var endOfBreak: Instant? {
        guard countsSessions, let session = book.session, session.used > 0 else { return nil }
        let left = breakLeft(of: session)
        return left > 0 ? moment.wall + left : nil
    }

    private func breakLeft(of session: ScreenSession) -> Milliseconds {
        breakLength
            - session.gap(
                toBootTime: moment.bootTime, wall: moment.wall, boot: moment.boot, isTrusted: calendar.hold == nil)
    }

    /// The session when a lease begins now: the chain goes on, or a new one begins.
    func sessionBegun() -> [TimeFact] {
        guard countsSessions, book.leases.isEmpty else { return [] }
        let session = ScreenSession(
            used: sessionUsed, mark: moment.mark, bootTime: moment.bootTime, wall: moment.wall)
        return [.sessionSet(session)]
    }
}
