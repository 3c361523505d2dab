import API
import Foundation
import HouseholdTesting
import JSONRPC
import NIOCore
import StrictJSON
import Testing
import Transport

@testable import Daemon
@testable import RPCServer

/// Every error of the table is raised by a case of `rpc-spec/wire`, which tests play, or by a scene of this table.
@Suite struct ErrorCoverageTests {
    /// What no case can say: it needs limits, a clock, a broken disk or another account.
    private static let scenes = [
        "busy", "deadline", "forbidden", "idle_line", "reply_too_large", "shutting_down", "storage_damaged",
        "storage_failed",
        "too_many_connections",
    ]

    /// Brings an error about and gives its reply.
    private static func play(_ scene: String) throws -> HouseholdTesting.Reply {
        switch scene {
        case "too_many_connections":
            let daemon = try TestDaemon { ($0.limits.connections, $0.limits.keptConnections) = (1, 0) }
            let others = try [daemon.client(), daemon.client()]
            defer { for other in others { other.close() } }
            return try daemon.client().receive()
        case "idle_line":
            let client = try TestDaemon { $0.limits.halfLine = .milliseconds(20) }.client()
            try client.sendPart("{")
            return try client.receive()
        case "reply_too_large": return try tooLarge()
        case "shutting_down": return try shuttingDown()
        case "deadline": return try late()
        default: return try family(scene)
        }
    }

