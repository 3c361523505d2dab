import Foundation
import HouseholdTesting
import Testing

/// Connections of one account (Protocol, Limits): 64, but as many as there are for root and the daemon's own account.
@Suite struct AccountCapTests {
    private static let stranger = 12399

    /// Opens connections as another account and prints how each one's ping was answered.
    private static let script = """
        import json, socket, sys
        peers = []
        for number in range(int(sys.argv[2])):
            peer = socket.socket(socket.AF_UNIX)
            peer.settimeout(180)
            peer.connect(sys.argv[1])
            try:
                peer.sendall(b'{"jsonrpc":"2.0","id":1,"method":"rpc.ping"}\\n')
            except BrokenPipeError:
                pass
            reply = json.loads(peer.makefile().readline())
            print(reply["error"]["data"]["kind"] if "error" in reply else "ok")
            peers.append(peer)
        """

    private func answers(_ count: Int, _ daemon: DaemonProcess, _ scratch: ScratchFolder) throws -> [String] {
        try Machine.setpriv.run(
            [
                "--reuid=\(Self.stranger)", "--regid=\(Self.stranger)", "--clear-groups", Machine.python.path, "-c",
                Self.script, daemon.places.socket, "\(count)",
            ], in: scratch
        ).split(separator: "\n").map(String.init)
    }

    @Test(
        "An account has 64 connections, the 65th is told why, and others come in all the same",
        .needs(Machine.setpriv, Machine.python), arguments: [63, 64, 65])
    func cap(count: Int) throws {
        try #require(Machine.setpriv.isUsable && Machine.python.isUsable)
        let scratch = try Family.copy()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        let daemon = try scratch.daemon(["--dev", "--socket-mode", "0666"])
        let ok = Array(repeating: "ok", count: min(count, 64))
        #expect(try answers(count, daemon, scratch) == ok + (count > 64 ? ["too_many_connections"] : []))
        // Their places are free again: the same once more.
        #expect(try answers(count, daemon, scratch).count { $0 == "ok" } == min(count, 64))
        #expect(try LineClient(daemon.places.socket).call("rpc.ping").isSuccess)
    }

    @Test("Root has all 256 connections and the nine that are kept, and the next one is told why")
    func total() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let clients = try (0..<265).map { _ in try LineClient(daemon.places.socket) }
        for client in clients { #expect(try client.call("rpc.ping").isSuccess) }
        let refused = try LineClient(daemon.places.socket)
        #expect(try refused.reply().errorKind == "too_many_connections")
        #expect(try refused.isAtEnd())
        withExtendedLifetime(clients) {}
    }
}
