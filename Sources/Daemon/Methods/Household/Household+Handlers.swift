import API
import Household
import JSONRPC
import Words

extension HouseholdGet {
    static let endpoint = Endpoint.query(method) { (context, _, _) throws(RPCError) in
        guard let household = context.household.household else {
            throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
        }
        return household
    }
}

extension HouseholdUnseal {
    /// Of a household that is open: there is nothing to do. While it is sealed, the ``SealedDesk`` answers.
    static let endpoint = Endpoint.query(method) { context, _, _ in
        Result(state: context.isDamaged ? .damaged : context.household.household == nil ? .notSetUp : .open)
    }
}

extension HouseholdStatus {
    private static func say(_ clock: ClockTrust) -> Saying {
        Saying(clock == .trusted ? "parent.status.ready" : "parent.status.clock")
    }

    private static func backup(_ book: BackupBook, lost: String?, at now: Instant) -> Backup {
        let last = book.newestAt(besides: lost, at: now)
        return Backup(
            madeAt: last, ageHours: last.map { max(0, Int((now - $0) / (60 * .minute))) },
            scheduled: book.schedule != nil, say: book.say(lost: lost, at: now))
    }

    /// How the household stands.
    static func state(of context: HandlerContext) -> State {
        context.isDamaged ? .damaged : context.household.household == nil ? .notSetUp : .open
    }

    static let endpoint = Endpoint.query(method) { context, _, call in
        let household = context.household.household
        if context.isDamaged {
            return Result(
                state: .damaged, name: household?.name,
                say: Saying("parent.status.damaged"))
        }
        guard let household else {
            return Result(state: .notSetUp, name: nil, say: Saying("parent.status.notSetUp"))
        }
        if call.parent != nil { context.lookForBackup() }
        return Result(
            state: .open, name: household.name, say: say(context.clock.trust),
            backup: call.parent == nil
                ? nil
                : backup(context.household.backups, lost: context.lostBackup, at: call.moment.wall),
            admitsStrangers: call.parent == nil ? nil : context.admitsStrangers, locale: household.locale)
    }
}
