import Household
import Journal
import Logging
import NIOCore
import Stored

/// Removes the rows of events that are not kept any more: those that more recent ones took the place of, those that a parent
/// cleared or does not consent to any more, and those that became too old.
///
/// What is kept is said by facts; so whatever of this is left when kidd ends is done after the next start.
final class LogUpkeep: Desk {
    let door: DeskDoor
    private let time: Timekeeping
    private let background: BackgroundThread
    /// Whether the daemon stops: then what is under way is left as it is.
    private let stopping: StopMark
    /// When the next household day begins: then events may be too old.
    private var nextLook: Instant?
    /// Which events each child kept when its rows were looked at last, by its number in the journal.
    private var cleared: [Int64: Int] = [:]
    private var isBusy = false
    /// Something was written into a log since the last look, or rows may be left from before this start.
    private var mustLook = true

    init(_ door: DeskDoor, _ time: Timekeeping, background: BackgroundThread, stopping: StopMark) {
        self.door = door
        self.time = time
        self.background = background
        self.stopping = stopping
    }

    /// Looks at the next commit if it is about a log.
    func notice(_ record: Record) {
        for case .child(let fact) in record.facts {
            switch fact {
            case .logged, .logTrimmed, .logCleared: mustLook = true
            default: continue
            }
        }
    }

    /// Another time is kept.
    func lookAgain() { nextLook = nil }

    /// Looks whether rows of the log can go.
    ///
    /// - Parameter moment: the moment of the last turn.
    func lookWhenDue(at moment: Moment) {
        let isTrusted = time.household.trust == .trusted
        let isNewDay = isTrusted && !Retention.isAwaited(nextLook, at: moment.wall)
        guard mustLook || isNewDay, !isBusy, !stopping.isStopped, commits.damage.isEmpty,
            commits.journal.room.level == .ample,
            let settings = commits.ledger.home.household
        else { return }
        let logged = commits.ledger.children().filter { child in
            child.log.next > 0 && !child.isDamaged && (cleared[child.handle] != child.log.first || isNewDay)
        }
        // What is not stored yet may never be.
        let children = logged.filter { commits.ledger.commit(of: $0.profile.id) <= commits.storedSeq }
        mustLook = children.count < logged.count
        let today = time.calendar.day(at: moment.wall)
        if isNewDay { nextLook = time.calendar.end(of: today) }
        guard !children.isEmpty else { return }
        let months = EventLog.months(keeping: settings.retentionMonths)
        let cut = isTrusted ? time.calendar.start(of: today.adding(months: -months)) : Instant(milliseconds: .min)
        isBusy = true
        let ages = (cut: cut, now: moment.wall)
        let (journal, through) = (commits.journal, commits.storedSeq)
        let keys = KeyedReplies.rows(of: commits.keyed.places, through: through, at: moment.wall)
        look(children.map { OldEvents(of: $0, in: journal, through: through, keys: keys, ages) })
    }

    // MARK: Rows

    private func look(_ children: [OldEvents]) {
        guard let child = children.first, !stopping.isStopped else {
            isBusy = false
            // What happened meanwhile.
            return lookWhenDue(at: time.now())
        }
        let (stopping, onLoop) = (stopping, backOnLoop())
        background.submit {
            var child = child
            let found: Result<OldEvents.Found, RetentionFault>
            do throws(RetentionFault) { found = .success(try child.next { stopping.isStopped }) } catch {
                found = .failure(error)
            }
            let rest = [child] + children.dropFirst()
            onLoop { $0.found(found, rest) }
        }
    }

    private func found(_ found: Result<OldEvents.Found, RetentionFault>, _ children: [OldEvents]) {
        guard !stopping.isStopped, let child = children.first else { return }
        switch found {
        case .failure(let fault):
            log.warning("old events are left for the next day", metadata: ["reason": "\(fault.reason)"])
            isBusy = false
        case .success(.rows(let rows)):
            let onLoop = backOnLoop()
            commits.journal.clear(Clearing(rows: rows)) { failure in
                onLoop { $0.gone(rows.count, failure, children) }
            }
        case .success(.tooOld(let first)):
            // Said first, gone then: the next look finds their rows.
            if let state = commits.ledger.child(child.id), state.handle == child.handle, state.log.first < first {
                let kept = EventLog(first: min(first, state.log.next), next: state.log.next)
                commit(Turn(.child(state), [.child(.logTrimmed(kept))]), at: time.now())
            }
            look(Array(children.dropFirst()))
        case .success(.nothing):
            cleared[child.handle] = child.first
            look(Array(children.dropFirst()))
        }
    }

    private func gone(_ count: Int, _ failure: CommitFailure?, _ children: [OldEvents]) {
        if let failure {
            log.warning("old events are left for the next day", metadata: ["reason": "\(failure.message)"])
            isBusy = false
            return
        }
        log.info("events of a log are gone", metadata: ["rows": "\(count)"])
        look(children)
    }
}
