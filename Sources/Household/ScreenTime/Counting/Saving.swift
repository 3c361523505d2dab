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
