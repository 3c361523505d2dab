import Daemon
import Foundation
import Glibc
import Household
import HouseholdTesting
import Logging
import Testing
import Vault

@testable import Daemon
@testable import Stored

/// What version 0.1 wrote opens for ever, and says what it said then. `Tests/Golden/README.md` tells how it was made.
@Suite struct GoldenFolderTests {
    private let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    /// The state that a start makes of a folder.
    private func image(_ daemon: TestDaemon) throws -> StateImage {
        let options = ServeOptions(
            socket: daemon.socket, dataFolder: daemon.dataFolder, keyFile: daemon.keyFile)
        var store = try DataStore(options, key: KeyFile.load(path: daemon.keyFile), onStep: nil)
        defer { store.journal.stop() }
        try store.load(daemon.clock, log)
        #expect(store.damage.isEmpty)
        return store.ledger.stored()
    }

    private func expect(_ image: StateImage, says state: [Int64: String]) throws {
        let now = SnapshotCodec.text(of: image, version: "")
        #expect(now.keys.sorted() == state.keys.sorted())
        for (profile, old) in state {
            let missing = try GoldenComparison.missing(old, in: now[profile] ?? "{}")
            #expect(missing.isEmpty, "part \(profile): \(missing)")
        }
    }

    @Test(
        "From its snapshot, if that is taken, and from all rows it gives the state that it had then",
        arguments: [GoldenFolder.family, .kinds])
    func state(golden: GoldenFolder) throws {
        let daemon = try golden.daemon()
        let state = try golden.state()
        try expect(try image(daemon), says: state)
        try daemon.tamper("")
        try expect(try image(daemon), says: state)
    }

    @Test("The doctor finds nothing, and can write the snapshot anew", arguments: [GoldenFolder.family, .kinds])
    func doctor(golden: GoldenFolder) throws {
        let daemon = try golden.daemon()
        try daemon.tamper("")
        let found = try OfflineDoctor.examine(
            dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, rebuildsSnapshot: true, clock: daemon.clock)
        #expect(found.isHealthy, "\(found.text)")
        #expect(found.didRebuild == true)
        try daemon.start()
        #expect(try daemon.client().call("household.status").text("state") == "open")
        daemon.stop()
        let again = try OfflineDoctor.examine(
            dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, rebuildsSnapshot: false, clock: daemon.clock)
        #expect(again.isHealthy, "\(again.text)")
    }

    @Test("A daemon on it answers what it answered then, and its own doctor is content")
    func replies() throws {
        let daemon = try GoldenFolder.family.daemon()
        daemon.setting.shipped = try FixturePack.all()
        try daemon.start()
        let client = try daemon.client()
        try client.unlock(pin: "8024")
        for exchange in try GoldenFolder.family.exchanges("replies.txt") {
            // The one parameter of these calls that has another name now.
            let params = exchange.params.replacing(#""days":"#, with: #""dayCount":"#)
            let reply = try client.call(exchange.method, params)
            // Rules of badges say a streak, which is not days in a row.
            let then = exchange.result.replacing(
                #/"description":"Learn on \d+ days in a row\.",/#, with: "")
            let missing = try GoldenComparison.missingValues(then, in: reply.result?.source ?? "{}")
            #expect(missing.isEmpty, "\(exchange.method) \(exchange.params): \(missing)")
        }
        #expect(try client.call("audit.verify").flag("intact"))
        #expect(try client.call("daemon.doctor").flag("healthy"))
    }

    @Test(
        "A repeated key is answered with the bytes that were stored then",
        .enabled(if: getuid() == 0, "the keys belong to root's calls"))
    func repeats() throws {
        let daemon = try GoldenFolder.family.daemon()
        try daemon.start()
        let (parent, child) = (try daemon.client(), try daemon.client())
        try parent.unlock(pin: "8024")
        let repeats = try GoldenFolder.family.exchanges("repeats.txt")
        #expect(repeats.count == 8)
        for exchange in repeats {
            let line = CallLine.text("1", exchange.method, exchange.params)
            let reply = try (exchange.caller == "parent" ? parent : child).storedReply(to: line)
            #expect(reply.result?.source == exchange.result, "\(exchange.method) \(exchange.params)")
        }
    }
}
