import API
import Household
import JSONRPC

extension DaemonInfo {
    static let endpoint = Endpoint.query(method) { context, _, call in
        Result(
            version: DaemonVersion.text, protocolVersion: RPCVersion.present, state: HouseholdStatus.state(of: context),
            isDeveloper: context.machine.isDeveloper, now: call.moment.wall, clock: context.clock.trust)
    }
}
