import Foundation
import HouseholdTesting
import Testing
import Vault

@testable import Daemon

/// Damage has a way back: what the household cannot read comes from a backup, and all else stays.
@Suite("Only what is damaged is put back") struct MendingTests {
    private let daemon: TestDaemon
    private let scratch: HouseholdTesting.PrivateFolder
    private let code: String

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        scratch = try HouseholdTesting.PrivateFolder()
        let family = try daemon.family()
        code = family.recoveryCode
        for child in ["mia", "ben"] { try use(child) }
        try family.parent.call(
            "backup.create", #"{"path":"\#(scratch.path)/a","passphrase":"\#(BackupTests.passphrase)"}"#)
        // What is newer than the backup.
        for child in ["mia", "ben"] { try use(child) }
        try family.parent.call("time.grant", #"{"child":"mia","minutes":7}"#)
        daemon.stop()
    }

    private func use(_ child: String) throws {
        let client = try daemon.client()
        try client.call("time.beginLease", #"{"child":"\#(child)","lease":"x"}"#)
        daemon.clock.advance(milliseconds: 50_000)
        try client.call("time.endLease", #"{"child":"\#(child)","lease":"x"}"#)
    }

    private func mend(_ more: String = "") -> String {
        #"{"path":"\#(scratch.path)/a","passphrase":"\#(BackupTests.passphrase)","damagedOnly":true,"#
            + #""recoveryCode":"\#(code)"\#(more)}"#
    }

    /// Everything is as if nothing had been damaged.
    private func expectWhole(_ client: TestClient) throws {
        try client.unlock()
        for child in ["mia", "ben"] {
            #expect(try client.call("time.usage", #"{"child":"\#(child)"}"#).number("week.usedSeconds") == 100)
        }
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
        let doctor = try client.call("daemon.doctor")
        #expect(try doctor.flag("healthy"), "\(doctor.text)")
        #expect(try client.call("audit.verify").number("faultCount") == 0)
        let audit = try client.call("audit.list", #"{"limit":50}"#).text
        #expect(audit.contains("\"timeGranted\"") && audit.contains("householdMended"))
    }

    @Test(
        "A child whose rows were damaged is back with all that is newer, and the other one never noticed",
        arguments: [
            "UPDATE journal SET body = zeroblob(length(body)) WHERE seq = ROW", "DELETE FROM journal WHERE seq = ROW",
            "UPDATE journal SET at = at + 1 WHERE profile = 1 AND seq <= ROW",
            "DELETE FROM keys WHERE profile = 1", "UPDATE keys SET wrapped = x'00' WHERE profile = 1",
        ])
    func child(change: String) throws {
        let row = try #require(daemon.rows(ofProfile: 1).dropFirst().first)
        try daemon.tamper(change.replacing("ROW", with: "\(row)"))
        try daemon.start()
        let client = try daemon.client()
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "damaged")
        #expect(try client.call("time.mayI", #"{"child":"ben"}"#).text("state") == "active")
        let back = try client.call("backup.restore", mend())
        #expect(try back.number("mendedRows") > 0)
        #expect(try back.flag("intact"))
        try expectWhole(try daemon.client())
        try daemon.restart()
        try expectWhole(try daemon.client())
    }

    @Test(
        "A household that its own damaged rows have closed is open again, for whom root does it",
        .enabled(if: geteuid() == 0),
        arguments: [
            "UPDATE journal SET body = zeroblob(length(body)) WHERE seq = ROW", "DELETE FROM journal WHERE seq <= ROW",
            "UPDATE keys SET wrapped = x'00' WHERE profile = 0", "UPDATE meta SET value = x'00' WHERE name = 'head'",
        ])
    func household(change: String) throws {
        let row = try #require(daemon.rows(ofProfile: 0).first)
        try daemon.tamper(change.replacing("ROW", with: "\(row)"))
        try daemon.start()
        let root = try daemon.client(as: 0)
        #expect(try root.call("household.status").text("state") == "damaged")
        #expect(try !root.call("daemon.doctor").flag("healthy"))
        try daemon.client().refusal("storage_damaged", "parent.unlock", #"{"pin":"2580"}"#)
        try root.call("backup.restore", mend())
        try expectWhole(try daemon.client())
        try daemon.restart()
        try expectWhole(try daemon.client())
    }

    @Test("Another history of the same household gives nothing")
    func otherHistory() throws {
        // The backup is put back, and goes on another way; what was there before is a backup of the other way.
        try daemon.start()
        try daemon.client().call(
            "backup.restore",
            #"{"path":"\#(scratch.path)/a","passphrase":"\#(BackupTests.passphrase)","recoveryCode":"\#(code)"}"#)
        let parent = try daemon.client()
        try parent.unlock()
        for minutes in 1...5 { try parent.call("time.grant", #"{"child":"ben","minutes":\#(minutes)}"#) }
        let before = try parent.call("audit.list", #"{"limit":50}"#).text
        daemon.stop()
        // The first backup ends before the two parted: what it gives is of both.
        let row = try #require(daemon.rows(ofProfile: 2).first)
        try daemon.tamper("DELETE FROM journal WHERE seq = \(row)")
        try daemon.start()
        #expect(try daemon.client().call("backup.restore", mend()).number("mendedRows") == 1)
        let again = try daemon.client()
        try again.unlock()
        #expect(try again.call("daemon.doctor").flag("healthy"))
        #expect(try again.call("audit.verify").number("faultCount") == 0)
        let after = try again.call("audit.list", #"{"limit":50}"#).text
        #expect(before.split(separator: "timeGranted").count == after.split(separator: "timeGranted").count)
    }

    @Test("The same while kidd is stopped")
    func offline() throws {
        let row = try #require(daemon.rows(ofProfile: 1).dropFirst().first)
        try daemon.tamper("DELETE FROM journal WHERE seq = \(row)")
        var job = OfflineBackup.Restore(
            path: scratch.path + "/a", dataFolder: daemon.dataFolder, keyFile: daemon.keyFile)
        job.mendOnly(givingUp: false)
        let passphrase = Secret(copying: Array(BackupTests.passphrase.utf8))
        let outcome = try OfflineBackup.restore(job, passphrase: passphrase, clock: daemon.clock)
        #expect(
            outcome.isWhole && outcome.text.hasPrefix("Rows of the household Lovelace that came from the backup: 1."))
        try daemon.start()
        try expectWhole(try daemon.client())
        daemon.stop()
        #expect(throws: StartFault.self) {
            try OfflineBackup.restore(job, passphrase: passphrase, clock: daemon.clock)
        }
    }

    @Test("Nothing damaged: nothing is put back, and nobody has to unlock anew")
    func whole() throws {
        try daemon.start()
        let parent = try daemon.client()
        try parent.unlock()
        let refused = try daemon.client().refusal("backup_refused", "backup.restore", mend())
        #expect(try refused.text("reason") == "whole")
        try parent.call("audit.list")
    }

    @Test("What neither has whole is named, and goes when it is given up; then the child goes on")
    func givenUp() throws {
        let row = try #require(daemon.rows(ofProfile: 1).last)
        try daemon.tamper("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = \(row)")
        try daemon.start()
        let named = try daemon.client().call("backup.restore", mend())
        #expect(try !named.flag("intact"))
        #expect(named.text.contains("row \(row)"))
        #expect(try daemon.client().call("time.mayI", #"{"child":"mia"}"#).text("state") == "damaged")
        let gone = try daemon.client().call("backup.restore", mend(#","giveUpUnreadable":true"#))
        #expect(try gone.number("givenUpRows") == 1)
        let client = try daemon.client()
        try client.unlock()
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
        #expect(try client.call("daemon.doctor").flag("healthy"))
        #expect(try client.call("time.usage", #"{"child":"mia"}"#).number("week.usedSeconds") == 100)
        try daemon.restart()
        #expect(try daemon.client().call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
    }

    @Test("A child that was erased since stays erased, and packs and children that came since stay")
    func erased() throws {
        try daemon.start()
        let parent = try daemon.client()
        try parent.unlock()
        try parent.call("child.add", #"{"name":"Zoe","born":"2018-05"}"#)
        try parent.call("child.erase", #"{"child":"ben","confirmName":"Ben"}"#)
        daemon.stop()
        let row = try #require(daemon.rows(ofProfile: 1).dropFirst().first)
        try daemon.tamper("DELETE FROM journal WHERE seq = \(row)")
        try daemon.start()
        try daemon.client().call("backup.restore", mend())
        let client = try daemon.client()
        try client.unlock()
        let children = try client.call("child.list").text
        #expect(children.contains("Mia") && children.contains("Zoe") && !children.contains("Ben"))
        #expect(try client.call("daemon.doctor").flag("healthy"))
        #expect(try client.call("audit.verify").number("faultCount") == 0)
        #expect(try daemon.rows(ofProfile: 2).isEmpty)
    }
}
