import Foundation
import Household
import HouseholdTesting
import Journal
import Testing
import Vault

@testable import Backups
@testable import Daemon

/// A backup is put back: here, on a new computer, or not at all.
@Suite struct RestoreTests {
    private let daemon: TestDaemon
    private let scratch: HouseholdTesting.PrivateFolder
    private static let passphrase = BackupTests.passphrase

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        scratch = try HouseholdTesting.PrivateFolder()
    }

    private var file: String { scratch.path + "/family.kiddbackup" }

    private func backUp(_ parent: TestClient) throws {
        try parent.call("backup.create", #"{"path":"\#(file)","passphrase":"\#(Self.passphrase)"}"#)
    }

    private func job(_ change: (inout OfflineBackup.Restore) -> Void = { _ in }) -> OfflineBackup.Restore {
        var job = OfflineBackup.Restore(path: file, dataFolder: daemon.dataFolder, keyFile: daemon.keyFile)
        change(&job)
        return job
    }

    @discardableResult
    private func restore(
        _ job: OfflineBackup.Restore? = nil, passphrase: String = passphrase,
        household: String = "nobody asks for it"
    ) throws -> OfflineBackup.Outcome {
        try OfflineBackup.restore(
            job ?? self.job(), passphrase: Secret(copying: Array(passphrase.utf8)), clock: daemon.clock
        ) { () throws(StartFault) in Secret(copying: Array(household.utf8)) }
    }

    private func refusal(_ job: OfflineBackup.Restore? = nil, passphrase: String = passphrase) -> String {
        do { try restore(job, passphrase: passphrase) } catch { return "\(error)" }
        return "no refusal"
    }

    private func parent() throws -> TestClient {
        let client = try daemon.client()
        try client.unlock()
        return client
    }

    private func children() throws -> [String] {
        try parent().call("child.list")["children"]?.elements.compactMap { $0.member("name")?.string } ?? []
    }

    private func use(_ child: String, minutes: Int) throws {
        let client = try daemon.client()
        try client.call("time.beginLease", #"{"child":"\#(child)","lease":"x"}"#)
        for _ in 0..<2 * minutes {
            daemon.clock.advance(milliseconds: 30_000)
            try client.call("time.renewLease", #"{"child":"\#(child)","lease":"x"}"#)
        }
        try client.call("time.endLease", #"{"child":"\#(child)","lease":"x"}"#)
    }

    private func used(_ child: String) throws -> Int {
        try parent().call("time.usage", #"{"child":"\#(child)"}"#).number("week.usedSeconds")
    }

    @Test("What was is back, what came after is not, and the audit says so")
    func back() throws {
        let parent = try daemon.family().parent
        try backUp(parent)
        try parent.call("child.add", #"{"name":"Zoe","born":"2018-05"}"#)
        daemon.stop()
        #expect(try restore().isWhole)
        try daemon.start()
        #expect(try children() == ["Mia", "Ben"])
        let entries = try self.parent().call("audit.list", #"{"limit":10}"#)["entries"]?.elements.map(\.self) ?? []
        let told = entries.first { $0.member("what")?.string == "householdRestored" }
        #expect(told?.member("role")?.string == "owner")
        #expect(try self.parent().call("audit.verify").number("faultCount") == 0)
        #expect(try self.parent().call("daemon.doctor").flag("healthy"))
        #expect(FileManager.default.fileExists(atPath: daemon.dataFolder + "/replaced/journal.db"))
        // It is kept until there is a newer backup.
        try self.parent().call("backup.create", #"{"path":"\#(file)2","passphrase":"\#(Self.passphrase)"}"#)
        #expect(!FileManager.default.fileExists(atPath: daemon.dataFolder + "/replaced"))
    }

    @Test("No minute that was used since is there again, grants and locks stay, and a code is redeemed once")
    func used() throws {
        let parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        let codes =
            try parent.call("time.codes", #"{"count":2,"minutes":10,"child":"ben"}"#)["codes"]?.elements.map(\.self)
            ?? []
        let code = try #require(codes.first?.member("code")?.string)
        try use("mia", minutes: 5)
        try backUp(parent)
        try use("mia", minutes: 12)
        try parent.unlock()
        try parent.call("time.grant", #"{"child":"mia","minutes":15}"#)
        try daemon.client().call("time.redeem", #"{"child":"ben","code":"\#(code)"}"#)
        try parent.call("time.lock", #"{"child":"ben"}"#)
        let before = try (
            used("mia"), daemon.client().call("time.mayI", #"{"child":"mia"}"#).number("remainingSeconds")
        )
        daemon.stop()
        try restore()
        try daemon.start()
        #expect(try used("mia") == before.0)
        #expect(try daemon.client().call("time.mayI", #"{"child":"mia"}"#).number("remainingSeconds") == before.1)
        let locked = try daemon.client().call("time.mayI", #"{"child":"ben"}"#)
        #expect(try locked.text("state") == "lockedByParent")
        try daemon.client().refusal("code_refused", "time.redeem", #"{"child":"ben","code":"\#(code)"}"#)
        try self.parent().call("time.unlock", #"{"child":"ben"}"#)
        let other = try #require(codes.last?.member("code")?.string)
        try daemon.client().call("time.redeem", #"{"child":"ben","code":"\#(other)"}"#)
    }

    @Test("What parents took away since stays away: minutes of a grant, and codes")
    func takenAway() throws {
        let parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        try parent.call("time.grant", #"{"child":"mia","minutes":60,"grant":"gift"}"#)
        let codes = try parent.call("time.codes", #"{"count":2,"minutes":10}"#)["codes"]?.elements.map(\.self) ?? []
        try backUp(parent)
        try parent.call("time.undoGrant", #"{"child":"mia","grant":"gift"}"#)
        let revoked = try #require(codes.first?.member("codeId")?.string)
        try parent.call("time.revokeCodes", #"{"codeIds":["\#(revoked)"]}"#)
        daemon.stop()
        try restore()
        try daemon.start()
        let decision = try daemon.client().call("time.mayI", #"{"child":"mia"}"#)
        #expect(try decision.number("remainingSeconds") == 3600)
        let gone = try #require(codes.first?.member("code")?.string)
        try daemon.client().refusal("code_refused", "time.redeem", #"{"child":"ben","code":"\#(gone)"}"#)
        // Taken away once: a second restore takes nothing more.
        daemon.stop()
        try restore()
        try daemon.start()
        let kept = try self.parent().call("time.listCodes")["codes"]?.elements.map(\.self) ?? []
        #expect(
            kept.compactMap { $0.member("codeId")?.string }
                == codes.dropFirst().compactMap { $0.member("codeId")?.string })
    }

    @Test("On a new computer it makes folder and key, and the household goes on with its PIN")
    func newComputer() throws {
        try backUp(daemon.family().parent)
        daemon.stop()
        let new = scratch.path + "/new"
        try restore(job { ($0.dataFolder, $0.keyFile) = (new + "/data", new + "/key") })
        let other = try TestDaemon {
            $0.shipped = try? FixturePack.all()
            $0.dataFolder = new + "/data"
            $0.keyFile = new + "/key"
        }
        let parent = try other.client()
        try parent.unlock()
        #expect(try parent.call("child.list").count(of: "children") == 2)
        // There is a backup: the one that it came from.
        #expect(try parent.call("household.status").text("backup.madeAt") == "2026-11-21T15:00:00+01:00")
        #expect(
            try String(contentsOfFile: new + "/key", encoding: .utf8)
                != String(contentsOfFile: daemon.keyFile, encoding: .utf8))
        #expect(!FileManager.default.fileExists(atPath: new + "/data/replaced"))
    }

    @Test("When the key file is lost the backup brings the household back, if its name is said")
    func lostKey() throws {
        try backUp(daemon.family().parent)
        daemon.stop()
        try FileManager.default.removeItem(atPath: daemon.keyFile)
        #expect(refusal().contains("--replace-household 'Lovelace'"))
        #expect(!FileManager.default.fileExists(atPath: daemon.keyFile))
        try restore(job { $0.replaces = "Lovelace" })
        try daemon.start()
        #expect(try children() == ["Mia", "Ben"])
    }

    @Test("A damaged journal is no obstacle: the backup of the same household takes its place")
    func damaged() throws {
        try backUp(daemon.family().parent)
        daemon.stop()
        try Data(repeating: 7, count: 5000).write(to: URL(fileURLWithPath: daemon.database))
        #expect(refusal().contains("cannot be read"))
        try restore(job { $0.replaces = "Lovelace" })
        try daemon.start()
        #expect(try children() == ["Mia", "Ben"])
    }

    @Test("Each refusal says why, and leaves the household as it is")
    func refusals() throws {
        try backUp(daemon.family().parent)
        daemon.stop()
        let before = try picture()
        #expect(refusal(passphrase: "another passphrase").contains("passphrase"))
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        let other = scratch.path + "/other"
        try bytes.dropLast(10).write(to: URL(fileURLWithPath: other))
        #expect(refusal(job { $0.path = other }).contains("cut off"))
        bytes[5000] ^= 1
        try bytes.write(to: URL(fileURLWithPath: other))
        #expect(refusal(job { $0.path = other }).contains("damaged or cut off"))
        try Data("a letter".utf8).write(to: URL(fileURLWithPath: other))
        #expect(refusal(job { $0.path = other }).contains("no backup of kidd"))
        bytes[12] = 7
        try bytes.write(to: URL(fileURLWithPath: other))
        #expect(refusal(job { $0.path = other }).contains("later version"))
        #expect(refusal(job { $0.path = scratch.path + "/nothing" }).contains("no file"))
        #expect(try picture() == before)

        let stranger = try TestDaemon { $0.shipped = try? FixturePack.all() }
        try stranger.client().call(
            "household.setUp", #"{"name":"Curie","zone":"Europe/Paris","parentName":"Eve","pin":"2580"}"#)
        stranger.stop()
        let theirs = job { ($0.dataFolder, $0.keyFile) = (stranger.dataFolder, stranger.keyFile) }
        #expect(refusal(theirs).contains("--replace-household 'Curie'"))
        try stranger.start()
        let busy = refusal(theirs)
        #expect(busy.contains("stop it first"), "\(busy)")
        stranger.stop()
        var wanted = theirs
        wanted.replaces = "Curie"
        try restore(wanted)
        try stranger.start()
        #expect(try stranger.client().call("household.status").text("name") == "Lovelace")
    }

    @Test("A developer's backup comes into no real household, and the reverse")
    func developer() throws {
        try backUp(daemon.family().parent)
        daemon.stop()
        let dev = try TestDaemon {
            $0.shipped = try? FixturePack.all()
            $0.isDeveloper = true
        }
        let parent = try dev.family().parent
        let theirs = scratch.path + "/dev.kiddbackup"
        try parent.call("backup.create", #"{"path":"\#(theirs)","passphrase":"\#(Self.passphrase)"}"#)
        dev.stop()
        #expect(refusal(job { $0.path = theirs }).contains("developer's backup"))
        #expect(
            refusal(job { ($0.dataFolder, $0.keyFile) = (dev.dataFolder, dev.keyFile) }).contains("is a developer's"))
        let new = scratch.path + "/new"
        let fresh = job { ($0.path, $0.dataFolder, $0.keyFile) = (theirs, new + "/data", new + "/key") }
        #expect(refusal(fresh).contains("--dev"))
        #expect(!FileManager.default.fileExists(atPath: new + "/key"))
    }

    /// The bytes of all files of the household.
    private func picture() throws -> [String: Data] {
        let manager = FileManager.default
        return try manager.subpathsOfDirectory(atPath: daemon.dataFolder).reduce(into: [:]) { picture, name in
            let path = daemon.dataFolder + "/" + name
            // The lock has the number of whoever looked last; SQLite makes its empty log and its index anew.
            if name == "lock" || name.hasSuffix("-shm") || name.hasSuffix("-wal") { return }
            picture[name] = manager.contents(atPath: path) ?? Data()
        }
    }

    // MARK: Where the key is kept

    private static let words = "four words that rhyme"

    /// The same household behind a passphrase, without a key file.
    private func wrap() throws {
        _ = try OfflineRotation.run(
            dataFolder: daemon.dataFolder, keyFile: daemon.keyFile,
            to: .passphrase(Secret(copying: Array(Self.words.utf8))), cost: { KeyStretching(.minimum) },
            askPassphrase: { () throws(StartFault) in throw StartFault("nobody asks for it") })
        try FileManager.default.removeItem(atPath: daemon.keyFile)
    }

    private func unsealed(_ words: String = words) throws -> TestClient {
        try daemon.start()
        let client = try daemon.client()
        try client.call("household.unseal", #"{"passphrase":"\#(words)"}"#)
        try client.unlock()
        return client
    }

    @Test("A household behind a passphrase is put back behind it, and no minute is there again")
    func wrapped() throws {
        let parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        try backUp(parent)
        try use("mia", minutes: 7)
        daemon.stop()
        try wrap()
        #expect(throws: StartFault.self) { try restore(household: "four words that do not") }
        let outcome = try restore(household: Self.words)
        #expect(outcome.text.contains("kidctl household unseal"))
        #expect(!FileManager.default.fileExists(atPath: daemon.keyFile))
        let client = try unsealed()
        #expect(try client.call("time.usage", #"{"child":"mia"}"#).number("week.usedSeconds") == 7 * 60)
        #expect(try client.call("daemon.doctor").flag("healthy"))
    }

    @Test("A passphrase that nobody knows any more is replaced by a new one, where the household is named")
    func forgotten() throws {
        let parent = try daemon.family().parent
        try backUp(parent)
        daemon.stop()
        try wrap()
        var job = job {
            $0.newPassphrase = Secret(copying: Array("five other words with rhythm".utf8))
            $0.stretching = { KeyStretching(.minimum) }
        }
        #expect(refusal(job).contains("--replace-household"))
        job.replaces = "Lovelace"
        #expect(try restore(job).text.contains("is back"))
        let old = daemon.dataFolder + "/replaced/" + PassphraseFile.name
        #expect(FileManager.default.fileExists(atPath: old))
        _ = try unsealed("five other words with rhythm")
    }

    @Test("A key file inside the data folder is refused before anything is asked for, read or written")
    func keyInside() throws {
        let parent = try daemon.family().parent
        try backUp(parent)
        daemon.stop()
        let place = scratch.path + "/new"
        var job = job {
            $0.dataFolder = place
            $0.keyFile = place + "/household.key"
        }
        #expect(throws: StartFault.self) { try OfflineBackup.check(job) }
        #expect(refusal(job).contains("would lie inside the data folder"))
        #expect(!FileManager.default.fileExists(atPath: place))
        job.keyFile = scratch.path + "/household.key"
        #expect(try restore(job).isWhole)
    }

    @Test("What a stopped check has unpacked is cleared away")
    func stopped() throws {
        let parent = try daemon.family().parent
        try backUp(parent)
        let work = scratch.path + "/work"
        let secret = Secret(copying: Array(Self.passphrase.utf8))
        #expect(throws: StartFault.self) {
            try OfflineBackup.verify(file, passphrase: secret, place: work, isStopped: { true })
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: work).isEmpty)
    }
}
