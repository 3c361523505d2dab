import Household
import HouseholdTesting
import JSONRPC
import Synchronization
import Testing
import Transport

@testable import Daemon
@testable import Packs
@testable import RPCServer

/// Who is served next with an image or a sound, and what that costs.
@Suite struct AssetQueueTests {
    private static let entry = AssetEntry(name: "a", type: .png, bytes: 4, digest: "00")
    private static let installation = PackInstallation(
        pack: "x", version: "1.0.0", title: "X", digest: "00", bytes: 4, signer: nil, at: Instant(seconds: 0))

    /// Calls of connections, each with a number of its own.
    private struct Calls {
        let rig: ServerRig
        var queue = AssetQueue()
        var pending: [Int: PendingReply] = [:]

        mutating func add(_ number: Int, on connection: UInt64) throws {
            let session = try #require(rig.server[ConnectionID(rawValue: connection)])
            let reply = PendingReply(id: .null, method: "pack.asset", session: session, principal: nil)
            pending[number] = reply
            let asset = PlacedAsset(entry: AssetQueueTests.entry, offset: 0)
            queue.add(
                AssetQueue.Job(pending: reply, asset: asset, installation: AssetQueueTests.installation, commit: 0))
        }

        /// The number of the call that is served now, which ends at once.
        mutating func served(where hasRoom: (PendingReply) -> Bool = { _ in true }) -> Int? {
            guard let job = queue.next(where: hasRoom) else { return nil }
            _ = queue.ended()
            return pending.first { $0.value === job.pending }?.key
        }
    }

    @Test("Accounts take turns, and each is served in its order, one file at a time") func turns() throws {
        try ServerRig.run { rig in
            for (number, account) in [(1, 1), (2, 1), (3, 2)] as [(UInt64, UInt32)] {
                _ = rig.open(number, of: .user(account))
            }
            var calls = Calls(rig: rig)
            for number in 0..<4 { try calls.add(number, on: number % 2 == 0 ? 1 : 2) }
            for number in 4..<6 { try calls.add(number, on: 3) }
            #expect((0..<6).map { _ in calls.served() } == [0, 4, 1, 5, 2, 3])
            #expect(calls.queue.isEmpty && calls.served() == nil)
            try calls.add(6, on: 1)
            try calls.add(7, on: 1)
            #expect(calls.queue.next { _ in true } != nil)
            #expect(calls.queue.next { _ in true } == nil)
            #expect(calls.queue.ended()?.pending === calls.pending[6])
            #expect(calls.served() == 7)
        }
    }

    @Test("An account that has no room waits, and stops no other") func room() throws {
        try ServerRig.run { rig in
            _ = rig.open(1, of: .user(1))
            _ = rig.open(2, of: .strangers)
            var calls = Calls(rig: rig)
            for number in 0..<4 { try calls.add(number, on: number < 2 ? 1 : 2) }
            let others = { (reply: PendingReply) in reply.session.account == .strangers }
            #expect((0..<3).map { _ in calls.served(where: others) } == [2, 3, nil])
            #expect((0..<3).map { _ in calls.served() } == [0, 1, nil])
        }
    }

    @Test("Calls that are taken back, and those of a connection that is gone, wait no more") func gone() throws {
        try ServerRig.run { rig in
            _ = rig.open(1)
            _ = rig.open(2)
            var calls = Calls(rig: rig)
            for number in 0..<6 { try calls.add(number, on: number % 2 == 0 ? 1 : 2) }
            let second = try #require(calls.pending[1])
            #expect(calls.queue.remove(second) && !calls.queue.remove(second))
            calls.queue.forget(ConnectionID(rawValue: 1))
            #expect((0..<3).map { _ in calls.served() } == [3, 5, nil])
            #expect(calls.queue.isEmpty)
        }
    }

    @Test("Clients that read nothing make kidd keep no more of assets than of anything else") func memory() throws {
        let daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        let parent = try daemon.family().parent
        let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound(1_500_000)])
        try parcel.name(image: "apple", audio: "song")
        let digest = try PackReader.check(path: parcel.folder).get().bundle.digest
        try parent.call("pack.install", #"{"path":"\#(parcel.folder)","accept":"\#(digest)"}"#)
        let clients = try (0..<2).map { _ in try daemon.client() }
        for client in clients {
            for _ in 0..<4 { try client.begin("pack.asset", #"{"child":"mia","name":"song","pack":"garden"}"#) }
        }
        func kept() -> Int {
            let total = Mutex(0)
            daemon.server?.engine?.run { engine in total.withLock { $0 = engine.rpc.budget.total } }
            return total.withLock(\.self)
        }
        let one = 2_100_000
        // A file has been read, and its clients take no more of it. What the sockets have taken already does not count.
        while kept() <= one / 2 { try parent.call("rpc.ping") }
        var most = 0
        for _ in 0..<200 {
            try parent.call("rpc.ping")
            most = max(most, kept())
        }
        #expect(most <= WireLimits.accountOutputBytes + one)
        for client in clients { for _ in 0..<4 { #expect(try client.receive().text("name") == "song") } }
        while kept() > 0 { try parent.call("rpc.ping") }
    }
}
