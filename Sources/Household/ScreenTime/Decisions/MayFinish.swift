extension ScreenTime {
    /// Answers "may the child finish what is open?" (Screen time, The end of time).
    ///
    /// Within the grace of the policy after the end of time, what was open at the end may be finished; never under a
    /// lock or against the filter. The end is known from the book, when a running use reached it; else it is the point
    /// at which quiet hours began or the allowed windows closed; else (a limit was lowered) it lies after the opening, so that nothing is given too much.
    ///
    /// - Parameters:
    ///   - questionOpenSince: when the open question was first shown, by the wall clock; nil when none is open.
    ///   - lessonOpenSince: when the lesson was started or resumed, by the wall clock; nil when none is open.
    public func mayFinish(
        _ activity: ActivityRef, standing: Standing = .open, questionOpenSince: Instant?,
        lessonOpenSince: Instant? = nil
    ) -> FinishDecision {
        let now = settled()
        let decision = now.mayI(activity, standing: standing)
        if decision.allowed { return FinishDecision(allowed: true, remainingSeconds: nil, decision: decision) }
        let left = now.graceLeft(decision.state, question: questionOpenSince, lesson: lessonOpenSince)
        return FinishDecision(allowed: left != nil, remainingSeconds: left?.secondsLeft ?? 0, decision: decision)
    }

    /// The same for an open activity and the question that stands in it.
    public func mayFinish(_ open: Activity, _ activity: ActivityRef, standing: Standing) -> FinishDecision {
        mayFinish(
            activity, standing: standing,
            // A sprint is one thing: it may come to its end.
            questionOpenSince: open.kind == .timed ? open.startedAt : open.questionOpenSince,
            lessonOpenSince: open.startedAt)
    }

    /// The ends of time after which something may be finished: never a lock or the filter.
    private static let finishable: Set<TimeState> = [
        .quietHours, .outsideAllowedWindow, .dailyLimitReached, .weeklyLimitReached, .sessionLimitReached,
        .budgetReached,
    ]

    /// What is left of the grace; nil when there is none.
    private func graceLeft(_ state: TimeState, question: Instant?, lesson: Instant?) -> Milliseconds? {
        guard Self.finishable.contains(state) else { return nil }
        let open: Instant?
        switch policy.finishing {
        case .none: return nil
        case .question: open = question
        case .lesson: open = lesson ?? question
        }
        guard let open, let sinceEnd = sinceEnd(state, openSince: open) else { return nil }
        let left = policy.finishing.grace - sinceEnd
        return sinceEnd >= 0 && left >= 0 ? left : nil
    }

    /// How long time has been over; nil when the thing was opened after the end.
    private func sinceEnd(_ state: TimeState, openSince open: Instant) -> Milliseconds? {
        if let ended = book.ended { return open <= ended.wall ? ended.distance(to: moment) : nil }
        guard state == .quietHours || state == .outsideAllowedWindow, isShut(at: moment.wall) else {
            return moment.wall - open
        }
        guard let start = shutStart(within: policy.finishing.grace), open <= start else { return nil }
        return moment.wall - start
    }

    /// Whether the clock alone stops the child: quiet hours, or windows of which none is open.
    private func isShut(at instant: Instant) -> Bool {
        quietHours.contains(instant) || allowedHours.open(at: instant)?.isEmpty == true
    }

    /// When the clock alone began to stop the child, if that is no longer ago than given.
    private func shutStart(within length: Milliseconds) -> Instant? {
        let end = moment.wall + 1
        var probe = moment.wall - length - 1
        var isShut = isShut(at: probe)
        var start: Instant?
        while let change = [
            quietHours.nextChange(after: probe, before: end), allowedHours.nextEdge(after: probe, before: end),
        ].compactMap({ $0 }).min() {
            let wasShut = isShut
            isShut = self.isShut(at: change)
            if isShut, !wasShut { start = change }
            probe = change
        }
        return start
    }
}
