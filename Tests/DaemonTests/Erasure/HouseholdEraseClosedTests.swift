import Foundation
import HouseholdTesting
import Journal
import Testing
import Vault

@testable import Daemon

/// Whoever has lost the key or the passphrase, or whose household cannot be read any more, begins anew. Tests that need
/// root say so: no recovery code can be checked then.
@Suite(.enabled(if: ForeignAccount.isPossible, "while no household is open this is for root"))
struct HouseholdEraseClosedTests {
    private typealias Lived = HouseholdEraseTests.Lived

    /// What is typed while nobody can read the household's name.
    private func erasure(_ daemon: TestDaemon) -> String { #"{"confirmName":"\#(daemon.dataFolder)/"}"# }

    @Test("While it is sealed root erases it, by the path of its folder, and chooses another passphrase")
    func sealed() throws {
        let lived = try Lived {
            $0.usesPassphrase = true
            $0.socketMode = 0o666
        }
        let daemon = lived.daemon
        let traces = try HouseholdEraseTests.traces(daemon)
        try daemon.restart()
        try daemon.folder.open()
        let stranger = try daemon.client(as: 61_001)
        for params in [erasure(daemon), #"{"confirmName":"Lovelace"}"#] {
            try stranger.refusal("forbidden", "household.erase", params)
        }
        try stranger.send(CallLine.text("1", "household.erase", #"{"nonsense":1}"#))
        #expect(try stranger.receive().kind == "forbidden")
        let root = try daemon.client()
        for name in ["Lovelace", "/", "data"] {
            let refusal = try root.refusal("invalid_params", "household.erase", #"{"confirmName":"\#(name)"}"#)
            #expect(refusal.text.contains(daemon.dataFolder))
        }
        for wait in [0, 0, 5] {
            let wrong = try root.refusal("wrong_passphrase", "household.unseal", #"{"passphrase":"four other words"}"#)
            #expect(try wrong.number("waitSeconds") == wait)
        }
        let reply = try root.call("household.erase", erasure(daemon))
        #expect(try reply.text("state") == "sealed" && reply.flag("isKeyDestroyed"))
        #expect(reply["childCount"] == nil && reply["lastBackupPath"] == nil)
        #expect(HouseholdEraseTests.found(traces, below: daemon.folder.path) == [])
        // The same connection goes on, and nobody has to wait for wrong tries of before.
        #expect(try root.call("household.status").flag("choosesPassphrase"))
        try root.refusal("not_set_up", "household.erase", erasure(daemon))
        #expect(try root.call("household.unseal", Lived.passphrase).text("state") == "notSetUp")
        try HouseholdEraseTests.expectNew(daemon)
    }

    @Test("A sealed household whose daemon was started without a passphrase gets a key file")
    func sealedToFile() throws {
        let lived = try Lived { $0.usesPassphrase = true }
        let daemon = lived.daemon
        daemon.stop()
        daemon.setting.usesPassphrase = false
        try daemon.start()
        let root = try daemon.client()
        #expect(try root.call("household.status").text("state") == "sealed")
        #expect(try root.call("household.erase", erasure(daemon)).text("state") == "notSetUp")
        #expect(FileManager.default.fileExists(atPath: daemon.keyFile))
        try HouseholdEraseTests.expectNew(daemon)
    }

    @Test("A household that cannot be opened any more is erased by root")
    func closed() throws {
        let lived = try Lived()
        let daemon = lived.daemon
        let before = FileManager.default.contents(atPath: daemon.keyFile)
        #expect(throws: StartFault.self) {
            try #require(daemon.server).keeper.reopenAndWait { house in
                try Data(repeating: 7, count: 8192).write(to: URL(filePath: house.folder + "/journal.db"))
            }
        }
        let root = try daemon.client()
        #expect(try root.call("household.status").text("state") == "damaged")
        let reply = try root.call("household.erase", erasure(daemon))
        #expect(try reply.text("state") == "notSetUp")
        #expect(FileManager.default.contents(atPath: daemon.keyFile) != before)
        try HouseholdEraseTests.expectNew(daemon)
    }

    @Test("A damaged household is confirmed by its name where that can be read, else by the path of its folder")
    func damaged() throws {
        for (change, isNamed) in [
            ("UPDATE keys SET wrapped = x'00' WHERE profile = 0", false),
            (
                "UPDATE journal SET body = zeroblob(length(body)) WHERE seq = (SELECT MAX(seq) FROM journal "
                    + "WHERE profile = 0 AND kind = 1)", true
            ),
        ] {
            let lived = try Lived()
            let daemon = lived.daemon
            try lived.parent.call("household.update", #"{"weekendDays":["sunday"]}"#)
            daemon.stop()
            try daemon.tamper(change)
            try daemon.start()
            let root = try daemon.client()
            let status = try root.call("household.status")
            #expect(try status.text("state") == "damaged")
            #expect((status["name"] != nil) == isNamed)
            let right = isNamed ? #"{"confirmName":"Lovelace"}"# : erasure(daemon)
            let wrong = isNamed ? erasure(daemon) : #"{"confirmName":"Lovelace"}"#
            try root.refusal("invalid_params", "household.erase", wrong)
            let reply = try root.call("household.erase", right)
            #expect(reply["childCount"] == nil)
            try HouseholdEraseTests.expectNew(daemon)
        }
    }
}
