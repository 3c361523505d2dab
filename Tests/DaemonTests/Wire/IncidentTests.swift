import API
import HouseholdTesting
import JSONRPC
import Testing

@testable import Daemon

/// Faults of a handler (Protocol, Errors: "−32603 carries an incident id and no internals").
@Suite struct IncidentTests {
    private static let secret = "/var/lib/secret row 17"

    /// A daemon whose `rpc.version` fails at once and whose `daemon.doctor` fails later.
    private func daemon() throws -> TestDaemon {
        try TestDaemon { setting in
            setting.surroundings = { surroundings in
                let failing = Endpoint.query(RPCVersion.method) { (_, _, _) throws(RPCError) in
                    throw .fault(Self.secret)
                }
                let failingLater = Endpoint.later(DaemonDoctor.method, from: \.reads) {
                    (reads, _, call) throws(RPCError) in
                    let pending = call.pendingReply()
                    reads.rpc.finish(pending, .failure(.fault(Self.secret)))
                    return pending
                }
                surroundings.endpoints = EndpointTable(
                    [
                        failing, failingLater, RPCDiscover.endpoint, RPCPing.endpoint, HouseholdSetUp.endpoint,
                        ParentUnlock.endpoint, ChildAdd.endpoint,
                    ])
            }
        }
    }

    private func check(_ reply: HouseholdTesting.Reply, _ method: String, _ daemon: TestDaemon) throws {
        #expect(reply.code == -32603 && reply.kind == "internal")
        let incident = try reply.text("incident")
        #expect(incident.utf8.count == 12)
        #expect(!reply.text.contains("secret"))
        let entry = daemon.log.lines.filter { $0.contains("incident=\(incident)") }
        #expect(entry.count == 1)
        #expect(entry.first?.contains("method=\(method)") == true && entry.first?.contains(Self.secret) == true)
    }

    @Test("A fault is answered with an incident that the log has, nothing of it is told, and the connection lives")
    func atOnce() throws {
        let daemon = try daemon()
        let client = try daemon.client()
        let replies = try (0..<2).map { _ in try client.ask("rpc.version") }
        for reply in replies { try check(reply, "rpc.version", daemon) }
        #expect(replies[0].text != replies[1].text)
        try client.call("rpc.ping")
        try client.send("[" + CallLine.text("1", "rpc.version") + "," + CallLine.text("2", "rpc.ping") + "]")
        #expect(try client.receiveBatch().map { $0.kind ?? "result" } == ["internal", "result"])
    }

    @Test("So is a fault that comes later")
    func later() throws {
        let daemon = try daemon()
        let (parent, _) = try daemon.family()
        try check(parent.ask("daemon.doctor"), "daemon.doctor", daemon)
        try parent.call("rpc.ping")
    }
}
