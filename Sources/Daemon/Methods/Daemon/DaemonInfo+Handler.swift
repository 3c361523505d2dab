import API
import Glibc
import Household
import JSONRPC

extension DaemonInfo {
    static let endpoint = Endpoint.query(method) { house, _, call in
        Result(
            version: house.parts.version, pid: Int(getpid()), uid: Int(Account.effectiveUID),
            startedAt: house.startedAt, now: call.moment.wall, isDeveloper: house.parts.journal.isDeveloper,
            records: Int(house.ledger.lastSeq), connections: house.sessions.count,
            children: house.ledger.childCount,
            packs: house.parts.shelf.versions, clock: house.keeper.trust)
    }
}
