import Words

extension ScreenTime {
    /// Locks now, until an instant or until a parent unlocks. A lock that lasts longer stands, unless the new one
    /// replaces it: who locks for half an hour does not mean to end the other parent's lock of a day.
    ///
    /// Refused with `invalid` when the end is not in the future.
    public func lock(
        until end: Instant? = nil, replaces: Bool = false, by: String, why: String? = nil
    ) -> TimeOutcome<LockReply> {
        if let end, end <= moment.wall {
            let message = "The lock would be over before it begins. Choose an end that is still to come, or none."
            return .refused([], .invalid(path: "until"), message)
        }
        let lock = ScreenLock(until: end, by: by, why: why)
        if let standing = book.lock, standing.holds(at: moment.wall) {
            if standing == lock { return changed([], Saying("parent.lock.already") + locked(lock)) }
            if !replaces, standing.outlasts(lock) { return changed([], locked(standing, isEarlier: true)) }
        }
        return changed([.locked(lock)], locked(lock))
    }

    private func locked(_ lock: ScreenLock, isEarlier: Bool = false) -> Saying {
        ParentWords.locked(lock, isEarlier: isEarlier, at: moment.wall, calendar.zone)
    }

    /// Ends a lock. Harmless when there is none.
    public func unlock(by: String) -> TimeOutcome<LockReply> {
        let isLocked = book.lock?.holds(at: moment.wall) == true
        return changed(isLocked ? [.unlocked(by: by)] : [], Saying(isLocked ? "parent.lock.over" : "parent.lock.none"))
    }

    private func changed(_ change: [TimeFact], _ note: Saying) -> TimeOutcome<LockReply> {
        var after = self
        let facts = after.count() + change
        after.book.apply(change)
        let reply = LockReply(changed: !change.isEmpty, decision: after.mayI(), now: moment.wall, note: note)
        return TimeOutcome(facts: facts, result: .success(reply))
    }
}
