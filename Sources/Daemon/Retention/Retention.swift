import Household
import Journal
import Logging
import NIOCore

/// Folds what is older than the family keeps, once on a household day on which something happens (Privacy: Retention).
///
/// First each child's fold is made and stored, then the rows that are in it go, some at a time. Whatever is left of
/// that when kidd ends is done after the next start.
final class Retention: Desk {
    let door: DeskDoor
    private let time: Timekeeping
    private let background: BackgroundThread
    /// Events of the log, which are not folded.
    private let events: LogUpkeep
    /// Whether the daemon stops: then what is under way is left as it is.
    let stopping = StopMark()
    /// When the next household day begins: then it is looked at again.
    private var nextLook: Instant?
    private var round: Round?
    /// Rows of a fold may be left from before this start.
    private var mustClear = true

    /// What is done at one look.
    private struct Round {
        /// The household day from which on everything is kept.
        var first: Day
        /// Those that are looked at.
        var children: [ChildID]
        /// How many folds were stored.
        var folds = 0
        /// How many rows went.
        var rows = 0
    }

    init(_ door: DeskDoor, _ time: Timekeeping, background: BackgroundThread) {
        self.door = door
        self.time = time
        self.background = background
        events = LogUpkeep(door, time, background: background, stopping: stopping)
    }

    // MARK: When

    /// Something was recorded.
    func notice(_ record: Record) { events.notice(record) }

    /// Looks again at once: another time is kept.
    func lookAgain() {
        nextLook = nil
        events.lookAgain()
    }

    /// Begins a round if a household day began since the last one.
    ///
    /// - Parameter moment: the moment of the last turn.
    func lookWhenDue(at moment: Moment) {
        events.lookWhenDue(at: moment)
        if Self.isAwaited(nextLook, at: moment.wall) { return }
        look(at: moment)
    }

    /// Whether the beginning of the next day is yet to come: one that is further away was told by a clock that was ahead.
    static func isAwaited(_ next: Instant?, at now: Instant) -> Bool {
        next.map { now < $0 && $0 - now < 2 * .day } ?? false
    }

    private func look(at moment: Moment) {
        // What a clock says that nobody vouches for makes nothing old.
        guard round == nil, time.household.trust == .trusted, commits.damage.isEmpty,
            commits.journal.room.level == .ample, let settings = commits.ledger.home.household
        else { return }
        let today = time.calendar.day(at: moment.wall)
        nextLook = time.calendar.end(of: today)
        let children = commits.ledger.children()
        let first = RetentionRules.firstKept(settings.retentionMonths, on: today)
        let due = first.map { first in children.filter { isDue($0, first) }.map(\.profile.id) } ?? []
        let isLeft = mustClear && children.contains { commits.ledger.fold(of: $0.profile.id) != nil }
        guard !due.isEmpty || isLeft else { return }
        round = Round(first: first ?? today, children: due)
        goOn()
    }

    private func isDue(_ child: ChildState, _ first: Day) -> Bool {
        if child.isDamaged { return false }
        let folded =
            commits.ledger.fold(of: child.profile.id)?.before ?? child.since.map { time.calendar.day(at: $0) }
        return folded.map { RetentionRules.isDue(after: $0, first: first) } ?? true
    }

    // MARK: HistoryFolding

    private func goOn() {
        guard let round, !stopping.isStopped else { return }
        guard let id = round.children.first else { return clear() }
        // What is measured and not stored yet goes first.
        guard let child = commits.ledger.child(id), commits.ledger.unstored(id).isEmpty else { return leave(id) }
        let moment = time.now()
        let job = FoldJob(
            journal: commits.journal, handle: child.handle, mark: commits.ledger.fold(of: id),
            lastSeq: commits.storedSeq, first: round.first, cut: time.calendar.start(of: round.first),
            now: moment.wall, calendar: time.calendar)
        let stopping = stopping
        work(on: background) {
            Result { () throws(RetentionFault) in try job.run { stopping.isStopped } }
        } then: { retention, found in
            retention.made(found, of: id)
        }
    }

    private func made(_ found: Result<Fold?, RetentionFault>, of id: ChildID) {
        if stopping.isStopped { return }
        switch found {
        case .failure(let fault):
            log.warning(
                "old history is not folded now", metadata: ["child": "\(id)", "reason": "\(fault.reason)"])
            leave(id)
        case .success(nil): leave(id)
        case .success(let fold?):
            guard let child = commits.ledger.child(id), child.handle == fold.state.handle, !child.isDamaged,
                commits.ledger.unstored(id).isEmpty, commits.journal.room.level == .ample
            else { return leave(id) }
            commit(Turn(.child(child), [.child(.folded(fold))]), at: time.now())
            commits.whenSettled { [unowned self] in stored(fold, of: id) }
        }
    }

    private func stored(_ fold: Fold, of id: ChildID) {
        guard commits.ledger.fold(of: id)?.through == fold.through else { return leave(id) }
        round?.folds += 1
        // A long history takes several.
        if fold.before < round?.first ?? fold.before { goOn() } else { leave(id) }
    }

    private func leave(_ id: ChildID) {
        round?.children.removeAll { $0 == id }
        goOn()
    }

    // MARK: Clearing

    private func clear() {
        guard let round, round.folds > 0 || mustClear else { return finish(nil) }
        var children: [Int64: OldRows.Child] = [:]
        for child in commits.ledger.children() {
            guard let mark = commits.ledger.fold(of: child.profile.id) else { continue }
            children[child.handle] = OldRows.Child(mark: mark, evidence: KeptEvidence(of: child.learning))
        }
        let keys = KeyedReplies.rows(of: commits.keyed.places, through: commits.storedSeq, at: time.now().wall)
        clear(OldRows(of: commits.journal, children, keys: keys))
    }

    /// The next page of rows that go; the one after it when they are gone.
    private func clear(_ old: OldRows) {
        let (stopping, onLoop, journal) = (stopping, backOnLoop(), commits.journal)
        background.submit {
            var old = old
            let found: Result<[Int64]?, RetentionFault>
            do throws(RetentionFault) { found = .success(try old.next { stopping.isStopped }) } catch {
                found = .failure(error)
            }
            let rest = old
            switch found {
            case .success(let rows?):
                journal.clear(Clearing(rows: rows)) { failure in
                    onLoop { $0.cleared(rows.count, failure, rest) }
                }
            case .success(nil): onLoop { $0.finish(nil) }
            case .failure(let fault): onLoop { $0.finish(fault.reason) }
            }
        }
    }

    private func cleared(_ count: Int, _ failure: CommitFailure?, _ rest: OldRows) {
        if let failure { return finish(failure.message) }
        round?.rows += count
        if stopping.isStopped { return }
        clear(rest)
    }

    private func finish(_ fault: String?) {
        guard let ended = round, !stopping.isStopped else { return }
        round = nil
        mustClear = fault != nil
        if let fault {
            log.warning("folded rows are left for the next day", metadata: ["reason": "\(fault)"])
        } else if ended.folds > 0 || ended.rows > 0 {
            log.info(
                "old history is folded into daily totals",
                metadata: ["folds": "\(ended.folds)", "rows": "\(ended.rows)", "before": "\(ended.first)"])
        }
    }
}
