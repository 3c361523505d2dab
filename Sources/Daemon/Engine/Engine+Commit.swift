import API
import Household
import JSONRPC
import Journal
import RPCServer
import Words

/// From what was decided to what is stored: the one way into memory and journal.
extension Engine {
    /// Commits what a handler decided and gives its reply, which waits for that.
    ///
    /// - Parameter key: that of the call, if it has one.
    func commit<Params, Result>(
        _ change: Change<Result>, _ method: Method<Params, Result>, for call: Call, key: IdempotencyKey? = nil
    ) throws(RPCError) -> Outcome {
        let turn = change.turn.closed(in: context.turn(at: call.moment))
        switch change.outcome {
        case .refusal(let error):
            // What only counts time is counted again by the next call, when it cannot be stored now.
            if commits.canSeal(turn), commits.hasRoom(for: turn) {
                commit(turn, by: call.author, at: call.moment)
            }
            throw error
        case .reply(let make):
            try commits.requireRoom(for: turn)
            guard commits.canSeal(turn) else { throw .childDamaged(at: call.moment) }
            let result = try make(turn)
            let encoded = encode(result, method, about: call.hearer)
            guard let key else {
                return .reply(Reply(result: encoded, after: commit(turn, by: call.author, at: call.moment)))
            }
            var kept = KeyedReply(caller: key.caller, key: key.text, digest: key.digest, reply: .encoded(encoded))
            if turn.isEmpty { return self.kept(try commits.keep(kept, of: turn, at: call.moment), encoded, for: call) }
            if let reply = change.keep(result) { kept.reply = reply }
            return .reply(Reply(result: encoded, after: commit(turn, by: call.author, key: kept, at: call.moment)))
        }
    }

    /// The first reply to a call with a key that is known.
    func outcome(_ known: KeyedReplies.Known, for call: Call) throws(RPCError) -> Outcome {
        switch known.reply {
        // What was answered is erased.
        case .encoded([]): throw .lostReply
        case .encoded(let result) where known.seq == 0: return kept(known.number, result, for: call)
        case .encoded(let result): return .reply(Reply(result: result, after: known.seq))
        case .answer(let receipt):
            let result = encode(
                .init(again: receipt, from: context.shelf), ActivityAnswer.method, about: call.hearer)
            return .reply(Reply(result: result, after: known.seq))
        case .apart: throw .lostReply
        }
    }

    /// A reply that no record holds: it leaves when it is stored itself, so that a repetition gets it after a restart.
    private func kept(_ number: Int64, _ result: [UInt8], for call: Call) -> Outcome {
        if number <= commits.storedReply { return .reply(Reply(result: result, after: 0)) }
        let pending = call.pendingReply()
        commits.whenKept(number) { [unowned self] error in
            rpc.finish(pending, error.map { .failure($0) } ?? .success(Reply(result: result, after: 0)))
        }
        return .pending(pending)
    }

    /// Commits what was decided on a PIN.
    func conclude<Params, Result>(
        _ check: PINCheck<Result>, _ verdict: PINVerdict, _ method: Method<Params, Result>, _ session: RPCSession,
        at moment: Moment
    ) -> Swift.Result<Reply, RPCError> {
        let conclusion = check.conclude(access, verdict, session, moment)
        let turn = conclusion.turn.closed(in: context.turn(at: moment))
        let seq = commit(turn, by: conclusion.author, at: moment)
        switch conclusion.outcome {
        case .refusal(let error): return .failure(error.told(to: context.listener(about: nil)))
        case .reply(let make):
            return .success(Reply(result: encode(make(access, seq), method, about: nil), after: seq))
        }
    }

    /// Commits what is about the household alone; nothing before it is set up, or when its rows cannot be read.
    func commit(household facts: [HouseholdFact], by author: Author, at moment: Moment) {
        guard !facts.isEmpty, commits.ledger.home.household != nil, commits.damage.isEmpty else { return }
        commit(Turn(household: facts).closed(in: context.turn(at: moment)), by: author, at: moment)
    }

