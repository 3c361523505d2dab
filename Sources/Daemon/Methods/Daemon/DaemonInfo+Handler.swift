import API
import Glibc
import Household
import JSONRPC

extension DaemonInfo {
    static let endpoint = Endpoint.query(method) { context, _, call in
        // With these two one could watch what others do.
        let seesAll = call.parent != nil || call.session.peer.uid == 0
        return Result(
            version: DaemonVersion.text, pid: Int(getpid()), uid: Int(Account.effectiveUID),
            startedAt: context.startedAt, now: call.moment.wall, isDeveloper: context.machine.isDeveloper,
            records: seesAll ? Int(context.family.lastSeq) : nil,
            connections: seesAll ? context.connections() : nil,
            children: context.family.childCount, packs: context.shelf.versions, clock: context.clock.trust)
    }
}
