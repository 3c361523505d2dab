import Foundation
import HouseholdTesting
import Journal
import Testing
import Vault

@testable import Daemon

/// A copy of the data folder opens with the same key: what is done with the copy must not take that from the household that
/// lives.
@Suite("A copy of the data folder")
struct CopiedFolderTests {
    private let home: TestDaemon
    private let copy: String
    private let recoveryCode: String
    private let files = FileManager.default

    init() throws {
        home = try TestDaemon()
        recoveryCode = try home.family().recoveryCode
        home.stop()
        copy = home.folder.path + "/copy"
        try files.copyItem(atPath: home.dataFolder, toPath: copy)
    }

    private func serve(_ folder: String, _ keyFile: String) throws -> TestDaemon {
        try TestDaemon {
            $0.dataFolder = folder
            $0.keyFile = keyFile
        }
    }

    private func rotate(_ folder: String, _ keyFile: String, to target: String? = nil) throws -> String {
        try OfflineRotation.run(
            dataFolder: folder, keyFile: keyFile, to: .file(path: target), askPassphrase: Passphrases.nobody)
    }

    private func erase(_ folder: String, _ keyFile: String, isConfirmed: Bool = true) throws -> String {
        try OfflineErasure.run(
            dataFolder: folder, keyFile: keyFile, isKeyNamed: true, confirmed: isConfirmed ? folder : nil)
    }

