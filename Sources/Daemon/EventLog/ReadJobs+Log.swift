import API
import Household
import JSONRPC
import Journal
import RPCServer
import Vault

/// A page of a log on its way.
struct LogPage {
    var child: ChildID
    /// How a page is told, on the reader's thread.
    var tell: @Sendable (LogReader.Page) -> LogExport.Result
}

extension ReadJobs {
    /// Begins to read a page of a child's log. The first one is an entry of the audit, and is told when that is stored.
    func beginLog(_ params: LogExport.Params, _ call: Call) throws(RPCError) -> PendingReply {
        let child = try context.child(named: params.child)
        let range = params.range
        // Where nobody consents there is nothing to copy, and no copy is an entry.
        let facts: [HouseholdFact] = range.after == nil && child.allowsAnalytics ? [.exported(child.profile.id)] : []
        try commits.requireRoom(for: Turn(household: facts).closed(in: context.turn(at: call.moment)))
        let pending = call.pendingReply()
        let page = LogPage(child: child.profile.id, tell: telling(of: child, params))
        guard let number = waiting.logPages.begin(page, pending) else {
            throw RPCError(.busy, "other logs are being read: try again in a moment")
        }
        if !facts.isEmpty { commit(facts, by: call.author, at: call.moment) }
        let noted = commits.lastSeq
        let work = rpc.readingWork(for: pending)
        // What this connection did before is in it.
        commits.whenSettled { [unowned self] in
            guard facts.isEmpty || commits.storedSeq >= noted else { return refuseLog(number) }
            readLog(number, range, work)
        }
        return pending
    }

    /// Names for the page; the salt of the first one goes with all others.
    private func telling(
        of child: ChildState, _ params: LogExport.Params
    ) -> @Sendable (LogReader.Page) -> LogExport.Result {
        let analytics = child.allowsAnalytics
        let id = child.profile.id
        switch params.form {
        case .xapi:
            let statement = LogStatement(child: id, zone: context.calendar.zone)
            return { page in
                LogExport.Result(
                    analytics: analytics, statements: page.entries.map(statement.json), next: page.next.map { Int($0) })
            }
        case .anonymous:
            let salt = params.salt ?? Hexadecimal.text(Random.bytes(LogMask.saltBytes))
            let mask = LogMask(salt: salt, publicNames: context.shelf.publicNames)
            let calendar = context.calendar
            return { page in
                let person = mask.name("person", id.rawValue)
                let events = page.entries.map { entry in
                    LogExport.Anonymous(
                        person: person, day: calendar.day(at: entry.at), event: mask.masked(entry.event))
                }
                return LogExport.Result(
                    analytics: analytics, anonymous: events, salt: salt, next: page.next.map { Int($0) })
            }
        }
    }

    /// No copy without an entry of the audit.
    private func refuseLog(_ number: Int) {
        guard let (_, pending) = waiting.logPages.end(number) else { return }
        let reason = "storing failed, so nothing was copied: the daemon's log has the reason"
        rpc.finish(pending, .failure(RPCError(.storageFailed, reason)))
    }

    private func readLog(_ number: Int, _ range: ExportedRange, _ work: ReadingWork) {
        guard let page = waiting.logPages[number]?.subject, let child = context.family.child(page.child) else {
            // It was erased meanwhile.
            guard let (page, pending) = waiting.logPages.end(number) else { return }
            return finish(pending, LogExport.method, .success(page.tell(LogReader.Page())))
        }
        let reader = LogReader(
            journal: commits.journal, profile: child.handle, keptFrom: child.log.first,
            after: Int64(range.after ?? 0), end: commits.storedSeq, limit: range.limit)
        let tell = page.tell
        self.work(on: self.reader) {
            do throws(JournalFault) {
                return Result<LogExport.Result, JournalFault>.success(tell(try reader.page(work)))
            } catch {
                return .failure(error)
            }
        } then: { reads, found in
            guard let (_, pending) = reads.waiting.logPages.end(number) else { return }
            reads.finish(pending, LogExport.method, found.mapError { RPCError(reading: "the log", $0) })
        }
    }
}
