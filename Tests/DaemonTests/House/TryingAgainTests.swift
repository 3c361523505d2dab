import Foundation
import HouseholdTesting
import Journal
import Synchronization
import Testing

@testable import Daemon

/// A household that could not be opened again is tried until it can.
@Suite struct TryingAgainTests {
    private func keeper(_ daemon: TestDaemon) throws -> HouseKeeper { try #require(daemon.server).keeper }

    /// Waits until the keeper has done all that was asked of it so far.
    private func settle(_ keeper: HouseKeeper) {
        let signal = DispatchSemaphore(value: 0)
        keeper.work { signal.signal() }
        signal.wait()
    }

    private func pass(_ daemon: TestDaemon, seconds: Int) throws {
        daemon.pass(seconds: seconds)
        settle(try keeper(daemon))
    }

    @Test("A household that could not be opened again is tried every five seconds until it can")
    func again() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let keeper = try keeper(daemon)
        let client = try daemon.client()
        let (database, aside) = (daemon.dataFolder + "/journal.db", daemon.dataFolder + "/aside")
        func state() throws -> String { try client.call("household.status").text("state") }
        #expect(throws: StartFault.self) {
            try keeper.reopenAndWait { _ in
                try FileManager.default.moveItem(atPath: database, toPath: aside)
                try Data(repeating: 7, count: 8192).write(to: URL(filePath: database))
            }
        }
        settle(keeper)
        for _ in 0..<3 {
            try pass(daemon, seconds: 5)
            #expect(try state() == "damaged")
        }
        try FileManager.default.removeItem(atPath: database)
        try FileManager.default.moveItem(atPath: aside, toPath: database)
        try pass(daemon, seconds: 4)
        #expect(try state() == "damaged")
        try pass(daemon, seconds: 1)
        #expect(try state() == "open")
        #expect(try client.call("child.list")["children"]?.count == 2)
        // Nothing is tried any more.
        let alarms = daemon.alarms.count
        try pass(daemon, seconds: 5)
        #expect(daemon.alarms.count == alarms)
    }

    @Test("While its files are gone no new household takes their place, and they are found when they are back")
    func gone() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let keeper = try keeper(daemon)
        let client = try daemon.client()
        let (folder, aside) = (daemon.dataFolder, daemon.dataFolder + "-aside")
        #expect(throws: StartFault.self) {
            try keeper.reopenAndWait { _ in
                try Data(repeating: 7, count: 8192).write(to: URL(filePath: folder + "/journal.mark"))
                try FileManager.default.moveItem(atPath: folder, toPath: aside)
                try Data().write(to: URL(filePath: folder))
            }
        }
        settle(keeper)
        try FileManager.default.removeItem(atPath: folder)
        try pass(daemon, seconds: 5)
        #expect(try client.call("household.status").text("state") == "damaged")
        #expect(!FileManager.default.fileExists(atPath: folder))
        try FileManager.default.moveItem(atPath: aside, toPath: folder)
        try pass(daemon, seconds: 5)
        #expect(try client.call("child.list")["children"]?.count == 2)
    }

    @Test("A restore that was decided and meets a fault of the disk is no refusal: it is gone on with until it is done")
    func restored() throws {
        // Behind the decision a file stands where the folder for the old content has to be.
        let blocked = Mutex<String?>(nil)
        let daemon = try TestDaemon { setting in
            setting.onRestoreStep = { step in
                guard step == .decided, let path = blocked.withLock({ $0 }) else { return }
                #expect(FileManager.default.createFile(atPath: path, contents: Data()))
            }
        }
        let (parent, code) = try daemon.family()
        let scratch = try HouseholdTesting.PrivateFolder()
        let file = #""path":"\#(scratch.path)/a","passphrase":"\#(BackupTests.passphrase)""#
        try parent.call("backup.create", "{\(file)}")
        try parent.call("child.add", #"{"name":"Zoe","born":"2018-05"}"#)
        let replaced = daemon.dataFolder + "/replaced"
        blocked.withLock { $0 = replaced }
        try daemon.client().refusal("storage_failed", "backup.restore", #"{\#(file),"recoveryCode":"\#(code)"}"#)
        settle(try keeper(daemon))
        let client = try daemon.client()
        #expect(try client.call("household.status").text("state") == "damaged")
        #expect(FolderSwap(daemon.dataFolder).isPending)
        try pass(daemon, seconds: 5)
        #expect(try client.call("household.status").text("state") == "damaged")
        try FileManager.default.removeItem(atPath: replaced)
        try pass(daemon, seconds: 5)
        #expect(try client.call("child.list")["children"]?.count == 2)
        #expect(!FolderSwap(daemon.dataFolder).isPending)
        let again = try daemon.client()
        try again.unlock()
        let audit = try again.call("audit.list")["entries"]?.elements.compactMap { $0["what"]?.string }
        #expect(audit?.contains("householdRestored") == true, "\(audit ?? [])")
    }
}