    /// The key file belongs to the household, and says so to whoever comes with the copy.
    private func expectRefused(_ body: () throws -> Void) {
        let fault = #expect(throws: StartFault.self) { try body() }
        let text = "\(String(describing: fault))"
        #expect(
            text.contains("belongs to the household in \(home.dataFolder)") && text.contains("cp -pi \(home.keyFile) "),
            "\(text)")
    }

    private func expectOpen(_ daemon: TestDaemon) throws {
        #expect(try daemon.client().call("child.list")["children"]?.count == 2)
    }

    @Test(
        "It is neither served nor rotated with the household's key, and its erasure leaves that",
        arguments: [true, false])
    func refused(isRunning: Bool) throws {
        if isRunning { try home.start() }
        let key = files.contents(atPath: home.keyFile)
        expectRefused { _ = try serve(copy, home.keyFile) }
        expectRefused { _ = try rotate(copy, home.keyFile) }
        let asked = #expect(throws: StartFault.self) { try erase(copy, home.keyFile, isConfirmed: false) }
        #expect(asked?.description.contains("\(home.keyFile) stays: it belongs to") == true)
        let said = try erase(copy, home.keyFile)
        #expect(said.contains("was left as it is: it belongs to the household in \(home.dataFolder)"), "\(said)")
        #expect(!files.fileExists(atPath: copy + "/journal.db") && files.contents(atPath: home.keyFile) == key)
        if isRunning {
            let parent = try home.client()
            try parent.unlock()
            try parent.call("household.rotateKey")
        }
        try home.restart()
        try expectOpen(home)
    }

    @Test("An erasure leaves the household's key where the copy is damaged, and where it was copied half erased")
    func erasedDamaged() throws {
        let key = files.contents(atPath: home.keyFile)
        let torn = home.folder.path + "/torn"
        try files.copyItem(atPath: copy, toPath: torn)
        try Data("no database at all, and much longer than one page".utf8)
            .write(to: URL(filePath: torn + "/journal.db"))
        #expect(try erase(torn, home.keyFile).contains("was left as it is"))
        // Others can use it: nobody can tell what it opens, and whose it is shows all the same.
        #expect(chmod(home.keyFile, 0o644) == 0)
        let other = home.folder.path + "/other"
        try files.copyItem(atPath: copy, toPath: other)
        #expect(try erase(other, home.keyFile).contains("was left as it is"))
        #expect(chmod(home.keyFile, 0o600) == 0)
        try ErasureMark(keyFile: home.keyFile).store(in: copy)
        #expect(try HouseholdErasure.resume(in: copy))
        #expect(!files.fileExists(atPath: copy + "/journal.db") && files.contents(atPath: home.keyFile) == key)
        try home.start()
        try expectOpen(home)
    }

    @Test("With a copy of the key file it is a household of its own: that key is changed and erased, and no other")
    func ownKey() throws {
        let own = copy + ".key"
        try files.copyItem(atPath: home.keyFile, toPath: own)
        let other = try serve(copy, own)
        try expectOpen(other)
        let parent = try other.client()
        try parent.unlock()
        try parent.call("household.rotateKey")
        other.stop()
        _ = try rotate(copy, own)
        #expect(try erase(copy, own).contains("Its key file \(own) is gone"))
        try home.start()
        try expectOpen(home)
    }

    @Test(
        "A copy by hard links has the household's own files: it is neither served nor rotated nor erased",
        arguments: [true, false])
    func hardLinked(isRunning: Bool) throws {
        let links = home.folder.path + "/links"
        try files.createDirectory(
            atPath: links, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        for name in JournalParts.files + [JournalParts.lock]
        where files.fileExists(atPath: home.dataFolder + "/" + name) {
            try files.linkItem(atPath: home.dataFolder + "/" + name, toPath: links + "/" + name)
        }
        if isRunning { try home.start() }
        let own = links + ".key"
        try files.copyItem(atPath: home.keyFile, toPath: own)
        let before = files.contents(atPath: home.dataFolder + "/journal.db")
        for keyFile in [home.keyFile, own] {
            let attempts: [() throws -> Void] = [
                { _ = try serve(links, keyFile) }, { _ = try rotate(links, keyFile, to: links + ".new") },
                { _ = try erase(links, keyFile) },
            ]
            for attempt in attempts {
                let fault = #expect(throws: StartFault.self) { try attempt() }
                let text = "\(String(describing: fault))"
                #expect(text.contains(isRunning ? "kidd" : "in common with another folder"), "\(text)")
            }
        }
        if !isRunning { #expect(files.contents(atPath: home.dataFolder + "/journal.db") == before) }
        // The household goes on with its files, and what is done there is done.
        try home.restart()
        try expectOpen(home)
        home.stop()
        _ = try rotate(home.dataFolder, home.keyFile)
        try home.start()
        try expectOpen(home)
    }

    @Test("A rotation into a new file gives it a key of its own")
    func newKey() throws {
        let own = copy + ".key"
        #expect(try rotate(copy, home.keyFile, to: own).contains("Leave \(home.keyFile) as it is: it belongs to"))
        try expectOpen(try serve(copy, own))
        try home.start()
        try expectOpen(home)
    }

    @Test("A household that was moved goes on with its key, and what stands in its old place later is the copy")
    func moved() throws {
        try files.removeItem(atPath: copy)
        let old = home.dataFolder
        try files.moveItem(atPath: old, toPath: copy)
        home.setting.dataFolder = copy
        try home.start()
        try expectOpen(home)
        #expect(KeyFile.folder(path: home.keyFile) == copy)
        home.stop()
        try files.copyItem(atPath: copy, toPath: old)
        expectRefused { _ = try serve(old, home.keyFile) }
        // The other one is not wanted any more.
        try files.removeItem(atPath: copy)
        try expectOpen(try serve(old, home.keyFile))
    }

    @Test("Where nobody can tell whether there is a household in the folder that it names, a key file is that one's")
    func unknown() throws {
        let loop = home.folder.path + "/loop"
        try files.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        for (named, isRefused) in [(loop, true), (home.keyFile, false), (home.folder.path + "/none", false)] {
            try KeyFile.name(nil, folder: named, path: home.keyFile)
            #expect((KeySource.whyNotOwn(home.keyFile, of: home.dataFolder) != nil) == isRefused, "\(named)")
        }
    }

    @Test(
        "A file from before belongs to the folder that is served first; nothing takes it from the one that it names later"
    )
    func fromBefore() throws {
        try KeyFile.name(nil, folder: nil, path: home.keyFile)
        let other = try serve(copy, home.keyFile)
        let fault = #expect(throws: StartFault.self) { try home.start() }
        #expect(fault?.description.contains("belongs to the household in \(copy)") == true)
        // As if both had been started at once.
        try KeyFile.name(nil, folder: home.dataFolder, path: home.keyFile)
        let parent = try other.client()
        try parent.unlock()
        for (method, parameters) in [
            ("household.rotateKey", "{}"),
            ("household.erase", #"{"confirmName":"Lovelace","recoveryCode":"\#(recoveryCode)"}"#),
        ] {
            let refusal = try parent.refusal("storage_failed", method, parameters)
            #expect(refusal.text.contains("belongs to the household in \(home.dataFolder)"), "\(refusal.text)")
        }
        try expectOpen(other)
        other.stop()
        try home.start()
        try expectOpen(home)
    }

    @Test("A backup is not put back under the key of a household that lives elsewhere")
    func restored() throws {
        let file = home.folder.path + "/family.kiddbackup"
        try home.start()
        let parent = try home.client()
        try parent.unlock()
        try parent.call("backup.create", #"{"path":"\#(file)","passphrase":"\#(BackupTests.passphrase)"}"#)
        func restore(_ folder: String, _ keyFile: String) throws {
            var job = OfflineBackup.Restore(path: file, dataFolder: folder, keyFile: keyFile)
            job.replaces = "Lovelace"
            let passphrase = Secret(copying: Array(BackupTests.passphrase.utf8))
            #expect(try OfflineBackup.restore(job, passphrase: passphrase, clock: home.clock).isWhole)
        }
        let key = files.contents(atPath: home.keyFile)
        for folder in [copy, home.folder.path + "/new"] {
            expectRefused { try restore(folder, home.keyFile) }
            #expect(!files.fileExists(atPath: folder + "/restoring"))
            try restore(folder, folder + ".key")
            try expectOpen(try serve(folder, folder + ".key"))
        }
        #expect(files.contents(atPath: home.keyFile) == key)
        try home.restart()
        try expectOpen(home)
    }
}
