import Foundation
import HouseholdTesting
import JSONRPC
import Journal
import Synchronization
import Testing
import Vault

@testable import Daemon

/// Another household key wraps the data keys again, and rewrites no row (Encryption at rest).
@Suite("Changing the household key")
struct RotationTests {
    private func bodies(_ daemon: TestDaemon) throws -> [String] {
        try daemon.texts("SELECT hex(body) FROM journal WHERE seq <= 5 ORDER BY seq")
    }

    @Test("The key file holds another key, the rows are as they were, and the audit tells of it")
    func rotated() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let before = try String(contentsOfFile: daemon.keyFile, encoding: .utf8)
        let rows = try bodies(daemon)
        #expect(try parent.call("household.rotateKey").text("keyStorage") == "keyFile")
        #expect(try String(contentsOfFile: daemon.keyFile, encoding: .utf8) != before)
        #expect(try bodies(daemon) == rows)
        #expect(!FileManager.default.fileExists(atPath: KeySource.next(daemon.keyFile)))
        try parent.refusal("pin_required", "audit.list")
        try parent.unlock()
        let audit = try parent.call("audit.list", #"{"limit":3}"#)
        #expect(audit.text.contains("keyRotated"))
        #expect(audit.text.contains("the household key was changed; a key file has it"))
        #expect(try parent.call("audit.verify").flag("intact"))
        #expect(try parent.call("daemon.doctor").flag("healthy"))
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("child.list")["children"]?.count == 2)
        try client.unlock()
        let entries = try client.call("audit.list", #"{"limit":50}"#).text
        #expect(entries.components(separatedBy: "\"keyRotated\"").count == 2)
    }

