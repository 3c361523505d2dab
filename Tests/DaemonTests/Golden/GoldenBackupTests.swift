import Foundation
import HouseholdTesting
import Testing
import Vault

@testable import Daemon

/// A backup that an earlier version made comes back in every later one. `Tests/Golden/README.md` tells how it was made.
@Suite struct GoldenBackupTests {
    private let golden = GoldenFolder(name: "backup-1", isDeveloper: true)
    private let folder: HouseholdTesting.PrivateFolder
    private let passphrase = Secret(copying: Array("correct horse battery".utf8))

    init() throws {
        folder = try HouseholdTesting.PrivateFolder()
        let text = try Repository.text("Tests/Golden/backup-1/family.txt").split(separator: "\n").joined()
        try #require(Data(base64Encoded: text)).write(to: URL(filePath: file))
    }

    private var file: String { folder.path + "/family.kiddbackup" }

    @Test("A backup of format 1 is whole")
    func whole() throws {
        let seen = try OfflineBackup.verify(file, passphrase: passphrase, place: folder.path)
        #expect(seen.isWhole, "\(seen.text)")
        #expect(seen.text.contains("Lovelace"))
    }

    @Test("Put into a new folder, it says what it said then, and nothing is damaged")
    func back() throws {
        let clock = try golden.clock()
        var job = OfflineBackup.Restore(path: file, dataFolder: folder.path + "/data", keyFile: folder.path + "/key")
        job.isDeveloper = true
        try #expect(OfflineBackup.restore(job, passphrase: passphrase, clock: clock).isWhole)
        let place = folder.path
        let daemon = try TestDaemon(clock: clock) {
            $0.isDeveloper = true
            $0.dataFolder = place + "/data"
            $0.keyFile = place + "/key"
        }
        let parent = try daemon.client()
        try parent.unlock(pin: "2580")
        for exchange in try golden.exchanges("replies.txt") {
            let reply = try parent.call(exchange.method, exchange.params)
            let missing = try GoldenComparison.missingValues(exchange.result, in: reply.result?.source ?? "{}")
            #expect(missing.isEmpty, "\(exchange.method) \(exchange.params): \(missing)")
        }
        #expect(try parent.call("audit.verify").flag("intact"))
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }
}
