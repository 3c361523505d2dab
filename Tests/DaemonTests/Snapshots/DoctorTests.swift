import Daemon
import Foundation
import Household
import HouseholdTesting
import Journal
import Testing
import Vault

@testable import Daemon
@testable import Stored

@Suite struct DoctorTests {
    private func used(_ records: Int64? = nil) throws -> (daemon: TestDaemon, parent: TestClient) {
        let daemon = try TestDaemon { $0.snapshotRecords = records }
        let (parent, _) = try daemon.family()
        var player = try LessonPlayer(parent, daemon.clock)
        for index in 1...6 { try player.play(isRight: index != 2) }
        for minutes in 1...5 { try parent.call("time.grant", #"{"child":"ben","minutes":\#(minutes)}"#) }
        return (daemon, parent)
    }

    private func again(_ daemon: TestDaemon) throws -> HouseholdTesting.Reply {
        try daemon.start()
        let client = try daemon.client()
        try client.unlock()
        return try client.call("daemon.doctor")
    }

    @Test("A healthy household: every row is read, memory and snapshot say what the rows say")
    func healthy() throws {
        let (daemon, parent) = try used()
        let first = try parent.call("daemon.doctor")
        #expect(try first.flag("healthy"))
        #expect(try first.number("rows") == parent.call("daemon.stats").number("storage.rows"))
        #expect(try first.number("childCount") == 2)
        #expect(try first.text("snapshot") == "none")
        #expect(try first.text("state") == "same")
        daemon.stop()
        let second = try again(daemon)
        #expect(try second.flag("healthy"))
        #expect(try second.text("snapshot") == "same")
        #expect(try second.number("snapshotRow") == first.number("rows"))
    }

    @Test("Flipped bytes in the middle of the database go unnoticed at a start, and the doctor names the rows")
    func flippedBytes() throws {
        let (daemon, parent) = try used()
        for minutes in 1...60 {
            try parent.call("time.grant", #"{"child":"ben","minutes":\#(minutes % 9 + 1),"why":"so"}"#)
        }
        for _ in 1...30 {
            try parent.call("time.lock", #"{"child":"ben"}"#)
            try parent.call("time.unlock", #"{"child":"ben"}"#)
        }
        daemon.stop()
        try daemon.flipBytesOfMiddleRows()
        let report = try again(daemon)
        #expect(try !report.flag("healthy"))
        let rows = try report.number("rows")
        #expect(rows > 20)
        #expect(try report.number("damagedCount") == 1)
        let first = try report.number("damaged.0.row")
        #expect(first > 1 && first <= rows)
        #expect(try report.text("damaged.0.say").contains("rows up to number"))
        #expect(report["file"]?.count ?? 0 > 0)
    }

    @Test("It is a parent's and root's, and changes nothing")
    func role() throws {
        let (daemon, parent) = try used()
        let child = try daemon.client()
        if geteuid() == 0 {
            try child.call("daemon.doctor")
        } else {
            try child.refusal("pin_required", "daemon.doctor")
        }
        let before = try parent.call("daemon.stats").number("storage.rows")
        try parent.call("daemon.doctor")
        try parent.call("daemon.doctor")
        #expect(try parent.call("daemon.stats").number("storage.rows") == before)
    }

    @Test("One at a time: another one is told to come later")
    func busy() throws {
        let (_, parent) = try used()
        try parent.send(
            "[" + (1...2).map { CallLine.text("\($0)", "daemon.doctor", "{}") }.joined(separator: ",") + "]")
        #expect(try parent.receiveBatch().map { $0.kind ?? "" } == ["", "busy"])
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("A row that is damaged while the daemon runs is named by its number, and so is a missing one")
    func damaged() throws {
        let (daemon, parent) = try used()
        let rows = try daemon.rows(ofProfile: 1)
        try daemon.tamper("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = \(rows[2])")
        try daemon.tamper("DELETE FROM journal WHERE seq = \(rows[4])")
        let reply = try parent.call("daemon.doctor")
        #expect(try !reply.flag("healthy"))
        #expect(try reply.number("damagedCount") == 2)
        #expect(try reply.number("damaged.0.row") == rows[2])
        #expect(try reply.number("damaged.1.row") == rows[4])
        #expect(try reply.text("damaged.0.say").contains("altered"))
        #expect(try reply.text("damaged.1.say").contains("missing"))
    }

    @Test("A row before the snapshot that is damaged is not seen by a start, but by the doctor")
    func hidden() throws {
        let (daemon, _) = try used()
        let row = try #require(daemon.rows(ofProfile: 1).dropFirst().first)
        daemon.stop()
        try daemon.tamperBesideSnapshot("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = \(row)")
        let reply = try again(daemon)
        #expect(try reply.number("damaged.0.row") == row)
        #expect(try !reply.flag("healthy"))
        let client = try daemon.client()
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "active")
    }

    @Test("A snapshot that does not open is told, and so is one that says something else than the rows")
    func snapshot() throws {
        let (daemon, _) = try used()
        daemon.stop()
        let key = try KeyFile.load(path: daemon.keyFile)
        do {
            let journal = try Journal.open(folder: daemon.dataFolder, householdKey: key)
            defer { journal.stop() }
            guard case .whole(let stored) = try journal.snapshot() else { throw TestFault("no snapshot") }
            var image = try SnapshotCodec.decode(stored)
            image.children[0].rewards = RewardBook(firstAnswers: 9)
            image.children[1].version += 1
            journal.start { _ in }
            journal.append(SnapshotCodec.encode(image))
        }
        let wrong = try again(daemon)
        #expect(try !wrong.flag("healthy"))
        #expect(try wrong.text("snapshot") == "different")
        #expect(try wrong.text("state") == "different")
        #expect(
            wrong["differences"]?.texts == [
                "mia: rewards", "ben: version", "snapshot, mia: rewards", "snapshot, ben: version",
            ])
        daemon.stop()
        try daemon.tamperBesideSnapshot("UPDATE snapshots SET body = zeroblob(length(body)) WHERE profile = 2")
        let unreadable = try again(daemon)
        #expect(try unreadable.text("snapshot") == "unreadable")
        #expect(try unreadable.text("state") == "same")
        #expect(try !unreadable.flag("healthy"))
    }

    @Test("While records go on being stored it compares what belongs together")
    func busyHousehold() throws {
        let (daemon, parent) = try used(1)
        let other = try daemon.client()
        for round in 0..<10 {
            try parent.begin("daemon.doctor")
            for lease in 0..<5 { try other.call("time.beginLease", #"{"child":"ben","lease":"r\#(round).\#(lease)"}"#) }
            for lease in 0..<5 { try other.call("time.endLease", #"{"child":"ben","lease":"r\#(round).\#(lease)"}"#) }
            #expect(try parent.receive().flag("healthy"))
        }
    }

    // MARK: While no daemon runs

    private func offline(_ daemon: TestDaemon, rebuilds: Bool = false) throws -> OfflineDoctor.Outcome {
        try OfflineDoctor.examine(
            dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, rebuildsSnapshot: rebuilds, clock: daemon.clock)
    }

    @Test("The doctor of a folder refuses while a daemon works on it, and names kidctl's")
    func inUse() throws {
        let (daemon, _) = try used()
        let fault = #expect(throws: StartFault.self) { try offline(daemon) }
        #expect(fault?.description.contains("kidctl doctor") == true)
        daemon.stop()
        #expect(try offline(daemon).isHealthy)
    }

    @Test("It makes no household where there is none")
    func nothingThere() throws {
        let folder = try PrivateFolder()
        #expect(throws: StartFault.self) {
            try OfflineDoctor.examine(
                dataFolder: folder.path + "/none", keyFile: folder.path + "/key", rebuildsSnapshot: true)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("It writes the snapshot anew, with the keys that are remembered, but not from damaged rows")
    func rebuild() throws {
        let (daemon, parent) = try used()
        let grant = #"{"child":"mia","minutes":5,"idempotencyKey":"k"}"#
        let first = try parent.call("time.grant", grant).result?.source
        daemon.stop()
        try daemon.tamperBesideSnapshot("UPDATE snapshots SET body = x'00'")
        #expect(try offline(daemon).report.snapshot == .unreadable)
        let outcome = try offline(daemon, rebuilds: true)
        #expect(outcome.didRebuild == true)
        #expect(outcome.isHealthy)
        #expect(outcome.report.snapshot == .same)
        #expect(outcome.text.contains("the snapshot was written anew"))
        try daemon.start()
        let client = try daemon.client()
        try client.unlock()
        #expect(try client.call("time.grant", grant).result?.source == first)
        daemon.stop()

        try daemon.tamperBesideSnapshot("DELETE FROM snapshots; UPDATE journal SET body = x'00' WHERE seq = 9")
        let damaged = try offline(daemon, rebuilds: true)
        #expect(damaged.didRebuild == false)
        #expect(!damaged.isHealthy)
        #expect(damaged.report.snapshot == .none)
        #expect(damaged.text.contains("row 9: the row was altered or moved"))
    }
}
