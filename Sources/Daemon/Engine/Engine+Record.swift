import Household
import JSONRPC
import Journal
import NIOCore

extension Engine {
    /// Writes down what happened: into memory now, into the journal as soon as the disk allows.
    ///
    /// - Returns: The number of the record, which replies that depend on it wait for; that of the last one about this
    ///   child when nothing happened.
    @discardableResult
    func record(_ facts: [Fact], child: ChildID?, by author: Author, key: KeyedReply? = nil, at moment: Moment) -> Int64
    {
        if facts.isEmpty {
            // Nothing happened: its key is kept in memory only, so that nobody fills the disk with nothing.
            let seen = child.map(ledger.commit(of:)) ?? ledger.homeSeq
            if let key { keyed.remember(key, seq: seen, at: moment, isStored: false) }
            return seen
        }
        let record = Record(
            stamp: Stamp(device: parts.journal.device, seq: ledger.lastSeq + 1, at: moment.wall), child: child,
            by: author, facts: ledger.unstored(child) + facts, key: key)
        let events = happenings(in: record)
        ledger.append(record)
        // Days and weeks may be others from now on, for what is looked at next too.
        if child == nil, facts.contains(where: \.changesCalendar) { adoptCalendar() }
        if let key { keyed.remember(key, seq: record.stamp.seq, at: moment) }
        if let child, facts.allSatisfy(\.saysNothingOfAccess) {
            hotReplies.forget(child)
        } else {
            hotReplies.forgetAll()
        }
        let newKey: Int64? =
            if case .household(.childAdded(_, let handle, _, _)) = facts.first { handle } else { nil }
        parts.journal.append(
            JournalEntry(
                seq: record.stamp.seq, profile: ledger.handle(of: child),
                kind: RecordKind(of: record).rawValue, at: moment.wall.milliseconds,
                encoding: { RecordCodec.encode(record) }, newProfileKey: newKey),
            epoch: epoch)
        announce(events, of: record)
        if child == nil { takeClock(from: record) }
        noteClock(at: moment)
        return record.stamp.seq
    }

    /// The commit that the answer to a reading call has to wait for: everything it may have seen.
    func commitToWait(for call: Call) -> Int64 {
        guard let child = call.child else { return ledger.lastSeq }
        return max(ledger.commit(of: child), ledger.homeSeq)
    }

    /// What became of records that were handed to the journal; comes from its thread.
    nonisolated func journalAnswered(_ outcome: CommitOutcome) {
        loop.execute { self.assumeIsolated { $0.settle(outcome) } }
    }

    private func settle(_ outcome: CommitOutcome) {
        switch outcome {
        case .stored(let seq):
            // Those who wait come first.
            deliver(stored: seq)
            ledger.stored(upTo: seq)
            runAfterCommit()
            tellStored(upTo: seq)
            keepSnapshotWhenDue()
        case .failed(let failure, let newEpoch):
            commitFailed(failure, newEpoch)
            deliver(stored: ledger.storedSeq)
            runAfterCommit()
            dropUnstoredEvents()
        }
    }

    /// Runs something as soon as everything that is known now is stored, or was not kept.
    func whenStored(_ action: @escaping (isolated Engine) -> Void) {
        if ledger.lastSeq <= ledger.storedSeq { return action(self) }
        afterCommit.append((ledger.lastSeq, action))
    }

    private func runAfterCommit() {
        // After a failed commit nothing is under way: the last number is a stored one again.
        let isSettled = ledger.lastSeq == ledger.storedSeq
        while let first = afterCommit.first, isSettled || first.seq <= ledger.storedSeq {
            afterCommit.removeFirst()
            first.action(self)
        }
    }

    /// Puts a reply that came later into its place and sends what can leave.
    func finish(_ later: PendingReply, _ result: Result<Reply, RPCError>, errorAfter seq: Int64 = 0) {
        guard !later.isFinished else { return }
        later.finish(
            result.mapError { worded($0, of: later.method, uid: later.session.peer.uid) }, errorAfter: seq)
        guard sessions[later.session.id] != nil else { return }
        waiting.insert(later.session.id)
        deliver(later.session, stored: ledger.storedSeq)
        openSubscription(of: later.session.id)
    }

    /// Sends what has become ready on one connection; what comes too late says so.
    func deliver(_ session: RPCSession, stored seq: Int64) {
        if session.hasDeadlines { session.judge(at: parts.clock.read().bootTime, stored: seq) }
        let hadDeadlines = session.hasDeadlines
        session.deliver(stored: seq)
        if hadDeadlines, !session.hasDeadlines { putOffDeadlines(of: session) }
    }

    private func deliver(stored seq: Int64) {
        for id in waiting {
            guard let session = sessions[id] else { continue }
            deliver(session, stored: seq)
            openSubscription(of: id)
            if session.inFlight == 0 { waiting.remove(id) }
        }
    }

    /// Memory goes back to what is stored, and everyone who waited is told that nothing was changed.
    private func commitFailed(_ failure: CommitFailure, _ newEpoch: Int) {
        parts.log.error("storing failed; nothing was changed", metadata: ["reason": "\(failure.message)"])
        epoch = newEpoch
        ledger.rollBack()
        keyed.rollBack(to: ledger.storedSeq)
        tokens.rollBack(to: ledger.storedSeq)
        hotReplies.forgetAll()
        activityOwners = ActivityOwners(ledger.children())
        restoreClock()
        adoptCalendar()
        let error = RPCError(failure)
        for id in waiting {
            sessions[id]?.fail(after: ledger.storedSeq, error)
        }
    }
}

extension Fact {
    /// Whether it leaves alone who may ask about whom.
    fileprivate var saysNothingOfAccess: Bool {
        switch self {
        case .time, .learning, .reward, .request: true
        case .child, .household: false
        }
    }

    fileprivate var changesCalendar: Bool {
        if case .household(.settingsChanged) = self { true } else { false }
    }
}

extension RPCError {
    /// A commit that failed, as its callers are told.
    init(_ failure: CommitFailure) {
        switch failure.kind {
        case .full:
            self.init(.storageFull, "the disk is full, so nothing was changed: free some space and try again")
        case .readOnly:
            self.init(
                .storageReadOnly, "the data folder cannot be written, so nothing was changed: make it writable")
        case .io:
            self.init(.storageFailed, "storing failed, so nothing was changed: the daemon's log has the reason")
        }
    }
}
