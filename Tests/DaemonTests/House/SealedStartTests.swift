import Foundation
import Household
import HouseholdTesting
import Testing
import Vault

@testable import Daemon

/// A household whose key is wrapped by a passphrase starts sealed (Encryption at rest).
@Suite("Starting sealed")
struct SealedStartTests {
    private static let passphrase = "four words that rhyme"

    /// A daemon on a new folder that waits for its passphrase.
    private func daemon() throws -> TestDaemon { try TestDaemon { $0.usesPassphrase = true } }

    @discardableResult
    private func unseal(_ daemon: TestDaemon, _ passphrase: String = passphrase) throws -> Reply {
        try daemon.client().ask("household.unseal", #"{"passphrase":"\#(passphrase)"}"#)
    }

    /// One with a family, started again.
    private func family() throws -> TestDaemon {
        let daemon = try daemon()
        try unseal(daemon)
        try daemon.family()
        try daemon.restart()
        return daemon
    }

    @Test("A new folder says that its passphrase is yet to be chosen, and the first unseal chooses it")
    func new() throws {
        let daemon = try daemon()
        let client = try daemon.client()
        let status = try client.call("household.status")
        #expect(try status.text("state") == "sealed")
        #expect(try status.flag("choosesPassphrase"))
        #expect(
            try client.call("household.unseal", #"{"passphrase":"\#(Self.passphrase)"}"#).text("state") == "notSetUp")
        // The connection goes on with the household.
        #expect(try client.call("household.status").text("state") == "notSetUp")
        #expect(!FileManager.default.fileExists(atPath: daemon.keyFile))
        let attributes = try FileManager.default.attributesOfItem(atPath: PassphraseFile.path(in: daemon.dataFolder))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("While it is sealed, what works without a household answers, and everything else says what to do")
    func sealed() throws {
        let daemon = try family()
        let client = try daemon.client()
        #expect(try client.call("household.status").text("state") == "sealed")
        let mayI = try client.call("time.mayI", #"{"child":"mia"}"#)
        #expect(try !mayI.flag("allowed"))
        #expect(try mayI.text("state") == "sealed")
        #expect(try mayI.text("liftedBy.0") == "unseal")
        #expect(try mayI.text("say") == "We can start soon. A parent can help with that.")
        #expect(try client.call("daemon.info").text("state") == "sealed")
        for method in ["rpc.ping", "rpc.version", "rpc.limits"] { try client.call(method) }
        try client.refusal("sealed", "child.list")
        try client.refusal("sealed", "parent.unlock", #"{"pin":"2580"}"#)
        try client.refusal("unknown_method", "child.lists", isWellFormed: false)
        #expect(try client.exchange(CallLine.text("1", "time.mayI", #"{"child":7}"#)).kind == "invalid_params")
    }

    @Test("The right passphrase opens it with everything in it")
    func opens() throws {
        let daemon = try family()
        #expect(try unseal(daemon).text("state") == "open")
        let client = try daemon.client()
        #expect(try client.call("child.list")["children"]?.count == 2)
        #expect(try client.call("household.unseal", #"{"passphrase":"whatever it is"}"#).text("state") == "open")
    }

    @Test("Wrong passphrases are counted like PINs, over restarts, and while a wait runs the right one is not tried")
    func waits() throws {
        let daemon = try family()
        for wait in [0, 0, 5] {
            let refusal = try unseal(daemon, "four words that do not")
            #expect(try refusal.kind == "wrong_passphrase" && refusal.number("waitSeconds") == wait)
        }
        #expect(try unseal(daemon).number("waitSeconds") == 5)
        try daemon.restart()
        #expect(try unseal(daemon).kind == "wait")
        daemon.clock.advance(milliseconds: 5000)
        #expect(try unseal(daemon).text("state") == "open")
        try daemon.restart()
        #expect(try unseal(daemon, "four words that do not").kind == "wrong_passphrase")
        #expect(try unseal(daemon).text("state") == "open")
    }

    @Test(
        "A new passphrase that is too easy is refused, and nothing is made", arguments: ["short", "aaaaaaaaaaaaaaaa"])
    func tooEasy(passphrase: String) throws {
        let daemon = try daemon()
        #expect(try unseal(daemon, passphrase).kind == "passphrase_refused")
        #expect(!FileManager.default.fileExists(atPath: PassphraseFile.path(in: daemon.dataFolder)))
        #expect(try daemon.client().call("household.status").flag("choosesPassphrase"))
    }

    @Test(
        "Wrong passphrases of one account make no other wait",
        .enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
    func waitsByAccount() throws {
        let daemon = try TestDaemon {
            $0.usesPassphrase = true
            $0.socketMode = 0o666
        }
        try daemon.folder.open()
        try unseal(daemon)
        try daemon.family()
        try daemon.restart()
        let (one, other) = (try daemon.client(as: 61_001), try daemon.client(as: 61_002))
        let wrong = #"{"passphrase":"four words that do not"}"#
        for _ in 1...3 { try one.refusal("wrong_passphrase", "household.unseal", wrong) }
        try one.refusal("wait", "household.unseal", wrong)
        try other.refusal("wrong_passphrase", "household.unseal", wrong)
        try daemon.restart()
        try daemon.client(as: 61_001).refusal("wait", "household.unseal", wrong)
        let right = #"{"passphrase":"\#(Self.passphrase)"}"#
        #expect(try daemon.client(as: 61_002).call("household.unseal", right).text("state") == "open")
    }

    @Test("Accounts have counters of their own up to a bound, and share one beyond it")
    func bound() throws {
        let folder = try PrivateFolder()
        let tries = UnsealTries(folder: folder.path)
        let moment = Moment(wall: Instant(seconds: 0), mono: 0, bootTime: 0, boot: BootID(rawValue: "a"))
        func fail(_ uid: UInt32, _ tries: UnsealTries) { for _ in 1...3 { _ = tries.fail(uid, at: moment) } }
        for uid in 0..<UInt32(UnsealTries.mostAccounts) { fail(70_000 + uid, tries) }
        #expect(tries.waitError(80_000, at: moment) == nil)
        fail(80_000, tries)
        for known in [tries, UnsealTries(folder: folder.path)] {
            #expect(known.waitError(80_001, at: moment) != nil)
            #expect(known.waitError(70_000, at: moment) != nil)
            #expect(known.waitError(0, at: moment) == nil)
        }
    }

    @Test("A try of the owner waits while another one runs, and hears what became of it")
    func queue() throws {
        let daemon = try family()
        let gate = DispatchSemaphore(value: 0)
        try #require(daemon.server).keeper.work { gate.wait() }
        let clients = try (0..<7).map { _ in try daemon.client() }
        for client in clients.prefix(5) {
            try client.begin("household.unseal", #"{"passphrase":"\#(Self.passphrase)"}"#)
            try daemon.client().call("rpc.ping")
        }
        try clients[5].refusal("busy", "household.unseal", #"{"passphrase":"\#(Self.passphrase)"}"#)
        gate.signal()
        for client in clients.prefix(5) { #expect(try client.receive().text("state") == "open") }
    }

    @Test("While it is sealed the daemon is stopped by root, at once")
    func shutDown() throws {
        let daemon = try family()
        if ForeignAccount.isPossible { try daemon.client().call("daemon.shutDown") }
    }

    @Test("A passphrase that was chosen before a crash made the journal is the passphrase")
    func chosenOnly() throws {
        let daemon = try daemon()
        try unseal(daemon)
        daemon.stop()
        for name in try FileManager.default.contentsOfDirectory(atPath: daemon.dataFolder)
        where name != PassphraseFile.name {
            try FileManager.default.removeItem(atPath: daemon.dataFolder + "/" + name)
        }
        try daemon.start()
        #expect(try unseal(daemon, "four words that do not").kind == "wrong_passphrase")
        #expect(try unseal(daemon).text("state") == "notSetUp")
    }

    @Test("A household with a key file is not started with a passphrase, nor one with a wrapped key that is damaged")
    func refusedStarts() throws {
        let daemon = try TestDaemon()
        daemon.stop()
        daemon.setting.usesPassphrase = true
        #expect(throws: StartFault.self) { try daemon.start() }
        let other = try family()
        try "kidd passphrase 1\n".write(
            toFile: PassphraseFile.path(in: other.dataFolder), atomically: true, encoding: .utf8)
        #expect(try unseal(other).kind == "storage_damaged")
    }

    @Test("A daemon that is stopped while it is sealed starts again")
    func stops() throws {
        let daemon = try family()
        try daemon.restart()
        #expect(try unseal(daemon).text("state") == "open")
    }
}

/// Where a key file may stand.
@Suite("The place of the key file")
struct KeyPlaceTests {
    @Test(
        "A key file inside the data folder is refused, whatever way leads there",
        arguments: [
            "data/key", "data/deep/key", "data/../data/key", "link/key", "data/nowhere/../key",
        ])
    func inside(path: String) throws {
        let folder = try PrivateFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/data", withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "data")
        let options = ServeOptions(
            socket: folder.path + "/s", dataFolder: folder.path + "/data", keyFile: folder.path + "/" + path)
        #expect {
            try KeySource.find(options)
        } throws: {
            "\($0)".contains("--key-file")
        }
    }

    @Test("The key of a household that lies inside is refused with the way to move it, and works where it was moved to")
    func existing() throws {
        let daemon = try TestDaemon()
        daemon.stop()
        let inside = daemon.dataFolder + "/household.key"
        try FileManager.default.moveItem(atPath: daemon.keyFile, toPath: inside)
        let options = ServeOptions(socket: daemon.socket, dataFolder: daemon.dataFolder, keyFile: inside)
        #expect {
            try KeySource.find(options)
        } throws: {
            "\($0)".contains("move it")
        }
        try FileManager.default.moveItem(atPath: inside, toPath: daemon.keyFile)
        try daemon.start()
        #expect(try daemon.client().call("household.status").text("state") == "notSetUp")
    }

    @Test("A credential goes before a passphrase and a key file")
    func order() throws {
        let daemon = try TestDaemon()
        daemon.stop()
        try FileManager.default.moveItem(
            atPath: daemon.keyFile, toPath: daemon.folder.path + "/" + KeySource.credentialName)
        daemon.setting.credentials = daemon.folder.path
        daemon.setting.usesPassphrase = true
        try daemon.start()
        #expect(try daemon.client().call("household.status").text("state") == "notSetUp")
    }
}
