/// The time in which an app may still save after the end of time (Screen time, The end of time).
public struct SaveTime: Hashable, Sendable {
    /// The app's lease.
    public var lease: LeaseID
    /// What the app is, for the log.
    public var app: String?
    /// The first instant at which it has to be closed.
    public var closeBy: Instant
    /// The same on the measuring clock.
    public var closeMark: MonoMark

    /// A time to save up to a point on both clocks.
    public init(lease: LeaseID, app: String? = nil, closeBy: Instant, closeMark: MonoMark) {
        self.lease = lease
        self.app = app
        self.closeBy = closeBy
        self.closeMark = closeMark
    }
}

/// What is left of the time to save.
public struct SaveLeft: Hashable, Sendable {
    /// Whole seconds, begun ones counted.
    public var seconds: Int
    /// The first instant at which the app has to be closed.
    public var closeBy: Instant

    /// A time to save that is left.
    public init(seconds: Int, closeBy: Instant) {
        self.seconds = seconds
        self.closeBy = closeBy
    }
}

extension ScreenTime {
    /// The seconds that an app can ask for to save.
    public static let saveSeconds = 1...60

    /// The time to save of a lease that was just called: once per end, from the end on; never under a lock, and never
    /// for what the filter keeps away. It counts as use. The next end gives a new one, once the child was allowed again.
    func saving(_ lease: Lease, _ decision: Decision) -> (facts: [TimeFact], left: SaveLeft?) {
        guard let seconds = lease.saveSeconds else { return ([], nil) }
        let known = book.saves.first { $0.lease == lease.id }
        if decision.allowed { return (known == nil ? [] : [.saveOver(lease.id)], nil) }
        guard decision.state.maySave else { return ([], nil) }
        if let known { return ([], known.left(at: moment)) }
        let sinceEnd = max(0, book.ended?.distance(to: moment) ?? 0)
        let left = Milliseconds(min(seconds, Self.saveSeconds.upperBound)) * .second - sinceEnd
        guard left > 0 else { return ([], nil) }
        let save = SaveTime(
            lease: lease.id, app: lease.activity.app, closeBy: moment.wall + left,
            closeMark: MonoMark(mono: moment.mono + left, boot: moment.boot))
        return ([.saveBegan(save)], save.left(at: moment))
    }
}

extension SaveTime {
    /// What is left at a moment; nil when it is over.
    fileprivate func left(at moment: Moment) -> SaveLeft? {
        guard moment.boot == closeMark.boot, moment.mono < closeMark.mono else { return nil }
        return SaveLeft(seconds: (closeMark.mono - moment.mono).secondsBegun, closeBy: closeBy)
    }
}

extension TimeState {
    /// Whether time has come to its end by a limit or a window: what a parent stops at once is not saved.
    fileprivate var maySave: Bool {
        switch self {
        case .quietHours, .outsideAllowedWindow, .dailyLimitReached, .weeklyLimitReached, .sessionLimitReached,
            .budgetReached:
            true
        case .sealed, .damaged, .lockedByParent, .notAllowed, .warning, .active: false
        }
    }
}
