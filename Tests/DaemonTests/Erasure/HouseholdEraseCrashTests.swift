import Foundation
import HouseholdTesting
import Journal
import Synchronization
import Testing
import Vault

@testable import Backups
@testable import Daemon

/// From the decision on the household is gone, wherever a crash comes: the next start finishes it before it looks for a key.
@Suite struct HouseholdEraseCrashTests {
    private typealias Lived = HouseholdEraseTests.Lived

    /// What a kill at a step leaves, data folder and key.
    private struct Picture: Sendable {
        var step: ErasureStep
        var folder: String
        /// The sealed rows were all there.
        var hasRows: Bool
        var hasKey: Bool
    }

    /// Erases a household and copies what there is at each step.
    private static func pictures(_ lived: Lived, in place: String) throws -> [Picture] {
        let pictures = Mutex<[Picture]>([])
        let daemon = lived.daemon
        let root = daemon.folder.path
        let wrapped = PassphraseFile.path(in: daemon.dataFolder)
        let key = daemon.setting.usesPassphrase ? wrapped : daemon.keyFile
        daemon.stop()
        daemon.setting.surroundings = { surroundings in
            surroundings.onErasureStep = { step in
                let files = FileManager.default
                pictures.withLock { pictures in
                    let folder = place + "/\(pictures.count)"
                    try? files.createDirectory(
                        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                    for name in ["data", "household.key"] {
                        try? files.copyItem(atPath: root + "/" + name, toPath: folder + "/" + name)
                    }
                    pictures.append(
                        Picture(
                            step: step, folder: folder, hasRows: files.fileExists(atPath: root + "/data/journal.db"),
                            hasKey: files.fileExists(atPath: key)))
                }
            }
        }
        try daemon.start()
        if daemon.setting.usesPassphrase { try daemon.client().call("household.unseal", Lived.passphrase) }
        try daemon.client().call("household.erase", lived.erasure)
        daemon.stop()
        daemon.setting.surroundings = nil
        return pictures.withLock { $0 }
    }

    @Test("A kill at any step leaves nothing after the next start", arguments: [false, true])
    func kill(usesPassphrase: Bool) throws {
        let lived = try Lived { $0.usesPassphrase = usesPassphrase }
        try lived.restoreOnce()
        let daemon = lived.daemon
        let traces = try HouseholdEraseTests.traces(daemon)
        let place = try HouseholdTesting.PrivateFolder()
        let pictures = try Self.pictures(lived, in: place.path)
        #expect(Set(pictures.map(\.step)) == Set(ErasureStep.allCases) && pictures.count > 8)
        // The key goes first: no row is gone while it is there, and it is gone before the first row is.
        for picture in pictures {
            let isDecidedOnly = picture.step == .decided
            #expect(picture.hasKey == isDecidedOnly, "\(picture.step)")
            if picture.step == .keyGone { #expect(picture.hasRows) }
        }
        for picture in pictures {
            for name in ["data", "household.key"] {
                try? FileManager.default.removeItem(atPath: daemon.folder.path + "/" + name)
                guard FileManager.default.fileExists(atPath: picture.folder + "/" + name) else { continue }
                try FileManager.default.moveItem(
                    atPath: picture.folder + "/" + name, toPath: daemon.folder.path + "/" + name)
            }
            try daemon.start()
            #expect(HouseholdEraseTests.found(traces, below: daemon.folder.path) == [], "\(picture.step)")
            let status = try daemon.client().call("household.status")
            #expect(try status.text("state") == (usesPassphrase ? "sealed" : "notSetUp"), "\(picture.step)")
            if usesPassphrase { #expect(try status.flag("choosesPassphrase")) }
            #expect(try ErasureMark.load(in: daemon.dataFolder) == nil)
            daemon.stop()
        }
    }

    /// A folder in which an erasure was decided and not finished.
    private func cutShort(_ lived: Lived) throws {
        lived.daemon.stop()
        try ErasureMark(keyFile: lived.daemon.keyFile).store(in: lived.daemon.dataFolder)
    }

    @Test("Until it is finished nobody opens the household, and kidd's other commands say what to do")
    func offline() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        try cutShort(lived)
        let key = try KeyFile.load(path: daemon.keyFile)
        #expect(throws: JournalFault.erased(folder: daemon.dataFolder)) {
            try Journal.open(folder: daemon.dataFolder, householdKey: key)
        }
        func expectTold(_ body: () throws -> Void) {
            let fault = #expect(throws: StartFault.self) { try body() }
            #expect(fault?.description.contains("start kidd") == true, "\(String(describing: fault))")
        }
        expectTold {
            _ = try OfflineDoctor.examine(
                dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, rebuildsSnapshot: true)
        }
        expectTold {
            _ = try OfflineRotation.run(
                dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, to: .file(path: nil),
                askPassphrase: Passphrases.nobody)
        }
        let other = daemon.folder.path + "/elsewhere.key"
        // A start finishes it with whatever key file it is told.
        daemon.setting.keyFile = other
        try daemon.start()
        #expect(!FileManager.default.fileExists(atPath: daemon.folder.path + "/household.key"))
        try HouseholdEraseTests.expectNew(daemon)
    }

    @Test("A backup that is put back after a crash finishes the erasure first")
    func restored() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        let file = lived.scratch.path + "/a.kiddbackup"
        try lived.parent.call(
            "backup.create", #"{"path":"\#(file)","passphrase":"\#(BackupTests.passphrase)"}"#)
        let before = FileManager.default.contents(atPath: daemon.keyFile)
        try cutShort(lived)
        let job = OfflineBackup.Restore(path: file, dataFolder: daemon.dataFolder, keyFile: daemon.keyFile)
        let passphrase = Secret(copying: Array(BackupTests.passphrase.utf8))
        #expect(try OfflineBackup.restore(job, passphrase: passphrase, clock: daemon.clock).isWhole)
        #expect(FileManager.default.contents(atPath: daemon.keyFile) != before)
        #expect(!FileManager.default.fileExists(atPath: daemon.dataFolder + "/replaced"))
        try daemon.start()
        #expect(try daemon.client().call("household.status").text("name") == "Lovelace")
    }

    @Test("Without a daemon a household goes whose key is lost, and a key that is another household's stays")
    func withoutDaemon() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        let traces = try HouseholdEraseTests.traces(daemon)
        func erase(_ confirmed: String?, key: String? = nil) throws -> String {
            try OfflineErasure.run(dataFolder: daemon.dataFolder, keyFile: key ?? daemon.keyFile, confirmed: confirmed)
        }
        #expect(throws: StartFault.self) { try erase(daemon.dataFolder) }
        daemon.stop()
        for confirmed in [nil, "/", "data", daemon.folder.path] {
            let fault = #expect(throws: StartFault.self) { try erase(confirmed) }
            #expect(fault?.description.contains("--confirm-folder \(daemon.dataFolder)") == true)
        }
        let other = daemon.folder.path + "/other.key"
        _ = try KeyFile.create(path: other)
        let own = daemon.folder.path + "/aside"
        try FileManager.default.moveItem(atPath: daemon.keyFile, toPath: own)
        let text = try erase(daemon.dataFolder, key: other)
        #expect(text.contains("another household's") && FileManager.default.fileExists(atPath: other))
        try FileManager.default.removeItem(atPath: own)
        #expect(HouseholdEraseTests.found(traces, below: daemon.folder.path) == [])
        #expect(throws: StartFault.self) { try erase(daemon.dataFolder) }
        try daemon.start()
        try HouseholdEraseTests.expectNew(daemon)
        daemon.stop()
        let before = FileManager.default.contents(atPath: daemon.keyFile)
        try cutShort(lived)
        #expect(try erase(nil).contains("What a crash left"))
        #expect(FileManager.default.contents(atPath: daemon.keyFile) != before)
        try daemon.start()
        #expect(FileManager.default.contents(atPath: daemon.keyFile) != before)
        daemon.stop()
        #expect(try erase(daemon.dataFolder).contains("Its key file \(daemon.keyFile) is gone"))
    }

