import API
import Glibc
import Household
import JSONRPC

extension DaemonInfo {
    static let endpoint = Endpoint.query(method) { context, _, call in
        Result(
            version: DaemonVersion.text, pid: Int(getpid()), uid: Int(Account.effectiveUID),
            startedAt: context.startedAt, now: call.moment.wall, isDeveloper: context.machine.isDeveloper,
            records: Int(context.family.lastSeq), connections: context.connections(),
            children: context.family.childCount, packs: context.shelf.versions, clock: context.clock.trust)
    }
}
