import API
import Glibc
import Household
import JSONRPC

extension DaemonInfo {
    static let endpoint = Endpoint.query(method) { engine, _, call in
        Result(
            version: engine.parts.version, pid: Int(getpid()), uid: Int(Account.effectiveUID),
            startedAt: engine.startedAt, now: call.moment.wall, isDeveloper: engine.parts.journal.isDeveloper,
            records: Int(engine.ledger.lastSeq), connections: engine.sessions.count,
            children: engine.ledger.childCount,
            packs: engine.parts.shelf.versions, clock: engine.keeper.trust)
    }
}
