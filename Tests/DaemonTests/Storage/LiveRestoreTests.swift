import Foundation
import Household
import HouseholdTesting
import Testing
import Vault

@testable import Daemon

/// A backup takes the place of the household while the daemon runs.
@Suite
struct LiveRestoreTests {
    private let daemon: TestDaemon
    private let scratch: HouseholdTesting.PrivateFolder
    private let parent: TestClient
    private let code: String

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        scratch = try HouseholdTesting.PrivateFolder()
        (parent, code) = try daemon.family()
        try parent.call("backup.create", #"{"path":"\#(scratch.path)/a","passphrase":"\#(BackupTests.passphrase)"}"#)
    }

    private func params(_ more: String? = nil) -> String {
        let end = more ?? #","recoveryCode":"\#(code)""#
        return #"{"path":"\#(scratch.path)/a","passphrase":"\#(BackupTests.passphrase)"\#(end)}"#
    }

    @Test("What was is back at once over the same socket, minutes stay used, and everybody unlocks anew")
    func back() throws {
        try parent.call("child.add", #"{"name":"Zoe","born":"2018-05"}"#)
        let child = try daemon.client()
        try child.call("time.beginLease", #"{"child":"mia","lease":"x"}"#)
        daemon.clock.advance(milliseconds: 50_000)
        try child.call("time.endLease", #"{"child":"mia","lease":"x"}"#)
        let before = try parent.call("time.usage", #"{"child":"mia"}"#).number("week.usedSeconds")
        #expect(before == 50)
        let back = try daemon.client().call("backup.restore", params())
        #expect(try back.text("name") == "Lovelace")
        let again = try daemon.client()
        try again.refusal("pin_required", "audit.list")
        try again.unlock()
        #expect(try again.call("child.list").count(of: "children") == 2)
        #expect(try again.call("time.usage", #"{"child":"mia"}"#).number("week.usedSeconds") == before)
        #expect(try again.call("daemon.doctor").flag("healthy"))
        #expect(try again.call("audit.verify").number("faultCount") == 0)
        try daemon.restart()
        #expect(try daemon.client().call("household.status").text("name") == "Lovelace")
    }

    @Test("A developer's clocks go on from where they were moved: time goes neither back nor ahead")
    func movedClocks() throws {
        let daemon = try TestDaemon {
            $0.shipped = try? FixturePack.all()
            $0.isDeveloper = true
        }
        let (parent, code) = try daemon.family()
        try parent.call("clock.set", #"{"at":"2026-11-23T15:00:00+01:00","confirmed":true}"#)
        try parent.call("backup.create", #"{"path":"\#(scratch.path)/dev","passphrase":"\#(BackupTests.passphrase)"}"#)
        try parent.call("clock.advance", #"{"seconds":7200}"#)
        let (passphrase, path) = (BackupTests.passphrase, scratch.path + "/dev")
        try daemon.client().call(
            "backup.restore", #"{"path":"\#(path)","passphrase":"\#(passphrase)","recoveryCode":"\#(code)"}"#)
        let now = try daemon.client().call("time.mayI", #"{"child":"mia"}"#)
        #expect(try now.text("now") == "2026-11-23T17:00:00+01:00")
        #expect(try now.text("clock") == "trusted")
    }

    @Test("A wrong passphrase and a damaged file leave everything as it is, and no parent has to unlock anew")
    func refused() throws {
        let owner = try daemon.client()
        try owner.refusal(
            "wrong_passphrase", "backup.restore",
            #"{"path":"\#(scratch.path)/a","passphrase":"another passphrase","recoveryCode":"\#(code)"}"#)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/a"))
        bytes[9000] ^= 1
        try bytes.write(to: URL(fileURLWithPath: scratch.path + "/b"))
        try owner.refusal(
            "backup_refused", "backup.restore",
            #"{"path":"\#(scratch.path)/b","passphrase":"\#(BackupTests.passphrase)","recoveryCode":"\#(code)"}"#)
        #expect(try parent.call("child.list").count(of: "children") == 2)
        let left = try FileManager.default.contentsOfDirectory(atPath: daemon.dataFolder)
        #expect(!left.contains { $0.hasPrefix("restor") || $0 == "backup" }, "\(left)")
    }

    @Test("A backup of another household needs the name of the one that is there")
    func other() throws {
        let stranger = try TestDaemon { $0.shipped = try? FixturePack.all() }
        let theirs = try stranger.client().call(
            "household.setUp", #"{"name":"Curie","zone":"Europe/Paris","parentName":"Eve","pin":"2580"}"#
        ).text("recoveryCode")
        let owner = try stranger.client()
        try owner.refusal("backup_refused", "backup.restore", params(#","recoveryCode":"\#(theirs)""#))
        try owner.call("backup.restore", params(#","replaces":"Curie","recoveryCode":"\#(theirs)""#))
        #expect(try stranger.client().call("household.status").text("name") == "Lovelace")
    }
}
