import API
import Household
import JSONRPC
import RPCServer
import Shapes

extension FamilyReport {
    static let weeklyEndpoint = Endpoint.later(weekly, from: \.reads) { (reads, params, call) throws(RPCError) in
        let calendar = reads.context.calendar
        let today = calendar.day(at: call.moment.wall)
        let week = calendar.week(of: params.day ?? today)
        let present = calendar.week(of: today)
        let first = present.lowerBound.advanced(by: -7 * (weeks - 1))
        guard week.lowerBound >= first, week.lowerBound <= present.lowerBound else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/day",
                    message: "must be a day from \(first) to today; an export of the child has all that was before")
            )
        }
        return try reads.beginReport(weekly, of: params.child, in: week, comparing: true, on: today, call)
    }

    static let dashboardEndpoint = Endpoint.later(dashboard, from: \.reads) { (reads, params, call) throws(RPCError) in
        let today = reads.context.calendar.day(at: call.moment.wall)
        let days = today.advanced(by: 1 - dashboardDays)..<today.advanced(by: 1)
        return try reads.beginReport(dashboard, of: params.child, in: days, comparing: false, on: today, call)
    }
}

extension ReadJobs {
    /// Adds up what the children did on the reader's thread: nobody else waits for it, and nothing is read from the disk.
    fileprivate func beginReport<Params>(
        _ method: Method<Params, FamilyReport.Result>, of child: String?, in days: Range<Day>, comparing: Bool,
        on today: Day, _ call: Call
    ) throws(RPCError) -> PendingReply {
        let ids = try children(named: child).map(\.profile.id)
        let sources = ReportContext(
            library: try context.wholeLibrary(for: call), badges: context.badges, calendar: context.calendar,
            today: today, language: context.household.household?.locale)
        let pending = call.pendingReply()
        guard let number = waiting.reports.begin((), pending) else {
            throw RPCError(.busy, "too many reports are being made: try again in a moment")
        }
        // What this connection did before is in its report, and nothing that could not be stored.
        commits.whenSettled { [unowned self] in
            // With the time that runs, as the child's use is told everywhere.
            let moment = context.now()
            let children = ids.compactMap(context.family.child).map { child in
                var counted = child
                counted.apply(context.screenTime(of: child, at: moment).settle().map(Fact.time))
                return counted
            }
            self.work(on: reader) {
                FamilyReport.Result(
                    first: days.lowerBound, last: days.upperBound.advanced(by: -1), today: today,
                    reports: children.map { StudyReport(of: $0, in: days, comparing: comparing, sources) })
            } then: { reads, result in
                guard let (_, pending) = reads.waiting.reports.end(number) else { return }
                reads.finish(pending, method, .success(result))
            }
        }
        return pending
    }

    private func children(named name: String?) throws(RPCError) -> [ChildState] {
        guard let name else { return context.family.children().filter { !$0.profile.isArchived && !$0.isDamaged } }
        let child = try context.child(named: name, whole: true)
        return [child]
    }
}
