import Daemon
import Foundation
import Household
import HouseholdTesting
import Journal
import Logging
import Testing
import Vault

@testable import Daemon
@testable import Stored

/// A start from a snapshot is a start from all rows.
@Suite struct SnapshotStartTests {
    /// What a start makes of a data folder.
    private struct Start: Equatable {
        var image: StateImage
        var lastSeq: Int64
        var owner: ChildID?
        var keyed: KeyedReplies
        var damage: [String]
        var snapshotSeq: Int64
    }

    private let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    private func start(_ folder: String, _ daemon: TestDaemon) throws -> Start {
        let options = ServeOptions(
            socket: folder + "/s", dataFolder: folder, keyFile: daemon.keyFile, isDeveloper: daemon.setting.isDeveloper)
        var store = try DataStore(options, key: KeyFile.load(path: daemon.keyFile), onStep: nil)
        defer { store.journal.stop() }
        try store.load(daemon.clock, log)
        return Start(
            image: store.ledger.stored(), lastSeq: store.ledger.lastSeq, owner: store.ledger.owner(ofAccount: 61_001),
            keyed: store.keyed, damage: store.damage, snapshotSeq: store.snapshotSeq)
    }

    /// A family to which all kinds of things happen; some calls carry keys, and the clocks move.
    private func live(_ daemon: TestDaemon) throws -> TestClient {
        let (parent, _) = try daemon.family()
        for child in ["mia", "ben"] {
            try parent.call(
                "policy.set", #"{"child":"\#(child)","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        }
        try parent.call("child.update", #"{"child":"ben","schoolGrade":5,"uids":[61001]}"#)
        let stranger = try daemon.client()
        for _ in 0..<2 { try stranger.refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#) }
        for day in 0..<4 {
            for number in 0..<3 {
                try parent.call(
                    "time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"g\#(day).\#(number)"}"#)
            }
            var player = try LessonPlayer(parent, daemon.clock)
            for index in 1...6 { try player.play(isRight: index != 2) }
            try player.play()
            try parent.call("time.beginLease", #"{"child":"ben","lease":"l\#(day)","idempotencyKey":"l\#(day)"}"#)
            if daemon.setting.isDeveloper {
                // Also an hour backwards.
                try parent.call("clock.advance", #"{"seconds":\#(day == 2 ? 90_000 : 30_000)}"#)
            } else {
                daemon.clock.advance(hours: day == 2 ? 25 : 8)
            }
            try parent.unlock()
        }
        var open = try LessonPlayer(parent, daemon.clock, child: "ben")
        try open.play()
        return parent
    }

    /// The files as a `kill -9` would leave them.
    private func copy(_ daemon: TestDaemon) throws -> HouseholdTesting.PrivateFolder {
        let folder = try HouseholdTesting.PrivateFolder()
        for name in ["/journal.db-wal", "/journal.db"] {
            try FileManager.default.copyItem(atPath: daemon.dataFolder + name, toPath: folder.path + name)
        }
        return folder
    }

    @Test(
        "After a kill: the snapshot, the keys it names and the rows after it give what all rows give",
        arguments: [2, 7, 19, 40] as [Int64], [false, true])
    func killed(records: Int64, isDeveloper: Bool) throws {
        let daemon = try TestDaemon {
            $0.snapshotRecords = records
            $0.isDeveloper = isDeveloper
        }
        let parent = try live(daemon)
        // The doctor comes after a snapshot that is being made, and the lock after one that is being stored.
        try parent.call("daemon.doctor")
        try parent.call("time.lock", #"{"child":"mia","idempotencyKey":"last"}"#)
        let folder = try copy(daemon)
        let quick = try start(folder.path, daemon)
        #expect(quick.snapshotSeq > 0)
        try daemon.change(folder.path + "/journal.db", "DELETE FROM snapshots")
        var whole = try start(folder.path, daemon)
        #expect(whole.snapshotSeq == 0)
        whole.snapshotSeq = quick.snapshotSeq
        #expect(quick == whole)
        #expect(quick.owner == ChildID(rawValue: "ben"))
        #expect(!quick.image.home.pinCounters.isEmpty || !quick.image.home.parents.isEmpty)
    }

    @Test("After a stop no row is read but those of keys")
    func stopped() throws {
        let daemon = try TestDaemon()
        _ = try live(daemon)
        daemon.stop()
        let quick = try start(daemon.dataFolder, daemon)
        #expect(quick.snapshotSeq == quick.lastSeq)
        // Whatever stands in the rows before: a start does not look at them.
        try daemon.tamperBesideSnapshot("UPDATE journal SET body = x'00' WHERE seq < 20")
        #expect(try start(daemon.dataFolder, daemon).image == quick.image)
        #expect(try start(daemon.dataFolder, daemon).damage.isEmpty)
    }

    @Test("A key is remembered over a start from a snapshot, for a day")
    func keys() throws {
        let daemon = try TestDaemon { $0.snapshotRecords = 3 }
        let (parent, _) = try daemon.family()
        let grant = #"{"child":"mia","minutes":5,"idempotencyKey":"k"}"#
        let first = try parent.call("time.grant", grant).result?.source
        daemon.clock.advance(hours: 20)
        for hours in [1, 1] {
            try daemon.restart()
            let client = try daemon.client()
            try client.unlock()
            #expect(try client.call("time.grant", grant).result?.source == first)
            try client.refusal(
                "idempotency_conflict", "time.grant", #"{"child":"mia","minutes":6,"idempotencyKey":"k"}"#)
            daemon.clock.advance(hours: hours)
        }
        daemon.clock.advance(hours: 3)
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        #expect(try client.call("time.grant", grant).result?.source != first)
    }

    @Test(
        "A snapshot that cannot be used is no harm: all rows are read",
        arguments: [
            "UPDATE snapshots SET body = zeroblob(length(body))", "DELETE FROM snapshots WHERE profile = 1",
            "DELETE FROM snapshots WHERE profile = 0", "UPDATE snapshots SET seq = seq - 1",
        ])
    func unusable(change: String) throws {
        let daemon = try TestDaemon()
        _ = try live(daemon)
        daemon.stop()
        let quick = try start(daemon.dataFolder, daemon)
        try daemon.tamperBesideSnapshot(change)
        var whole = try start(daemon.dataFolder, daemon)
        #expect(whole.snapshotSeq == 0)
        whole.snapshotSeq = quick.snapshotSeq
        #expect(quick == whole)
    }

    @Test("While anything is damaged no snapshot is written, and the damage stays seen")
    func damaged() throws {
        let daemon = try TestDaemon { $0.snapshotRecords = 2 }
        let (parent, _) = try daemon.family()
        try parent.call("time.lock", #"{"child":"mia"}"#)
        daemon.stop()
        let row = try #require(daemon.rows(ofProfile: 1).last)
        try daemon.tamper("UPDATE journal SET body = x'00' WHERE seq = \(row)")
        for _ in 0..<2 {
            try daemon.start()
            let client = try daemon.client()
            try client.unlock()
            for _ in 0..<4 { try client.call("time.grant", #"{"child":"ben","minutes":5}"#) }
            #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "damaged")
            daemon.stop()
            #expect(try start(daemon.dataFolder, daemon).snapshotSeq == 0)
        }
    }

    @Test("Rows that are missing behind the snapshot are damage, and so are those cut off before it")
    func missing() throws {
        let daemon = try TestDaemon { $0.snapshotRecords = 10 }
        let parent = try live(daemon)
        try parent.call("daemon.doctor")
        try parent.call("time.lock", #"{"child":"mia"}"#)
        for change in ["seq = (SELECT MAX(seq) - 1 FROM journal)", "seq > 3"] {
            var folder = try copy(daemon)
            var whole = try start(folder.path, daemon)
            // On a busy machine the snapshot can be of the last rows: more come until two are behind it.
            for _ in 0..<20 where whole.lastSeq < whole.snapshotSeq + 2 {
                try parent.call("time.grant", #"{"child":"mia","minutes":1}"#)
                folder = try copy(daemon)
                whole = try start(folder.path, daemon)
            }
            #expect(whole.snapshotSeq > 0)
            try daemon.change(folder.path + "/journal.db", "DELETE FROM journal WHERE " + change)
            let quick = try start(folder.path, daemon)
            #expect(quick.snapshotSeq > 0)
            // A head that goes further than the snapshot names the rows behind it as well.
            #expect([1, 2].contains(quick.damage.count), "\(quick.damage)")
        }
    }

    @Test("Wrong entries that could not be stored are in no snapshot, and count all the same")
    func unstoredEntries() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try daemon.breakStorage()
        let stranger = try daemon.client()
        for _ in 0..<3 { try stranger.refusal("storage_failed", "parent.unlock", #"{"pin":"1357"}"#) }
        try daemon.mendStorage()
        try parent.call("time.lock", #"{"child":"mia"}"#)
        #expect(try parent.call("daemon.doctor").flag("healthy"))
        daemon.stop()
        #expect(try start(daemon.dataFolder, daemon).snapshotSeq == 0)
    }
}
