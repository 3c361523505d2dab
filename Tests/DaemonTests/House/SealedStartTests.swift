import Foundation
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
        for _ in 1...3 { #expect(try unseal(daemon, "four words that do not").kind == "wrong_passphrase") }
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
