extension ScreenTime {
    /// Begins a lease. One that is open under the id is renewed instead: beginning twice is harmless.
    ///
    /// Refused with `notNow` when the child may not, `leaseTaken` when the id is open for another activity,
    /// `tooManyLeases`, and `invalid` for an impossible id. While something is being finished after the end of time
    /// (`mayFinish`), the lease begins all the same, because the grace counts as use.
    ///
    /// - Parameter places: which places the one who asks may take; looked up for a lease that begins.
    public func beginLease(
        _ id: LeaseID, for activity: ActivityRef, standing: Standing = .open, isFinishing: Bool = false,
        saveSeconds: Int? = nil, places: @autoclosure () -> LeasePlaces = .all
    ) -> TimeOutcome<LeaseReply> {
        if let fault = Self.idFault(id.rawValue) { return .refused([], .invalid(path: "lease"), fault) }
        var now = self
        var settled = now.count()
        if let open = now.book.lease(id) {
            guard open.activity.isSame(as: activity) else {
                let message = "This lease is open for another activity: end it, or begin one with another id."
                return .refused(settled, .leaseTaken(id), message)
            }
            return now.renewed(open, &settled, standing, knowing: activity)
        }
        let decision = now.decide(activity, standing: standing)
        guard decision.allowed || isFinishing else {
            return .refused(settled, .notNow(decision), decision.say.description)
        }
        // Who asks for one too many in a loop fills no journal: what was used meanwhile is counted by the next call of those
        // that are open.
        guard now.book.leases.count < Lease.mostOpen else {
            let message = "\(Lease.mostOpen) leases are open: end one, or wait a minute until they expire."
            return .refused([], .tooManyLeases(most: Lease.mostOpen), message)
        }
        guard places().hasOne(beside: now.book.leases) else {
            let message = "This account holds as many leases of the child as it may: end one, or wait a minute."
            return .refused([], .tooManyLeases(most: Lease.mostOfAccount), message)
        }
        let lease = Lease(
            id: id, activity: activity, began: moment.wall, called: moment.wall, calledMark: moment.mark,
            saveSeconds: saveSeconds)
        let new = now.sessionBegun() + [.leaseBegan(lease)]
        settled += new
        now.book.apply(new)
        return now.reply(to: lease, &settled, standing)
    }

    /// Renews a lease. The child may have to stop all the same: the decision says so, and use goes on to count.
    ///
    /// Refused with `leaseExpired` when it is not open; its time is among the facts nevertheless.
    ///
    /// - Parameter idleSeconds: how long nobody was there since the last call, as the front-end says.
    public func renewLease(
        _ id: LeaseID, idleSeconds: Int = 0, standing: Standing = .open
    ) -> TimeOutcome<LeaseReply> {
        var now = self
        var settled = now.count(idle: idleSeconds, of: id)
        guard let open = now.book.lease(id) else {
            return .refused(settled, .leaseExpired(id), "This lease is over. Begin a new one to go on.")
        }
        return now.renewed(open, &settled, standing)
    }

    /// Ends a lease. Ending one that is not open is harmless.
    ///
    /// - Parameter idleSeconds: how long nobody was there since the last call, as the front-end says.
    public func endLease(
        _ id: LeaseID, idleSeconds: Int = 0, standing: Standing = .open
    ) -> TimeOutcome<LeaseReply> {
        var now = self
        let settled = now.count(idle: idleSeconds, of: id)
        let activity = book.lease(id)?.activity ?? .anything
        let ends: [TimeFact] = now.book.lease(id) == nil ? [] : [.leaseEnded(id)]
        now.book.apply(ends)
        let decision = now.decide(activity, standing: standing)
        return TimeOutcome(
            facts: settled + ends, result: .success(LeaseReply(lease: id, expiresAt: nil, decision: decision)))
    }

    /// - Parameter activity: what is said of the activity now: of a lesson, more may be known than when it began.
    private mutating func renewed(
        _ open: Lease, _ facts: inout [TimeFact], _ standing: Standing, knowing activity: ActivityRef? = nil
    ) -> TimeOutcome<LeaseReply> {
        var open = open
        var fact = TimeFact.leaseRenewed(open.id, called: moment.wall, mark: moment.mark)
        if let activity, activity != open.activity, open.activity.includes(activity) {
            (open.activity, open.called, open.calledMark) = (activity, moment.wall, moment.mark)
            fact = .leaseBegan(open)
        }
        facts.append(fact)
        book.apply(fact)
        return reply(to: open, &facts, standing)
    }

    /// - Parameter facts: what has happened, which the book has; more may follow.
    private func reply(
        to lease: Lease, _ facts: inout [TimeFact], _ standing: Standing
    ) -> TimeOutcome<LeaseReply> {
        let decision = decide(lease.activity, standing: standing)
        let saving = saving(lease, decision)
        let reply = LeaseReply(
            lease: lease.id, expiresAt: moment.wall + Lease.lifetime, decision: decision, save: saving.left)
        facts += saving.facts
        return TimeOutcome(facts: facts, result: .success(reply))
    }
}
