import API
import Client
import Household
import JSONRPC
import Shapes
import Words

/// One look at the family: everything that the screen shows is asked for here.
///
/// Without a parent it asks for what kidd tells anybody, `child.list` and `time.mayI`, and for nothing else.
struct WatchLook {
    var session: Invocation
    var isParent: Bool
    /// Is told each exact reply, with its method and the child that it is about.
    var onReply: ((_ method: String, _ child: ChildID?, _ json: [UInt8]) -> Void)?

    /// Hours after which a backup is worth a word: a weekly one that is a day late.
    private static let oldBackup = 8 * 24
    /// Columns in which no sentence is broken: the screen does that.
    private static let unbroken = 10_000

    init(_ session: Invocation, isParent: Bool) {
        self.session = session
        self.isParent = isParent
    }

    /// Asks how everything stands, and gives the household's zone, once something was told of it.
    func look(into state: inout WatchState) throws -> Zone? {
        var zone: Zone?
        var clockNote: String?
        var children: [WatchState.Child] = []
        for entry in try ask(ChildList.method, ChildList.Params()).value.children {
            var child = WatchState.Child(id: entry.id, name: entry.name)
            if let mayI = try decision(about: entry.id) {
                child.decision = mayI.value.decision
                state.now = mayI.value.now
                zone = mayI.zone
                let page = Page(
                    terminal: Terminal(width: Self.unbroken, hasColour: false), zone: mayI.zone, language: language)
                clockNote = ClockTrustText.note(mayI.value, page).map { String($0.trimming { $0 == "\n" }) }
                if isParent { try addUse(to: &child, mayI) }
            }
            children.append(child)
        }
        let status = try ask(HouseholdStatus.method, Nothing()).value
        state.household = status.name
        if isParent {
            try addToday(to: &children)
            let requests = try ask(TimeRequests.method, RequestDesk.params).value
            state.requests = RequestDesk.open(requests.requests)
            let stats = try ask(DaemonStats.method, Nothing()).value
            state.notes = notes(status.backup, stats.storage.disk) + (clockNote.map { [$0] } ?? [])
        }
        state.children = children
        return zone
    }

    private var language: Language { session.language }

    private func ask<Params, Result>(
        _ method: Method<Params, Result>, _ params: Params, about child: ChildID? = nil
    ) throws -> CallReply<Result> {
        let reply = try session.plainly(method, params)
        onReply?(method.name, child, reply.json)
        return reply
    }

    /// Nil where this account may not act for the child.
    private func decision(about child: ChildID) throws -> CallReply<TimeMayI.Result>? {
        do {
            return try ask(TimeMayI.method, TimeMayI.Params(child: child.rawValue), about: child)
        } catch let problem as Problem where !isParent && [.forbidden, .pin].contains(problem.status) {
            return nil
        }
    }

    /// What the child does now.
    private func addUse(to child: inout WatchState.Child, _ mayI: CallReply<TimeMayI.Result>) throws {
        let named = child.id.rawValue
        let leases = try ask(TimeUsage.method, TimeUsage.Params(child: named, days: 1), about: child.id).value.leases
        let entries = try ask(ActivityList.method, ChildParams(child: named), about: child.id).value.activities
        child.work = WatchWork(among: entries, leases: leases, now: mayI.value.now, zone: mayI.zone)
        let learned = Set(entries.map(\.activity.rawValue))
        child.leases = leases.filter { !learned.contains($0.id.rawValue) }
    }

    /// What today has brought.
    private func addToday(to children: inout [WatchState.Child]) throws {
        let report = try ask(FamilyReport.weekly, FamilyReport.WeeklyParams()).value
        let challenges = try ask(ChallengeList.method, ChallengeList.Params()).value.children
        for index in children.indices {
            let id = children[index].id
            children[index].today = report.reports.first { $0.child == id }.map {
                WatchToday($0, on: report.today, challenges.first { $0.child == id }?.challenges ?? [])
            }
        }
    }

    /// What is worth a line: a backup that is missing or old, and a disk that is full.
    private func notes(_ backup: HouseholdStatus.Backup?, _ disk: DaemonDoctor.Disk) -> [String] {
        var notes: [String] = []
        if disk != .ample { notes.append(language.say("watch.diskFull")) }
        if let backup {
            if let why = backup.say {
                notes.append(language.text(of: why).printable)
            } else if let hours = backup.ageHours {
                if hours >= Self.oldBackup {
                    notes.append(language.say("watch.backupOld", ["count": .number(hours / 24)]))
                }
            } else {
                notes.append(language.say("watch.noBackup"))
            }
        }
        return notes
    }
}
