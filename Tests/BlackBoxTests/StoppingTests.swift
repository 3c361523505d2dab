import Foundation
import HouseholdTesting
import Testing

/// How the daemon ends, and what does not end it.
@Suite struct StoppingTests {
    @Test(
        "SIGTERM and SIGINT end it when what is under way is answered, whoever is connected, and leave nothing",
        arguments: [SIGTERM, SIGINT])
    func stops(_ signal: Int32) throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon(environment: ["KIDD_PIN_COST": "moderate"])
        let idle = try LineClient(daemon.places.socket)
        let half = try LineClient(daemon.places.socket)
        try half.send(#"{"jsonrpc":"2.0","#)
        let asking = try LineClient(daemon.places.socket)
        // The ping overtakes: its reply says that the unlocking, which takes a while, is under way.
        try asking.send(
            LineClient.request(1, "activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
                + LineClient.request(2, "parent.unlock", Family.unlock) + LineClient.request(3, "rpc.ping"))
        var replies: [CallReply] = [try asking.reply()]
        while replies.last?.integer("id") != 3 { replies.append(try asking.reply()) }
        daemon.program.signal(signal)
        while replies.count < 3 { replies.append(try asking.reply()) }
        #expect(replies.allSatisfy { $0.isSuccess }, "\(replies.map(\.text))")
        #expect(Set(replies.map { $0.integer("id") }) == [1, 2, 3])
        #expect(try daemon.program.wait() == .exited(0))
        #expect(try asking.isAtEnd() && idle.isAtEnd())
        #expect(!FileManager.default.fileExists(atPath: daemon.places.socket))
        let left = try FileManager.default.contentsOfDirectory(atPath: daemon.places.dataFolder).sorted()
        // The log keeps its room for the next start; nothing is in it.
        #expect(left == ["journal.db", "journal.db-shm", "journal.db-wal", "journal.mark", "lock"])
    }

    @Test("A daemon that only ran and was asked changes nothing in its database") func idleRun() throws {
        let scratch = try Family.copy()
        try scratch.daemon().stop()
        let before = try FolderPicture(scratch.path)
        let daemon = try scratch.daemon()
        _ = try LineClient(daemon.places.socket).result("time.mayI", #"{"child":"mia"}"#)
        try daemon.stop()
        #expect(try FolderPicture(scratch.path).difference(from: before) == [])
    }

    @Test("SIGHUP has it read its packs again, and does not end it") func hangUp() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        daemon.program.signal(SIGHUP)
        #expect(Deadline.patient.poll { daemon.program.errors.contains("packs were read again") ? true : nil } == true)
        // A signal to a process is handled before the next call is answered or never.
        for _ in 0..<20 { #expect(try client.call("rpc.ping").isSuccess) }
        #expect(daemon.program.ending == nil)
        #expect(try daemon.stop() == .exited(0))
    }

    @Test("daemon.shutDown answers, stores, and ends it like SIGTERM", .needs(Machine.setpriv))
    func shutDown() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        _ = try client.result("daemon.shutDown")
        #expect(try client.isAtEnd())
        #expect(try daemon.program.wait() == .exited(0))
        let again = try scratch.daemon()
        let parent = try LineClient(again.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        #expect(try parent.result("audit.list", #"{"limit":5}"#).text.contains(#""what":"shutDown""#))
    }

    @Test("The daemon's own account stops it with the recovery code alone", .needs(Machine.setpriv, Machine.python))
    func ownAccount() throws {
        let scratch = try ScratchFolder()
        let uid = 12345
        try FileManager.default.setAttributes(
            [.ownerAccountID: uid, .groupOwnerAccountID: uid], ofItemAtPath: scratch.path)
        let own = ["--reuid=\(uid)", "--regid=\(uid)", "--clear-groups"]
        let daemon = try scratch.daemon(["--dev"], prefix: [Machine.setpriv.path] + own)
        func call(_ method: String, _ params: String) throws -> CallReply {
            let script = """
                import socket, sys
                peer = socket.socket(socket.AF_UNIX)
                peer.connect(sys.argv[1])
                peer.sendall(sys.argv[2].encode())
                peer.shutdown(socket.SHUT_WR)
                print(peer.makefile().read(), end="")
                """
            let line = LineClient.request(1, method, params)
            let output = try Machine.setpriv.run(
                own + [Machine.python.path, "-c", script, daemon.places.socket, line], in: scratch)
            return try CallReply(Array(output.utf8))
        }
        let setUp = try call("household.setUp", Family.setUp)
        let code = try #require(setUp["result"]?["recoveryCode"]?.string)
        #expect(try call("daemon.shutDown", "{}").errorKind == "invalid_params")
        let wrong = try call("daemon.shutDown", #"{"recoveryCode":"aaaa"}"#)
        #expect(wrong.errorKind == "wrong_recovery_code", "\(wrong.text)")
        #expect(daemon.program.ending == nil)
        #expect(try call("daemon.shutDown", #"{"recoveryCode":"\#(code)"}"#).isSuccess)
        #expect(try daemon.program.wait() == .exited(0))
    }

    @Test("A client that goes away in the middle of its calls ends nothing") func clientGone() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        for _ in 0..<20 {
            let client = try LineClient(daemon.places.socket)
            try client.send(
                (1...64).map { LineClient.request($0, "time.mayI", #"{"child":"mia"}"#) }.joined())
        }
        #expect(try LineClient(daemon.places.socket).call("rpc.ping").isSuccess)
        #expect(try daemon.stop() == .exited(0))
    }
}