    /// Writes down a turn: into memory now, into the journal as soon as the disk allows.
    ///
    /// - Returns: The number of its last record, which replies that depend on it wait for; what may have been seen when
    ///   nothing happened.
    @discardableResult
    func commit(_ turn: ClosedTurn, by author: Author, key: KeyedReply? = nil, at moment: Moment) -> Int64 {
        let records = commits.records(of: turn, by: author, key: key, at: moment)
        guard let last = records.last else { return commits.seen(by: turn) }
        for record in records {
            let told = EventProjection(commits.ledger, context.badges) { [context] child, grant in
                context.caution(about: grant, of: child, at: moment)
            } left: { [context] child, activity in
                context.mayI(child, activity, at: moment).secondsNow
            } titles: { [context] child, activity in
                (context.shelf.title(of: activity), context.gate(of: child, at: moment).title(of: activity))
            }.events(of: record)
            commits.take(record)
            notice(record)
            events.announce(told, of: record)
        }
        commits.store(records, key: key, at: moment)
        commit(household: time.note(at: moment), by: .daemon, at: moment)
        return last.stamp.seq
    }

    /// What a record changes for the rooms beside memory.
    private func notice(_ record: Record) {
        let meaning = record.facts.meaning
        // Days and weeks may be others from now on, for what is looked at next too.
        if meaning.contains(.changesCalendar) {
            time.adoptCalendar()
            retention.lookAgain()
        }
        if meaning.contains(.changesBadges) { context.badges = context.badges.with(commits.ledger.home.badges) }
        if let child = record.child, !meaning.contains(.changesAccess) { kept.forget(child) } else { kept.forgetAll() }
        access.take(record)
        retention.notice(record)
        guard meaning.contains(.isAboutClock), time.take(record.facts) else { return }
        commits.whenSettled { [unowned self] in time.confirmed() }
        clockChanged()
    }

    // MARK: What became of it

    /// What became of records that were handed to the journal.
    func settle(_ outcome: CommitOutcome) {
        defer { noticeRoom() }
        switch outcome {
        case .stored(let seq):
            commits.stored(upTo: seq)
            commits.runKept()
            // Those who wait come first.
            rpc.deliverWaiting()
            commits.runSettled()
            events.tellStored(upTo: seq)
            keepSnapshotWhenDue()
            retention.lookWhenDue(at: context.moment)
        case .failed(let failure, let epoch):
            commitFailed(failure, epoch)
            rpc.deliverWaiting()
            commits.runSettled()
            events.dropUnstored()
        }
    }

    /// Memory goes back to what is known to be stored, and everyone who waited is told that nothing was changed, or that nobody
    /// can tell.
    private func commitFailed(_ failure: CommitFailure, _ epoch: Int) {
        let became = failure.isUndecided ? "nobody can tell whether it was done" : "nothing was changed"
        log.error("storing failed; \(became)", metadata: ["reason": "\(failure.message)"])
        commits.rollBack(epoch: epoch)
        access.rollBack(to: commits.storedSeq)
        kept.forgetAll()
        time.rollBack()
        context.badges = context.badges.with(commits.ledger.home.badges)
        rpc.fail(RPCError(failure))
        commits.runKept(RPCError(failure))
    }

    /// The disk became full, or takes everything again: other answers are right from now on.
    private func noticeRoom() {
        guard let level = commits.newRoom() else { return }
        switch level {
        case .ample: log.notice("there is room on the disk again")
        case .reserve: log.warning("the disk is full: only use of time, unlocks and grants are stored, in the reserve")
        case .spent: log.error("the disk is full and the reserve is used up: no new use of time begins")
        }
        clockChanged()
    }

    func keepSnapshotWhenDue() {
        let own = EngineHandle(self)
        commits.keepSnapshotWhenDue(at: time.now().wall) { isStored in
            own.execute { $0.commits.snapshotEnded(isStored: isStored) }
        }
    }
}

extension RPCError {
    /// A commit that failed, as its callers are told.
    init(_ failure: CommitFailure) {
        guard !failure.isUndecided else {
            self.init(
                .storageFailed,
                "storing failed, and nobody can tell whether it was done: it is decided when the disk works again, or when "
                    + "kidd starts anew; look then before you try again", [Self.later])
            return
        }
        switch failure.kind {
        case .full:
            self.init(
                .storageFull, "the disk is full, so nothing was changed: free some space and try again", [Self.later])
        case .readOnly:
            self.init(
                .storageReadOnly, "the data folder cannot be written, so nothing was changed: make it writable",
                [Self.later])
        case .io:
            self.init(
                .storageFailed, "storing failed, so nothing was changed: the daemon's log has the reason", [Self.later])
        }
    }

    /// Words for a child whose call could not be stored.
    static let later = Detail.say(Saying("refusal.cannotBeKept"))
}