    @Test(
        "A disk that fails after the change was stored does not make it untold: the key that opens the folder decides")
    func failedAfterwards() throws {
        struct DiskFault: Error {}
        let daemon = try TestDaemon()
        try daemon.family()
        let keeper = try #require(daemon.server).keeper
        let path = KeySource.next(daemon.keyFile)
        let told = Mutex<[String]>([])
        let concluded = DispatchSemaphore(value: 0)
        for isStored in [false, true] {
            let next = try KeyFile.create(path: path)
            keeper.work {
                keeper.reopenNow(orWith: next) { house in
                    if isStored {
                        let note = RotationNote(storage: .keyFile, by: .daemon)
                        try Journal.rekey(folder: house.folder, from: house.key, to: next, note: note.bytes)
                    }
                    throw DiskFault()
                } conclude: { _, error in
                    told.withLock { $0.append(error.map { "\($0)" } ?? "done") }
                    concluded.signal()
                }
            }
            concluded.wait()
        }
        #expect(told.withLock { $0 } == ["DiskFault()", "done"])
        let client = try daemon.client()
        try client.unlock()
        let entries = try client.call("audit.list", #"{"limit":50}"#).text
        #expect(entries.components(separatedBy: "\"keyRotated\"").count == 2)
    }

    @Test("A change that was made is told, though the household cannot be opened then; one that may have been, as such")
    func cannotOpen() throws {
        struct DiskFault: Error {}
        let daemon = try TestDaemon()
        try daemon.family()
        let keeper = try #require(daemon.server).keeper
        let saved = try Data(contentsOf: URL(filePath: daemon.database))
        let told = Mutex<[String]>([])
        let concluded = DispatchSemaphore(value: 0)
        for isChanged in [true, false] {
            let next = Secret(random: 32)
            keeper.work {
                keeper.reopenNow(orWith: next) { house in
                    try Data("no database at all, and much longer than one page".utf8)
                        .write(to: URL(filePath: house.folder + "/journal.db"))
                    if !isChanged { throw DiskFault() }
                    return next
                } conclude: { _, error in
                    told.withLock { $0.append((error as? RPCError)?.message ?? "done") }
                    concluded.signal()
                }
            }
            concluded.wait()
            try saved.write(to: URL(filePath: daemon.database))
        }
        let answers = told.withLock { $0 }
        #expect(answers[0] == "done")
        #expect(answers[1].hasPrefix("whether the household key was changed is seen when"))
    }

    @Test("The old key opens nothing any more")
    func oldKey() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let before = try Data(contentsOf: URL(filePath: daemon.keyFile))
        try parent.call("household.rotateKey")
        daemon.stop()
        try before.write(to: URL(filePath: daemon.keyFile))
        #expect {
            try daemon.start()
        } throws: {
            "\($0)".contains("does not open")
        }
    }

    @Test("Only a parent changes the key, and passphrases are for households that have one")
    func refused() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try daemon.client().refusal("pin_required", "household.rotateKey")
        try parent.refusal(
            "invalid_params", "household.rotateKey", #"{"newPassphrase":"four words that rhyme"}"#)
        #expect(try parent.call("household.status").text("state") == "open")
    }

    @Test("A passphrase is changed with the key, and the old one opens nothing")
    func passphrase() throws {
        let daemon = try TestDaemon { $0.usesPassphrase = true }
        try daemon.client().call("household.unseal", #"{"passphrase":"four words that rhyme"}"#)
        let (parent, _) = try daemon.family()
        try parent.refusal("invalid_params", "household.rotateKey")
        try parent.refusal("wrong_passphrase", "household.rotateKey", #"{"passphrase":"four words that do not"}"#)
        try parent.refusal(
            "passphrase_refused", "household.rotateKey",
            #"{"passphrase":"four words that rhyme","newPassphrase":"short"}"#)
        let reply = try parent.call(
            "household.rotateKey",
            #"{"passphrase":"four words that rhyme","newPassphrase":"five other words with rhythm"}"#)
        #expect(try reply.text("keyStorage") == "passphrase")
        try daemon.restart()
        let client = try daemon.client()
        try client.refusal("wrong_passphrase", "household.unseal", #"{"passphrase":"four words that rhyme"}"#)
        try client.call("household.unseal", #"{"passphrase":"five other words with rhythm"}"#)
        #expect(try client.call("child.list")["children"]?.count == 2)
    }

    @Test("A credential is not kidd's to change: the error says how it is done")
    func credential() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        daemon.stop()
        try FileManager.default.moveItem(
            atPath: daemon.keyFile, toPath: daemon.folder.path + "/" + KeySource.credentialName)
        daemon.setting.credentials = daemon.folder.path
        try daemon.start()
        let parent = try daemon.client()
        try parent.unlock()
        #expect(try parent.refusal("key_elsewhere", "household.rotateKey").text.contains("kidd rotate-key"))
    }

    @Test("Without a daemon the key goes into another file, behind a passphrase, and back")
    func offline() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        daemon.stop()
        let other = daemon.folder.path + "/other.key"
        let passphrase = Secret(copying: Array("four words that rhyme".utf8))
        func rotate(_ keyFile: String, _ target: OfflineRotation.Target) throws -> String {
            try OfflineRotation.run(
                dataFolder: daemon.dataFolder, keyFile: keyFile, to: target, cost: { KeyStretching(.minimum) },
                askPassphrase: { () throws(StartFault) in passphrase })
        }
        #expect(try rotate(daemon.keyFile, .file(path: other)).contains("remove \(daemon.keyFile)"))
        try FileManager.default.removeItem(atPath: daemon.keyFile)
        _ = try rotate(other, .passphrase(passphrase))
        try FileManager.default.removeItem(atPath: other)
        try daemon.start()
        try daemon.client().call("household.unseal", #"{"passphrase":"four words that rhyme"}"#)
        daemon.stop()
        _ = try rotate(daemon.keyFile, .file(path: daemon.keyFile))
        #expect(!FileManager.default.fileExists(atPath: PassphraseFile.path(in: daemon.dataFolder)))
        try daemon.start()
        let client = try daemon.client()
        #expect(try client.call("child.list")["children"]?.count == 2)
        try client.unlock()
        #expect(try client.call("audit.verify").flag("intact"))
        let entries = try client.call("audit.list", #"{"limit":50}"#).text
        #expect(entries.components(separatedBy: "\"keyRotated\"").count >= 3)
    }

    @Test("Without a daemon too, a change that was made is no refusal when its file cannot be put in its place")
    func fileStays() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        daemon.stop()
        let (keyFile, manager) = (daemon.keyFile, FileManager.default)
        let said = try OfflineRotation.run(
            dataFolder: daemon.dataFolder, keyFile: keyFile, to: .file(path: nil), askPassphrase: Passphrases.nobody
        ) { step in
            // A folder cannot be replaced by a file.
            guard step == .keysStored else { return }
            try? manager.moveItem(atPath: keyFile, toPath: keyFile + ".aside")
            try? manager.createDirectory(atPath: keyFile, withIntermediateDirectories: false)
        }
        #expect(said.hasPrefix("The household has a new key"))
        #expect(said.contains("The next start of kidd puts its file in its place"))
        try manager.removeItem(atPath: keyFile)
        try manager.moveItem(atPath: keyFile + ".aside", toPath: keyFile)
        try daemon.start()
        #expect(try daemon.client().call("child.list")["children"]?.count == 2)
        #expect(!manager.fileExists(atPath: KeySource.next(keyFile)))
    }

    @Test("A next key that cannot be used keeps nobody out whose key is sound, and goes with what a crash left")
    func leftovers() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        daemon.stop()
        let next = KeySource.next(daemon.keyFile)
        let own = daemon.keyFile + ".new-copy"
        for path in [next, next + ".new-2k9dkq03mzz1a", daemon.keyFile + ".new-2k9dkq03mzz1b", own] {
            try "half a key".write(toFile: path, atomically: false, encoding: .utf8)
        }
        var noted: [String] = []
        _ = try KeySource.candidates(ofFile: daemon.keyFile) { noted.append($0) }
        #expect(noted.count == 1 && !noted[0].contains("put the household's own key file back"), "\(noted)")
        try daemon.start()
        let folder = (daemon.keyFile as NSString).deletingLastPathComponent
        let left = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(".n") }
        #expect(left == [(own as NSString).lastPathComponent])
    }

    @Test("A key file names its household: a second one is refused, and neither a change nor an erasure takes it away")
    func namedHousehold() throws {
        let first = try TestDaemon()
        try first.family()
        let named = try KeyFile.contents(path: first.keyFile)
        #expect(named.journal != nil)
        #expect {
            try TestDaemon { $0.keyFile = first.keyFile }
        } throws: {
            "\($0)".contains("belongs to the household in") && "\($0)".contains("--key-file")
        }
        #expect(try KeyFile.contents(path: first.keyFile).journal == named.journal)
        // A change of the key keeps the name.
        let parent = try first.client()
        try parent.unlock()
        try parent.call("household.rotateKey")
        let changed = try KeyFile.contents(path: first.keyFile)
        #expect(changed.journal == named.journal && !changed.key.matches(named.key))
        try first.restart()
    }

    @Test("Two households that shared a file before: the first to start keeps it, and the other gets a key of its own")
    func sharedBefore() throws {
        let first = try TestDaemon()
        try first.family()
        // As a kidd wrote it that named none.
        try KeyFile.name(nil, folder: nil, path: first.keyFile)
        let second = try TestDaemon { $0.keyFile = first.keyFile }
        try second.family()
        second.stop()
        try KeyFile.name(nil, folder: nil, path: first.keyFile)
        try first.restart()
        #expect {
            try second.start()
        } throws: {
            "\($0)".contains("kidd rotate-key --data-dir \(second.dataFolder)") && "\($0)".contains("--new-key-file")
                && "\($0)".contains(" \(second.dataFolder).key")
        }
        func rotate(to path: String?) throws -> String {
            try OfflineRotation.run(
                dataFolder: second.dataFolder, keyFile: first.keyFile, to: .file(path: path),
                askPassphrase: Passphrases.nobody)
        }
        #expect(throws: StartFault.self) { try rotate(to: nil) }
        let own = second.folder.path + "/own.key"
        #expect(try rotate(to: own).contains("Leave \(first.keyFile) as it is"))
        second.setting.keyFile = own
        try second.start()
        #expect(try second.client().call("child.list")["children"]?.count == 2)
        second.stop()
        // Erasing the second one with the other's file leaves that.
        let said = try OfflineErasure.run(
            dataFolder: second.dataFolder, keyFile: first.keyFile, isKeyNamed: true, confirmed: second.dataFolder)
        #expect(said.contains("was left as it is: it belongs to the household in"))
        try first.restart()
        #expect(try first.client().call("child.list")["children"]?.count == 2)
    }

    @Test("The doctor of a folder asks for the passphrase that wraps its key")
    func examined() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        daemon.stop()
        let passphrase = Secret(copying: Array("four words that rhyme".utf8))
        _ = try OfflineRotation.run(
            dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, to: .passphrase(passphrase),
            cost: { KeyStretching(.minimum) }, askPassphrase: Passphrases.nobody)
        try FileManager.default.removeItem(atPath: daemon.keyFile)
        func examine(_ words: String) throws -> OfflineDoctor.Outcome {
            try OfflineDoctor.examine(
                dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, rebuildsSnapshot: true, clock: daemon.clock
            ) { () throws(StartFault) in Secret(copying: Array(words.utf8)) }
        }
        #expect(throws: StartFault.self) { try examine("four words that do not") }
        #expect(try examine("four words that rhyme").isHealthy)
    }
}
