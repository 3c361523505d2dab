extension ScreenTime {
    /// Locks now, until an instant or until a parent unlocks. A lock that holds is replaced by the new one.
    ///
    /// Refused with `invalid` when the end is not in the future.
    public func lock(until end: Instant? = nil, by: String, why: String? = nil) -> TimeOutcome<LockReply> {
        if let end, end <= moment.wall {
            let message = "The lock would be over before it begins. Choose an end that is still to come, or none."
            return .refused([], .invalid(path: "until"), message)
        }
        let lock = ScreenLock(until: end, by: by, why: why)
        return changed(book.lock == lock ? [] : [.locked(lock)])
    }

    /// Ends a lock. Harmless when there is none.
    public func unlock(by: String) -> TimeOutcome<LockReply> {
        let isLocked = book.lock?.holds(at: moment.wall) == true
        return changed(isLocked ? [.unlocked(by: by)] : [])
    }

    private func changed(_ change: [TimeFact]) -> TimeOutcome<LockReply> {
        var after = self
        let facts = after.count() + change
        after.book.apply(change)
        let reply = LockReply(changed: !change.isEmpty, decision: after.mayI(), now: moment.wall)
        return TimeOutcome(facts: facts, result: .success(reply))
    }
}
