import Foundation
import Glibc
import HouseholdTesting
import Testing

@testable import Daemon

/// A household is closed and another one opened behind the same socket, without the process ending.
@Suite("Closing and opening a household under one socket")
struct ReopeningTests {
    private struct Refusal: Error, Equatable {}

    private func keeper(_ daemon: TestDaemon) throws -> HouseKeeper { try #require(daemon.server).keeper }

    /// A copy of the data folder beside it.
    private func copy(_ folder: String, _ name: String = "-copy") throws -> String {
        try FileManager.default.copyItem(atPath: folder, toPath: folder + name)
        return folder + name
    }

    private func put(_ copy: String, inPlaceOf folder: String) throws {
        try FileManager.default.removeItem(atPath: folder)
        try FileManager.default.copyItem(atPath: copy, toPath: folder)
    }

    @Test("What was put into the folder meanwhile is served then, on connections that were open before")
    func swapped() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let other = try daemon.client()
        let saved = daemon.dataFolder + "-saved"
        try keeper(daemon).reopenAndWait { house in
            _ = try copy(house.folder, "-saved")
        }
        try parent.unlock()
        try parent.call("child.add", #"{"name":"Zoe","born":"2018-01"}"#)
        #expect(try other.call("child.list").text("children.2.child") == "zoe")
        try keeper(daemon).reopenAndWait { house in try put(saved, inPlaceOf: house.folder) }
        #expect(try other.call("child.list")["children"]?.count == 2)
        #expect(try other.call("household.status").text("state") == "open")
        try daemon.restart()
        #expect(try daemon.client().call("child.list")["children"]?.count == 2)
    }

    @Test("Everything that was told is stored in the folder of a closed household")
    func stored() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        let (keyFile, place) = (daemon.keyFile, daemon.folder.path)
        try keeper(daemon).reopenAndWait { house in
            let saved = try copy(house.folder)
            let found = try OfflineDoctor.examine(
                dataFolder: saved, keyFile: keyFile, rebuildsSnapshot: false, place: place)
            #expect(found.isHealthy)
        }
        try parent.unlock()
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#).number("grants.0.grant.minutes") == 5)
    }

    @Test("A parent's token and a subscription end with the household that was open")
    func ended() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let token = try parent.unlock()
        let listener = try daemon.client()
        try listener.call("events.subscribe", #"{"child":"mia","topics":["time.state"]}"#)
        try keeper(daemon).reopenAndWait { _ in }
        try parent.refusal("pin_required", "audit.list")
        try parent.refusal("token_ended", "parent.resume", #"{"token":"\#(token)"}"#)
        let event = try listener.event()
        #expect(event.topic == "subscription" && event["what"]?.string == "reopened")
        try listener.expectClosed()
    }

    @Test("A household that is opened again is no new run of the daemon")
    func run() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        daemon.clock.advance(seconds: 90)
        let before = try parent.call("daemon.stats")
        try keeper(daemon).reopenAndWait { _ in }
        daemon.clock.advance(seconds: 30)
        try parent.unlock()
        let after = try parent.call("daemon.stats")
        #expect(try after.text("process.startedAt") == before.text("process.startedAt"))
        #expect(try after.number("process.uptimeSeconds") == before.number("process.uptimeSeconds") + 30)
        #expect(try after.number("traffic.callCount") == before.number("traffic.callCount") + 2)
    }

    @Test("A call that comes meanwhile waits, and is answered by the household that is opened")
    func waits() throws {
        let daemon = try TestDaemon()
        // Used by the work alone while the test waits for it.
        nonisolated(unsafe) let parent = try daemon.family().parent
        try keeper(daemon).reopenAndWait { house in
            try parent.send(CallLine.text("9", "daemon.info", "{}"))
            try FileManager.default.removeItem(atPath: house.folder + "/journal.db")
            try FileManager.default.removeItem(atPath: house.folder)
        }
        #expect(try parent.receive().text("state") == "notSetUp")
        #expect(try parent.call("household.status").text("state") == "notSetUp")
    }

    @Test("When the work fails, its reason is told and the household is opened as it was")
    func workFails() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let keeper = try keeper(daemon)
        #expect(throws: Refusal()) { try keeper.reopenAndWait { _ in throw Refusal() } }
        #expect(try daemon.client().call("child.list")["children"]?.count == 2)
    }

    @Test("What cannot be opened is told to everybody, and another folder can be put in its place")
    func cannotOpen() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let keeper = try keeper(daemon)
        let client = try daemon.client()
        let saved = daemon.dataFolder + "-saved"
        #expect(throws: StartFault.self) {
            try keeper.reopenAndWait { house in
                _ = try copy(house.folder, "-saved")
                try Data(repeating: 7, count: 8192).write(to: URL(filePath: house.folder + "/journal.db"))
            }
        }
        #expect(try client.call("household.status").text("state") == "damaged")
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "damaged")
        try client.refusal("storage_damaged", "child.list")
        try client.refusal("unknown_method", "child.lists", isWellFormed: false)
        try keeper.reopenAndWait { house in try put(saved, inPlaceOf: house.folder) }
        #expect(try client.call("child.list")["children"]?.count == 2)
    }

    @Test("A call under way gets its reply from the household that was open, and its connection goes on with the next")
    func conclusion() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let seen = Flag()
        let keeper = try keeper(daemon)
        let done = Flag()
        keeper.reopen { _ in
        } then: { engine, error in
            seen.set(engine != nil && error == nil)
            done.set(true)
        }
        keeper.finish()
        #expect(seen.isSet && done.isSet)
        #expect(try parent.call("household.status").text("state") == "open")
    }
}

/// Set on one thread and read on another.
private final class Flag: @unchecked Sendable {
    // Under the lock alone.
    private var value = false
    private let lock = NSLock()

    var isSet: Bool { lock.withLock { value } }

    func set(_ new: Bool) { lock.withLock { value = new } }
}
