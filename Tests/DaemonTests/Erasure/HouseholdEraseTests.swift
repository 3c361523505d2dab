import Foundation
import HouseholdTesting
import Journal
import Testing
import Vault

@testable import Daemon

/// The whole household is erased. What must be nowhere afterwards is searched for as bytes: names, sealed rows, keys.
@Suite struct HouseholdEraseTests {
    static let names = ["Lovelace", "Anna", "Zacharias", "zacharias", "Ben"]

    /// A family with a history, an installed pack, and an earlier household that a restore has replaced.
    struct Lived {
        let daemon: TestDaemon
        let parent: TestClient
        let scratch: HouseholdTesting.PrivateFolder
        /// The end of the parameters: root needs no code, and takes one.
        let code: String

        init(_ change: (inout TestDaemon.Setting) -> Void = { _ in }) throws {
            daemon = try TestDaemon { setting in
                setting.shipped = try? FixturePack.all()
                change(&setting)
            }
            if daemon.setting.usesPassphrase { try daemon.client().call("household.unseal", Self.passphrase) }
            let (client, recoveryCode) = try daemon.family()
            (parent, code) = (client, #","recoveryCode":"\#(recoveryCode)""#)
            scratch = try HouseholdTesting.PrivateFolder()
            try parent.call("child.add", #"{"name":"Zacharias","born":"2018-04"}"#)
            let started = try parent.call("activity.start", #"{"child":"zacharias","lesson":"counting-objects"}"#)
            try parent.call("activity.abandon", #"{"activity":"\#(try started.text("activity"))"}"#)
            try parent.call("time.grant", #"{"child":"zacharias","minutes":7,"why":"for Zacharias"}"#)
        }

        static let passphrase = #"{"passphrase":"four words that rhyme"}"#

        var erasure: String { #"{"confirmName":"Lovelace"\#(code)}"# }

        func restoreOnce() throws {
            let file = scratch.path + "/a.kiddbackup"
            let words = #""path":"\#(file)","passphrase":"\#(BackupTests.passphrase)""#
            try parent.call("backup.create", "{\(words)}")
            try daemon.client().call("backup.restore", "{\(words)\(code)}")
            try parent.unlock()
        }
    }

    /// The sealed rows, the wrapped data keys, the household key, and the names.
    static func traces(_ daemon: TestDaemon) throws -> [Data] {
        let queue = try DatabaseQueue(path: daemon.database)
        defer { queue.close() }
        var traces = try queue.with { database in
            try [UInt8].fetchAll(database, sql: "SELECT body FROM journal")
                + [UInt8].fetchAll(database, sql: "SELECT wrapped FROM keys")
        }.map { Data($0.prefix(48)) }
        for path in [daemon.keyFile, PassphraseFile.path(in: daemon.dataFolder)] {
            if let key = FileManager.default.contents(atPath: path) {
                traces.append(path == daemon.keyFile ? key.prefix(64) : key.suffix(64))
            }
        }
        return traces + names.map { Data($0.utf8) }
    }

    /// The files below a folder in which one of these is.
    static func found(_ traces: [Data], below folder: String) -> Set<String> {
        var found: Set<String> = []
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard let bytes = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
            for trace in traces where bytes.holds(trace) { found.insert(name) }
        }
        return found
    }

    @Test("Nothing is left of the family, its key goes with it, and an empty household is behind the same socket")
    func nothingIsLeft() throws {
        let lived = try Lived()
        try lived.restoreOnce()
        let (daemon, parent) = (lived.daemon, lived.parent)
        let traces = try Self.traces(daemon)
        let before = Self.found(traces, below: daemon.folder.path)
        #expect(before.isSuperset(of: ["household.key", "data/replaced/journal.db"]), "\(before)")
        let child = try daemon.client()
        let listener = try daemon.client()
        try listener.call("events.subscribe", #"{"child":"mia","topics":["time.state"]}"#)
        let token = try parent.unlock()
        let reply = try daemon.client().call("household.erase", lived.erasure)
        #expect(try reply.number("childCount") == 3 && reply.flag("isKeyDestroyed"))
        #expect(try reply.number("fileCount") > 5 && reply.number("bytes") > 100_000)
        #expect(try reply.text("state") == "notSetUp")
        #expect(try reply.text("lastBackupPath") == lived.scratch.path + "/a.kiddbackup")
        #expect(reply["backupFolder"] == nil && reply["foreignFiles"]?.count == 0)
        #expect(Self.found(traces, below: daemon.folder.path) == [])
        // Other connections go on; nobody is a parent any more; subscriptions have ended with a reason.
        #expect(try child.call("household.status").text("state") == "notSetUp")
        try parent.refusal("not_set_up", "child.add", #"{"name":"Zoe","born":"2018-01"}"#)
        try parent.refusal("token_ended", "parent.resume", #"{"token":"\#(token)"}"#)
        #expect(try listener.event()["what"]?.string == "reopened")
        try listener.expectClosed()
        try Self.expectNew(daemon)
        daemon.stop()
        #expect(Self.found(traces.dropLast(Self.names.count), below: daemon.folder.path) == [])
    }

    /// Another family can begin, and is there after a restart.
    static func expectNew(_ daemon: TestDaemon) throws {
        #expect(try daemon.client().call("household.status").text("state") == "notSetUp")
        try daemon.client().call(
            "household.setUp", #"{"name":"Curie","zone":"Europe/Paris","parentName":"Eve","pin":"2580"}"#)
        let setting = daemon.setting
        try daemon.restart()
        if setting.usesPassphrase { try daemon.client().call("household.unseal", Lived.passphrase) }
        let client = try daemon.client()
        #expect(try client.call("household.status").text("name") == "Curie")
        try client.unlock()
        #expect(try client.call("daemon.doctor").flag("healthy"))
        #expect(try client.call("audit.verify").flag("intact"))
    }

    @Test("What is refused erases nothing: another role, another name, before the set-up")
    func refused() throws {
        let empty = try TestDaemon()
        try empty.client().refusal("not_set_up", "household.erase", #"{"confirmName":"Lovelace"}"#)
        let lived = try Lived { $0.socketMode = 0o666 }
        for name in ["lovelace", "Lovelace ", "Mia", lived.daemon.dataFolder] {
            let refusal = try lived.daemon.client().refusal(
                "invalid_params", "household.erase", #"{"confirmName":"\#(name)"\#(lived.code)}"#)
            #expect(try refusal.text("path") == "/confirmName")
        }
        if ForeignAccount.isPossible {
            try lived.daemon.folder.open()
            let parent = try lived.daemon.client(as: 61_001)
            try parent.unlock()
            try parent.refusal("forbidden", "household.erase", lived.erasure)
        } else {
            try lived.daemon.client().refusal(
                "wrong_recovery_code", "household.erase",
                #"{"confirmName":"Lovelace","recoveryCode":"aaaa-bbbb-cccc-dddd-eeee-ffff"}"#)
        }
        #expect(try lived.parent.call("child.list").count(of: "children") == 3)
    }

    @Test("While a backup, a change of the key or a pack is under way it has to wait")
    func busy() throws {
        let gate = DispatchSemaphore(value: 0)
        let lived = try Lived { setting in
            setting.surroundings = { surroundings in
                surroundings.onBackupStep = { if $0 == .copied { gate.wait() } }
                surroundings.onPackStep = { if $0 == .staged { gate.wait() } }
            }
        }
        let owner = try lived.daemon.client()
        try lived.parent.begin(
            "backup.create", #"{"path":"\#(lived.scratch.path)/b","passphrase":"\#(BackupTests.passphrase)"}"#)
        try owner.refusal("busy", "household.erase", lived.erasure)
        gate.signal()
        #expect(try lived.parent.receive().error == nil)
        let parcel = try PackParcel()
        try parcel.sign()
        let key = Hexadecimal.text(PackParcel.key.publicKey)
        try lived.parent.call("pack.trustSigner", #"{"publicKey":"\#(key)","name":"Ada"}"#)
        try lived.parent.begin("pack.install", #"{"path":"\#(try parcel.pack())"}"#)
        try owner.refusal("busy", "household.erase", lived.erasure)
        gate.signal()
        _ = try lived.parent.receive()
        let keeper = try #require(lived.daemon.server).keeper
        let isFree = keeper.claim()
        #expect(isFree)
        try owner.refusal("busy", "household.erase", lived.erasure)
        keeper.unclaim()
        try owner.call("household.erase", lived.erasure)
        #expect(keeper.claim())
    }

    @Test("Where the plan of backups put them is told, and they stay")
    func backups() throws {
        let lived = try Lived()
        try lived.parent.call(
            "backup.schedule", #"{"folder":"\#(lived.scratch.path)","passphrase":"\#(BackupTests.passphrase)"}"#)
        let files = try lived.parent.call("backup.list").count(of: "files")
        let reply = try lived.daemon.client().call("household.erase", lived.erasure)
        #expect(try reply.text("backupFolder") == lived.scratch.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: lived.scratch.path).count == files)
        #expect(files == 1)
    }

    @Test("What is not kidd's stays in the data folder, and is named")
    func foreign() throws {
        let lived = try Lived()
        let folder = lived.daemon.dataFolder
        let own = ["restore-ready", "letter.txt", "packs/mine", "household.passphrase.new-copy", "journal.db.old"]
        try FileManager.default.createDirectory(atPath: folder + "/packs", withIntermediateDirectories: true)
        for name in own { try "mine".write(toFile: folder + "/" + name, atomically: false, encoding: .utf8) }
        let reply = try lived.daemon.client().call("household.erase", lived.erasure)
        #expect(reply["foreignFiles"]?.elements.compactMap(\.string) == own.sorted())
        for name in own { #expect(try String(contentsOfFile: folder + "/" + name, encoding: .utf8) == "mine") }
        try Self.expectNew(lived.daemon)
    }

    @Test("A household with a passphrase begins anew with the choice of another one")
    func passphrase() throws {
        let lived = try Lived { $0.usesPassphrase = true }
        let traces = try Self.traces(lived.daemon)
        let owner = try lived.daemon.client()
        #expect(try owner.call("household.erase", lived.erasure).text("state") == "sealed")
        #expect(Self.found(traces, below: lived.daemon.folder.path) == [])
        let status = try owner.call("household.status")
        #expect(try status.text("state") == "sealed" && status.flag("choosesPassphrase"))
        #expect(!FileManager.default.fileExists(atPath: lived.daemon.keyFile))
        try owner.refusal("not_set_up", "household.erase", lived.erasure)
        try owner.call("household.unseal", Lived.passphrase)
        try Self.expectNew(lived.daemon)
    }

    @Test("A credential is not kidd's to remove: the reply says so, and the next household has the same key")
    func credential() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        daemon.stop()
        let credential = daemon.folder.path + "/" + KeySource.credentialName
        try FileManager.default.moveItem(atPath: daemon.keyFile, toPath: credential)
        daemon.setting.credentials = daemon.folder.path
        try daemon.start()
        var traces = try Self.traces(daemon)
        let key = FileManager.default.contents(atPath: credential)
        traces.removeAll { key?.holds($0) == true }
        let reply = try daemon.client().call("household.erase", lived.erasure)
        #expect(try !reply.flag("isKeyDestroyed") && reply.text("state") == "notSetUp")
        #expect(FileManager.default.contents(atPath: credential) == key)
        #expect(Self.found(traces, below: daemon.folder.path) == [])
        try Self.expectNew(daemon)
    }

    @Test("When the key cannot be removed nothing is erased, and the household stays open")
    func keyStays() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        // Even for root a folder is no file that can be unlinked.
        try FileManager.default.moveItem(atPath: daemon.keyFile, toPath: daemon.folder.path + "/aside")
        try FileManager.default.createDirectory(atPath: daemon.keyFile, withIntermediateDirectories: false)
        try daemon.client().refusal("storage_failed", "household.erase", lived.erasure)
        #expect(try ErasureMark.load(in: daemon.dataFolder) == nil)
        #expect(try lived.parent.call("child.list").count(of: "children") == 3)
        try FileManager.default.removeItem(atPath: daemon.keyFile)
        try FileManager.default.moveItem(atPath: daemon.folder.path + "/aside", toPath: daemon.keyFile)
        try daemon.restart()
        #expect(try daemon.client().call("household.status").text("name") == "Lovelace")
    }

    @Test("When nothing can be begun in its place, everybody hears why, and it is tried again")
    func triedAgain() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        let blocked = daemon.dataFolder + "/journal.db"
        daemon.setting.surroundings = { surroundings in
            surroundings.onErasureStep = { step in
                // A folder stands where the next journal is to be.
                guard step == .done else { return }
                try? FileManager.default.createDirectory(atPath: blocked, withIntermediateDirectories: false)
            }
        }
        try daemon.restart()
        try daemon.client().refusal("storage_failed", "household.erase", lived.erasure)
        #expect(try daemon.client().call("household.status").text("state") == "damaged")
        try FileManager.default.removeItem(atPath: blocked)
        daemon.pass(seconds: 6)
        try #require(daemon.server).keeper.drain()
        #expect(try daemon.client().call("household.status").text("state") == "notSetUp")
    }
}

extension HouseKeeper {
    /// Waits until what was handed to its thread before is done.
    fileprivate func drain() {
        let done = DispatchSemaphore(value: 0)
        work { done.signal() }
        done.wait()
    }
}
