import API
import Foundation
import Household
import HouseholdTesting
import Journal
import Testing
import Vault

@testable import Backups
@testable import Daemon

/// Backups over the wire, and what is in them.
@Suite struct BackupTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let recoveryCode: String
    private let scratch: HouseholdTesting.PrivateFolder
    static let passphrase = "correct horse battery"

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        (parent, recoveryCode) = try daemon.family()
        scratch = try HouseholdTesting.PrivateFolder()
    }

    private var file: String { scratch.path + "/family.kiddbackup" }

    @discardableResult
    private func backUp(_ path: String? = nil, _ client: TestClient? = nil) throws -> Reply {
        try (client ?? parent).call(
            "backup.create", #"{"path":"\#(path ?? file)","passphrase":"\#(Self.passphrase)"}"#)
    }

    private func names(_ folder: String? = nil) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder ?? scratch.path)) ?? []).sorted()
    }

    /// Lets hours pass, after which a parent has to unlock anew.
    private func later(hours: Int) throws {
        daemon.pass(hours: hours)
        try parent.unlock()
    }

    // MARK: Its progress

    @Test(
        "The phases of the progress are those that the method's document and the page list, in their order",
        arguments: ["backup.create", "backup.verify", "backup.restore"])
    func phases(method: String) throws {
        if method != "backup.create" { try backUp() }
        let client = method == "backup.restore" ? try daemon.client() : parent
        let code = method == "backup.restore" ? #","recoveryCode":"\#(recoveryCode)""# : ""
        try client.call(
            method, #"{"path":"\#(file)","passphrase":"\#(Self.passphrase)","progressToken":"p"\#(code)}"#)
        let told = client.progress.compactMap { $0.root["params.phase"]?.string }
        let phases: [String] = told.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        let (list, summary) =
            switch method {
            case "backup.create": (BackupPhase.ofCreate, BackupCreate.method.summary)
            case "backup.verify": (BackupPhase.ofVerify, BackupVerify.method.summary)
            default: (BackupPhase.ofRestore, BackupRestore.method.summary)
            }
        #expect(phases == list.map(\.rawValue))
        for phase in list { #expect(summary.contains("`\(phase.rawValue)` (\(phase.meaning))")) }
    }

    @Test("The page of backups has a line for each phase of the progress", arguments: BackupPhase.allCases)
    func phaseOnPage(phase: BackupPhase) throws {
        let lists = [
            ("create", BackupPhase.ofCreate), ("verify", BackupPhase.ofVerify), ("restore", BackupPhase.ofRestore),
        ]
        let names = lists.filter { $0.1.contains(phase) }.map(\.0)
        let calls = names.count == lists.count ? "all three" : names.joined(separator: ", ")
        let page = try Repository.text("docs/backup.md")
        #expect(page.contains("\n| `\(phase.rawValue)` | \(calls) | \(phase.meaning) |\n"))
    }

    // MARK: Making one

    @Test("A backup is one private file, says what is in it, and everything in it is whole")
    func create() throws {
        let made = try backUp()
        #expect(try made.text("path") == file)
        #expect(try made.text("name") == "Lovelace")
        #expect(try made.flag("intact"))
        #expect(made["childNames"]?.elements.compactMap(\.string) == ["Mia", "Ben"])
        #expect(names() == ["family.kiddbackup"])
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try made.number("bytes") == attributes[.size] as? Int)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        #expect(try made.text("digest") == Hexadecimal.text(Digest.blake2b(bytes)))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("Lovelace"))
        #expect(!names(daemon.dataFolder).contains("backup"))

        let seen = try parent.call(
            "backup.verify", #"{"path":"\#(file)","passphrase":"\#(Self.passphrase)"}"#)
        #expect(try seen.flag("intact"))
        #expect(try seen.number("rows") == made.number("rows"))
        let offline = try OfflineBackup.verify(
            file, passphrase: Secret(copying: Array(Self.passphrase.utf8)), place: scratch.path)
        #expect(offline.isWhole)
        #expect(offline.text.contains("Mia, Ben"))
        #expect(names() == ["family.kiddbackup"])
    }

    @Test("In a folder it gets a name, and nothing is ever overwritten")
    func naming() throws {
        let first = try backUp(scratch.path).text("path")
        let second = try backUp(scratch.path).text("path")
        #expect(first != second)
        #expect(first.hasPrefix(scratch.path + "/lovelace-2026"))
        let before = try Data(contentsOf: URL(fileURLWithPath: first))
        try parent.refusal(
            "backup_refused", "backup.create", #"{"path":"\#(first)","passphrase":"\#(Self.passphrase)"}"#)
        #expect(try Data(contentsOf: URL(fileURLWithPath: first)) == before)
        #expect(names().count == 2)
    }

    @Test(
        "A passphrase that is too easy, a folder that is not there and a relative path are refused, and leave nothing")
    func refusals() throws {
        for passphrase in ["short", "aaaaaaaaaaaa"] {
            try parent.refusal(
                "passphrase_refused", "backup.create", #"{"path":"\#(file)","passphrase":"\#(passphrase)"}"#)
        }
        for path in ["family.kiddbackup", scratch.path + "/none/family.kiddbackup"] {
            try parent.refusal(
                "backup_refused", "backup.create", #"{"path":"\#(path)","passphrase":"\#(Self.passphrase)"}"#)
        }
        #expect(names() == [])
        let child = try daemon.client()
        try child.refusal("pin_required", "backup.create", #"{"path":"\#(file)","passphrase":"\#(Self.passphrase)"}"#)
    }

    @Test("The passphrase and the keys are in no log and in no file of the household")
    func secrets() throws {
        try backUp()
        try parent.call(
            "backup.schedule", #"{"folder":"\#(scratch.path)","passphrase":"\#(Self.passphrase)"}"#)
        daemon.stop()
        for name in names(daemon.dataFolder) {
            let bytes = (try? Data(contentsOf: URL(fileURLWithPath: daemon.dataFolder + "/" + name))) ?? Data()
            #expect(!String(decoding: bytes, as: UTF8.self).contains(Self.passphrase), "\(name)")
        }
        #expect(!daemon.log.lines.contains { $0.contains(Self.passphrase) })
    }

    @Test("The audit and the status tell of it, the status to parents alone")
    func told() throws {
        #expect(try parent.call("household.status")["backup"]?.member("madeAt") == nil)
        try backUp()
        try later(hours: 3)
        let status = try parent.call("household.status")
        #expect(status["backup"]?.member("ageHours")?.integer == 3)
        #expect(try daemon.client().call("household.status")["backup"] == nil)
        let entries = try parent.call("audit.list", #"{"limit":5}"#)["entries"]?.elements.compactMap {
            $0.member("what")?.string
        }
        #expect(entries?.contains("backupMade") == true)
    }

    @Test("A wrong passphrase, a damaged file and a foreign one are told apart, and nothing is left over")
    func verify() throws {
        try backUp()
        func verify(_ path: String, _ passphrase: String = Self.passphrase) throws -> Reply {
            try parent.ask("backup.verify", #"{"path":"\#(path)","passphrase":"\#(passphrase)"}"#)
        }
        #expect(try verify(file, "another passphrase").kind == "wrong_passphrase")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        let other = scratch.path + "/other"
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: other))
        #expect(try verify(other).text("reason") == "cut")
        bytes[200] ^= 1
        try bytes.write(to: URL(fileURLWithPath: other))
        // The last piece of a file, which may be its only one, does not tell whether it was altered or cut.
        #expect(["damaged", "cut"].contains(try verify(other).text("reason")))
        try Data("hello, this is a letter".utf8).write(to: URL(fileURLWithPath: other))
        #expect(try verify(other).text("reason") == "foreign")
        #expect(!names(daemon.dataFolder).contains("backup"))
    }

    // MARK: The schedule

    @discardableResult
    private func plan(_ more: String = "") throws -> Reply {
        try parent.call(
            "backup.schedule", #"{"folder":"\#(scratch.path)","passphrase":"\#(Self.passphrase)"\#(more)}"#)
    }

    /// Waits until what was begun is done: a call of the same thread comes behind it.
    private func settle() throws -> Reply { try parent.call("backup.list") }

    @Test("The schedule makes the first one at once, the next in their time, and keeps the newest and all other files")
    func schedule() throws {
        try backUp(scratch.path + "/by-hand.kiddbackup")
        try Data("x".utf8).write(to: URL(fileURLWithPath: scratch.path + "/letter.kiddbackup"))
        #expect(try plan(#","everyHours":12,"keep":2"#).flag("active"))
        #expect(try settle().count(of: "files") == 1)
        for count in [2, 2, 2] {
            try later(hours: 12)
            #expect(try settle().count(of: "files") == count)
        }
        #expect(names().count == 4)
        #expect(names().contains("by-hand.kiddbackup"))
        let newest = try #require(try settle()["files"]?.elements.map(\.self).first?.member("path")?.string)
        let seen = try parent.call(
            "backup.verify", #"{"path":"\#(newest)","passphrase":"\#(Self.passphrase)"}"#)
        #expect(try seen.flag("intact"))
        #expect(try !parent.call("backup.schedule", #"{"off":true}"#).flag("active"))
        daemon.pass(hours: 48)
        #expect(names().count == 4)
    }

    @Test("What a change of the schedule does not name stays as it is; only off ends it")
    func changedSchedule() throws {
        try plan(#","everyHours":12,"keep":2"#)
        #expect(try settle().count(of: "files") == 1)
        let kept = try parent.call("backup.schedule", #"{"keep":3}"#)
        #expect(try kept.flag("active") && kept.number("keep") == 3 && kept.number("everyHours") == 12)
        #expect(try parent.call("backup.schedule", #"{"everyHours":6}"#).text("folder") == scratch.path)
        #expect(try parent.call("backup.schedule").number("everyHours") == 6)
        // None is due before its time, and what comes is sealed with the passphrase of before.
        #expect(try settle().count(of: "files") == 1)
        try later(hours: 6)
        let newest = try #require(try settle()["files"]?.elements.map(\.self).first?.member("path")?.string)
        try parent.call("backup.verify", #"{"path":"\#(newest)","passphrase":"\#(Self.passphrase)"}"#)
        try parent.refusal("invalid_params", "backup.schedule", #"{"off":true,"keep":3}"#)
        #expect(try settle()["plan"]?.member("active")?.bool == true)
    }

    @Test(
        "A new schedule needs a folder and a passphrase",
        arguments: [
            (#"{}"#, "/folder"), (#"{"keep":3}"#, "/folder"), (#"{"passphrase":"correct horse battery"}"#, "/folder"),
            (#"{"folder":"/tmp"}"#, "/passphrase"),
        ])
    func wholeSchedule(params: String, path: String) throws {
        let refusal = try parent.refusal("invalid_params", "backup.schedule", params)
        #expect(try refusal.text("path") == path)
        #expect(refusal.text.contains("is missing"))
    }

    /// The clock is set, and a parent says that it is right.
    private func setClock(_ text: String) throws {
        daemon.clock.setWall(text)
        try parent.unlock()
        try parent.call("time.confirmClock")
        try parent.unlock()
    }

    @Test("After a clock that was ahead the schedule goes on at once, keeps what it makes, and nobody makes up an age")
    func clockAhead() throws {
        try setClock("2031-01-05T12:00:00+01:00")
        try plan(#","keep":1"#)
        let ahead = try #require(try settle()["files"]?.elements.map(\.self).first?.member("path")?.string)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 100_000_000)], ofItemAtPath: ahead)
        try setClock("2026-11-22T15:00:00+01:00")
        let status = try parent.call("household.status")["backup"]
        #expect(status?.member("ageHours") == nil && status?.member("madeAt") == nil)
        #expect(status?.member("say")?.string?.contains("yet to come") == true)
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        _ = try client.call("backup.list")
        let list = try client.call("backup.list")
        // What was just made is there, and what the clock dated ahead is not.
        #expect(list.count(of: "files") == 1)
        #expect(try list.text("lastBackup.path") != ahead && !FileManager.default.fileExists(atPath: ahead))
        #expect(FileManager.default.fileExists(atPath: try list.text("lastBackup.path")))
        #expect(try client.call("household.status")["backup"]?.member("ageHours")?.integer == 0)
    }

    @Test("A clock that was ahead puts no backup off, also while kidd goes on")
    func clockPutRight() throws {
        try setClock("2029-12-01T12:00:00+01:00")
        try plan(#","keep":3"#)
        let ahead = try settle().text("lastBackup.path")
        try setClock("2026-12-03T12:00:00+01:00")
        _ = try settle()
        #expect(try settle().text("lastBackup.path") != ahead)
    }

    @Test("A backup that is not where it was put has no age, and comes back with its disk")
    func goneBackup() throws {
        try backUp()
        let away = scratch.path + "-away"
        try FileManager.default.moveItem(atPath: scratch.path, toPath: away)
        #expect(try settle()["lastBackup"] == nil)
        let status = try parent.call("household.status")["backup"]
        #expect(status?.member("ageHours") == nil)
        #expect(status?.member("say")?.string?.contains(file) == true)
        try FileManager.default.moveItem(atPath: away, toPath: scratch.path)
        // Whoever asks has it looked for again, on the thread that then verifies another.
        try parent.call("household.status")
        try parent.call("backup.verify", #"{"path":"\#(file)","passphrase":"\#(Self.passphrase)"}"#)
        #expect(try parent.call("household.status")["backup"]?.member("ageHours")?.integer == 0)
        #expect(try settle().text("lastBackup.path") == file)
    }

    @Test("A stick that is not there is told once, and what was missed is caught up after a restart")
    func missing() throws {
        try plan(#","everyHours":1"#)
        _ = try settle()
        let away = scratch.path + "-away"
        try FileManager.default.moveItem(atPath: scratch.path, toPath: away)
        try later(hours: 2)
        #expect(try settle().text("say").contains("not there"))
        #expect(try parent.call("household.status")["backup"]?.member("say") != nil)
        try later(hours: 5)
        let entries = try parent.call("audit.list", #"{"limit":20}"#)["entries"]?.elements.compactMap {
            $0.member("what")?.string
        }
        #expect(entries?.filter { $0 == "backupFailed" }.count == 1)
        try FileManager.default.moveItem(atPath: away, toPath: scratch.path)
        try daemon.restart()
        let again = try daemon.client()
        try again.unlock()
        _ = try again.call("backup.list")
        let list = try again.call("backup.list")
        #expect(list.count(of: "files") == 2)
        #expect(list["say"] == nil)
    }

    @Test("A schedule whose folder is refused since then says so, and that another one helps")
    func unfit() throws {
        try plan(#","everyHours":1"#)
        _ = try settle()
        daemon.setting.surroundings = { $0.refusalOfBackupPlace = { "\($0) is no place for a backup" } }
        try daemon.restart()
        let again = try daemon.client()
        daemon.pass(hours: 2)
        try again.unlock()
        _ = try again.call("backup.list")
        let list = try again.call("backup.list")
        #expect(try list.text("say").contains("Choose another folder"))
        #expect(list.count(of: "files") == 1)
    }
}

extension Reply {
    /// How many there are in a list.
    func count(of list: String) -> Int? { self[list].map { Array($0.elements).count } }
}
