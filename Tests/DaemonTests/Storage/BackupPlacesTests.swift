import Foundation
import Household
import HouseholdTesting
import Journal
import Testing

@testable import Backups
@testable import Daemon

/// Where a backup may stand, what a killed one leaves, and what a restore carries over.
@Suite struct BackupPlacesTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let code: String
    private let scratch: HouseholdTesting.PrivateFolder
    private static let passphrase = BackupTests.passphrase

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        (parent, code) = try daemon.family()
        scratch = try HouseholdTesting.PrivateFolder()
    }

    private var file: String { scratch.path + "/a.kiddbackup" }

    private func params(_ path: String) -> String { #"{"path":"\#(path)","passphrase":"\#(Self.passphrase)"}"# }

    private func restore() throws {
        try daemon.client().call(
            "backup.restore", #"{"path":"\#(file)","passphrase":"\#(Self.passphrase)","recoveryCode":"\#(code)"}"#)
        try parent.unlock()
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test("No backup stands among kidd's own files, by whatever name or way")
    func own() throws {
        let link = scratch.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: daemon.dataFolder)
        for path in [
            daemon.dataFolder + "/restore-ready", daemon.dataFolder + "/packs/../x", link + "/journal.db-journal",
            daemon.keyFile + ".next",
        ] {
            let refused = try parent.refusal("backup_refused", "backup.create", params(path))
            #expect(refused.text.contains("kidd's own files"), "\(path)")
        }
        try daemon.restart()
        #expect(try daemon.client().call("household.status").text("name") == "Lovelace")
    }

    @Test(
        "A folder that does not last, or that others do not see, is refused",
        arguments: [
            ("/tmp/x", "kidd's alone"), ("/var/tmp", "kidd's alone"), ("/run/kidd", "in memory"),
            // Not plugged in: its folder is missing, and that is what is told.
            ("/run/media/anna/STICK", nil),
            ("/dev/shm", "in memory"),
            ("/media/a stick/x", "in memory"), ("/var/tmpx", nil), ("/var/lib/kidd-backups", nil),
            ("/media/stick", nil), ("/home/anna/backups", "hides it from kidd"),
        ])
    func passing(folder: String, words: String?) {
        let mounts = """
            1 0 8:1 / / rw - ext4 /dev/sda1 rw
            2 1 0:5 / /run rw - tmpfs tmpfs rw
            3 1 8:1 /tmp/systemd-private-1-kidd.service-2/tmp /tmp rw - ext4 /dev/sda1 rw
            4 1 8:1 /var/tmp/systemd-private-1-kidd.service-3/tmp /var/tmp rw - ext4 /dev/sda1 rw
            5 1 0:6 / /dev rw master:2 - tmpfs tmpfs rw
            6 1 0:7 / /media/a\\040stick rw - tmpfs tmpfs rw
            7 1 8:1 /var/lib/kidd-backups /var/lib/kidd-backups rw - ext4 /dev/sda1 rw
            8 1 0:5 /systemd/inaccessible/dir /home ro - tmpfs tmpfs rw

            """
        let refusal = BackupPlace.refusal(of: folder, mounts: mounts, system: nil) { $0.hasSuffix("STICK") }
        #expect(words.map { refusal?.contains($0) == true } ?? (refusal == nil), "\(refusal ?? "")")
    }

    @Test("What cannot be looked at may be there")
    func missing() throws {
        #expect(BackupPlace.isMissing(scratch.path + "/none") && !BackupPlace.isMissing(scratch.path))
        try Data("x".utf8).write(to: URL(fileURLWithPath: file))
        #expect(BackupPlace.isMissing(file + "/below"))
        #expect(!BackupPlace.isMissing(scratch.path + "/" + String(repeating: "x", count: 300)))
    }

    @Test("Nobody is told that a backup is gone whose state came back with a restore")
    func goneElsewhere() {
        let (day, now) = (Milliseconds.day, Instant(milliseconds: 1_795_269_600_000))
        func isTold(madeAt: Milliseconds?) -> Bool {
            let last = BackupNote(path: "/old/a", bytes: 1, rows: 1, digest: "", at: now + -2 * day)
            let restored = madeAt.map {
                RestoreNote(madeAt: now + $0, lastRow: 1, madeBy: "", replacedRow: nil, at: now)
            }
            return BackupBook(last: last, restored: restored).say(lost: "/old/a", at: now) != nil
        }
        #expect(isTold(madeAt: nil) && isTold(madeAt: -3 * day) && isTold(madeAt: day))
        #expect(!isTold(madeAt: -2 * day) && !isTold(madeAt: -day))
    }

    @Test("Without a table of mounts the folders that a system empties are known by their names")
    func names() {
        #expect(BackupPlace.refusal(of: "/tmp", mounts: "", system: nil)?.contains("empties") == true)
        #expect(BackupPlace.refusal(of: "/media/stick", mounts: "", system: nil) == nil)
    }

    @Test("A parent who names such a folder reads why, and nothing is made or planned")
    func refused() throws {
        let daemon = try TestDaemon {
            $0.surroundings = { $0.refusalOfBackupPlace = { "\($0) is no place for a backup" } }
        }
        let (parent, _) = try daemon.family()
        for method in ["backup.create", "backup.schedule"] {
            let name = method == "backup.create" ? "path" : "folder"
            let refused = try parent.refusal(
                "backup_refused", method, #"{"\#(name)":"\#(scratch.path)","passphrase":"\#(Self.passphrase)"}"#)
            #expect(refused.text.contains("no place for a backup"), "\(refused.text)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
        #expect(try parent.call("backup.list").text.contains(#""active":false"#))
    }

    @Test("A file that only has the name of a folder of a restore is none")
    func notAFolder() throws {
        daemon.stop()
        try Data("x".utf8).write(to: URL(fileURLWithPath: daemon.dataFolder + "/restore-ready"))
        #expect(!FolderSwap(daemon.dataFolder).isPending)
        try daemon.start()
        #expect(try daemon.client().call("household.status").text("name") == "Lovelace")
    }

    @Test("What a killed backup left on its stick goes with the next one, and nobody else's file does")
    func leftDraft() throws {
        let left = scratch.path + "/old.kiddbackup.part"
        let foreign = scratch.path + "/a.kiddbackup.part"
        for path in [left, foreign] { try Data("x".utf8).write(to: URL(fileURLWithPath: path)) }
        let workplace = daemon.dataFolder + "/backup"
        try FileManager.default.createDirectory(atPath: workplace, withIntermediateDirectories: true)
        try Data(left.utf8).write(to: URL(fileURLWithPath: workplace + "/draft"))
        try parent.refusal("backup_refused", "backup.create", params(file))
        #expect(!exists(left) && exists(foreign) && !exists(workplace))
        try parent.call("backup.create", params(scratch.path + "/b.kiddbackup"))
    }

    @Test("A lease that ran when the backup was made charges nothing, however often that is put back")
    func running() throws {
        let child = try daemon.client()
        try child.call("time.beginLease", #"{"child":"mia","lease":"x"}"#)
        daemon.clock.advance(milliseconds: 4_000)
        try parent.call("backup.create", params(file))
        daemon.clock.advance(milliseconds: 8_000)
        try child.call("time.endLease", #"{"child":"mia","lease":"x"}"#)
        func used() throws -> Int {
            try parent.call("time.usage", #"{"child":"mia"}"#).number("week.usedSeconds")
        }
        let before = try used()
        for _ in 0..<3 {
            daemon.clock.advance(milliseconds: 30_000)
            try restore()
            #expect(try used() == before)
        }
    }

    @Test("The plan of further backups and the last one are known after a restore too")
    func plan() throws {
        try parent.call("backup.create", params(file))
        let folder = scratch.path + "/stick"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try parent.call("backup.schedule", #"{"folder":"\#(folder)","passphrase":"\#(Self.passphrase)","keep":3}"#)
        // The first one is made at once, on the thread that lists what there is.
        try parent.call("backup.list")
        try restore()
        let list = try parent.call("backup.list")
        #expect(list.text.contains(folder) && list["lastBackup"] != nil)
        #expect(try parent.call("household.status").flag("backup.scheduled"))
    }

    @Test("An erased child is not in what a restore has replaced")
    func replaced() throws {
        try parent.call("backup.create", params(file))
        try restore()
        #expect(exists(daemon.dataFolder + "/replaced"))
        try parent.call("child.erase", #"{"child":"ben","confirmName":"Ben"}"#)
        #expect(!exists(daemon.dataFolder + "/replaced"))
    }

    @Test("A backup that says impossible things of itself is refused", arguments: [Int64.min, -1, 1 << 62])
    func manifest(at: Int64) throws {
        var manifest = BackupManifest(
            kidd: "0.3.0", schema: 1, device: 1, household: "L", at: 5, rows: 1, lastRow: 1, developer: false,
            damaged: 0, packs: 0)
        #expect(try BackupManifest(manifest.bytes) == manifest)
        manifest.at = at
        #expect(throws: BackupFault.self) { try BackupManifest(manifest.bytes) }
        manifest.at = 5
        manifest.packs = 1_000_000
        #expect(throws: BackupFault.self) { try BackupManifest(manifest.bytes) }
    }

    @Test("While a backup is looked at the key is not changed")
    func busy() throws {
        try parent.call("backup.create", params(file))
        let other = try daemon.client()
        try other.unlock()
        try other.begin("backup.verify", params(file))
        try parent.refusal("busy", "household.rotateKey")
        _ = try other.receive()
    }
}