    /// What a change hears that is stored after its deadline.
    private static func late() throws -> HouseholdTesting.Reply {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        try parent.begin("time.grant", #"{"child":"mia","minutes":5,"deadlineMs":100}"#)
        try parent.settle()
        daemon.pass(seconds: 1)
        gate.open()
        return try parent.receive()
    }

    /// What a call of a batch hears when the replies before it have all the bytes that a batch may have.
    private static func tooLarge() throws -> HouseholdTesting.Reply {
        let client = try TestDaemon().client()
        let calls = (1...30).map { CallLine.text("\($0)", "rpc.discover") }
        try client.send("[" + calls.joined(separator: ",") + "]")
        return try #require(try client.receiveBatch().last)
    }

    /// Scenes with a household.
    private static func family(_ scene: String) throws -> HouseholdTesting.Reply {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        switch scene {
        case "busy":
            let calls = (0..<60).map { CallLine.text("\($0)", "parent.unlock", #"{"pin":"2580"}"#) }
            try parent.send(calls.joined(separator: "\n"))
            let replies = try calls.map { _ in try parent.receive() }
            return replies.first { $0.error != nil } ?? replies[0]
        case "forbidden":
            try parent.call("child.update", #"{"child":"mia","uids":[61001]}"#)
            return try daemon.client().ask("time.mayI", #"{"child":"mia"}"#)
        case "storage_failed":
            try daemon.breakStorage()
            return try parent.ask("time.lock", #"{"child":"mia"}"#)
        default:
            daemon.stop()
            try daemon.tamper("UPDATE journal SET body = zeroblob(60) WHERE profile = 0")
            try daemon.start()
            return try daemon.client().ask("household.get")
        }
    }

    /// What somebody hears who is accepted while the daemon stops.
    private static func shuttingDown() throws -> HouseholdTesting.Reply {
        let daemon = try TestDaemon()
        let server = try #require(daemon.server)
        let engine = server.keeper.front
        let received = try server.lines.loop.submit { engine.refused(.shuttingDown, on: nil) }.wait()
        return try HouseholdTesting.Reply(Array(received.output.readableBytesView.dropLast()))
    }

    /// Errors that need a machine of their own, the suite that brings them about there, and its word for them.
    private static let elsewhere: [String: (suite: String, word: String)] = [
        "storage_full": ("StorageFailureTests", "storage_full"),
        // A folder that becomes read-only under a running daemon: the commit's failure is handed in.
        "storage_read_only": ("ErrorMappingTests", ".storageReadOnly"),
        // Five hundred grants first.
        "too_many_grants": ("GrantTests", ".tooManyGrants"),
        // Two parents.
        "changed_meanwhile": ("BasedOnTests", "changed_meanwhile"),
        "unknown_skill": ("MasteryMethodTests", "unknown_skill"),
        "sprints_rest": ("FactsMethodTests", "sprints_rest"),
        "review_not_due": ("QuizMethodTests", "review_not_due"),
        "challenge_impossible": ("ChallengeTests", "challenge_impossible"),
        "unknown_challenge": ("ChallengeTests", "unknown_challenge"),
        "challenge_over": ("ChallengeTests", "challenge_over"),
        "too_many_challenges": ("ChallengeTests", "too_many_challenges"),
        "unknown_template": ("ChallengeTests", "unknown_template"),
        // A lesson of drawings alone, which no pack for tests has.
        "nothing_to_ask": ("QuizTests", ".nothingToAsk"),
        // Packs on the disk.
        "pack_refused": ("PackInstallTests", "pack_refused"),
        "pack_not_trusted": ("PackInstallTests", "pack_not_trusted"),
        "too_many_packs": ("PackInstallTests", "too_many_packs"),
        "pack_in_way": ("PackInstallTests", "pack_in_way"),
        "unknown_signer": ("PackInstallTests", "unknown_signer"),
        // A household with a passphrase, and a change of its key.
        "sealed": ("SealedStartTests", "\"sealed\""),
        "wrong_passphrase": ("SealedStartTests", "wrong_passphrase"),
        "passphrase_refused": ("SealedStartTests", "passphrase_refused"),
        "key_elsewhere": ("RotationTests", "key_elsewhere"),
        // Backups on the disk.
        "backup_refused": ("BackupTests", "backup_refused"),
        // Nothing brings it about as long as the daemon is whole: the table has it for what is not.
        "internal": ("ErrorGuideTests", ".internalError"),
    ]

    /// The errors that the cases of `rpc-spec/wire` expect, as `code kind`.
    private static func inCases() throws -> Set<String> {
        let folder = Repository.root + "/rpc-spec/wire"
        var found: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".txt") {
            let text = try Repository.text("rpc-spec/wire/" + name)
            for match in text.matches(of: /"error":\{"code":(-?\d+),"data":\{"kind":"(\w+)"/) {
                found.insert("\(match.1) \(match.2)")
            }
        }
        return found
    }

    @Test("No error of the table is without a case, a scene or a suite that brings it about")
    func all() throws {
        let cases = try Self.inCases()
        for code in ErrorTable.all where !cases.contains("\(code.code) \(code.kind)") {
            #expect(
                Self.scenes.contains(code.kind) || Self.elsewhere[code.kind] != nil,
                "nothing raises \(code.code) \(code.kind): write rpc-spec/wire/error-\(code.kind).txt or a scene here")
        }
        // And none is expected that the table does not have.
        let known = Set(ErrorTable.all.map { "\($0.code) \($0.kind)" })
        #expect(cases.subtracting(known) == [])
        for kind in Self.scenes + Array(Self.elsewhere.keys) {
            #expect(ErrorTable.all.contains { $0.kind == kind }, "\(kind)")
        }
    }

    @Test("What no case can say is brought about by a scene", arguments: scenes)
    func scene(kind: String) throws {
        let reply = try Self.play(kind)
        #expect(reply.kind == kind)
        #expect(reply.code == ErrorTable.all.first { $0.kind == kind }?.code)
        #expect(!reply.message.isEmpty)
    }

    @Test("The suites that bring about what needs a machine of its own are there and name it")
    func suites() throws {
        let files = FileManager.default.enumerator(atPath: Repository.root + "/Tests")?.allObjects ?? []
        for (suite, word) in Self.elsewhere.values {
            let file = files.compactMap { $0 as? String }.first { $0.hasSuffix("/\(suite).swift") }
            #expect(try file.map { try Repository.text("Tests/" + $0).contains(word) } == true, "\(suite): \(word)")
        }
    }
}