    @Test("A decision that was being written when the power went was none, and nothing is left of it")
    func draft() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        daemon.stop()
        let path = daemon.dataFolder + "/" + ErasureMark.name
        for end in [".new-24th3eaq6858m", ".new-copy"] {
            try "kidd erasure 1".write(toFile: path + end, atomically: false, encoding: .utf8)
        }
        try daemon.start()
        #expect(try daemon.client().call("household.status").text("state") == "open")
        #expect(!FileManager.default.fileExists(atPath: path + ".new-24th3eaq6858m"))
        #expect(FileManager.default.fileExists(atPath: path + ".new-copy"))
    }

    @Test("Two daemons do not finish it at once, and a file that only has the mark's name decides nothing")
    func marks() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        daemon.stop()
        let path = daemon.dataFolder + "/" + ErasureMark.name
        for text in ["", "kidd erasure 2\n", "kidd erasure 1\nsomething", "a letter"] {
            try text.write(toFile: path, atomically: false, encoding: .utf8)
            #expect(try ErasureMark.load(in: daemon.dataFolder) == nil, "\(text)")
        }
        #expect(throws: JournalFault.self) { try ErasureMark(keyFile: nil).store(in: daemon.dataFolder) }
        try daemon.start()
        #expect(try daemon.client().call("household.status").text("name") == "Lovelace")
        daemon.stop()
        try FileManager.default.removeItem(atPath: path)
        for mark in [ErasureMark(keyFile: nil), ErasureMark(keyFile: "/a key\nwith a line")] {
            try mark.store(in: daemon.dataFolder)
            #expect(try ErasureMark.load(in: daemon.dataFolder) == mark)
            try ErasureMark.remove(in: daemon.dataFolder)
        }
        try ErasureMark(keyFile: daemon.keyFile).store(in: daemon.dataFolder)
        let hold = try FolderHold(daemon.dataFolder)
        #expect(throws: StartFault.self) { try HouseholdErasure.resume(in: daemon.dataFolder) }
        #expect(FileManager.default.fileExists(atPath: daemon.keyFile))
        hold.release()
        #expect(try HouseholdErasure.resume(in: daemon.dataFolder))
        #expect(try !HouseholdErasure.resume(in: daemon.dataFolder))
    }

    @Test("A folder that cannot be looked into is not called erased")
    func unseen() {
        let folder = "/tmp/" + String(repeating: "n", count: Int(NAME_MAX) + 1)
        let fault = #expect(throws: StartFault.self) { try HouseholdErasure.resume(in: folder) }
        #expect(fault?.description.contains("cannot be read") == true, "\(String(describing: fault))")
        #expect(fault?.description.contains("erased") == false, "\(String(describing: fault))")
    }
}
