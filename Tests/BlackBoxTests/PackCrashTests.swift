import Foundation
import HouseholdTesting
import Testing

/// Killed with −9 at each step of an installation and a removal: the pack is there as a whole, or not at all, and what is
/// left over is cleared away.
@Suite struct PackCrashTests {
    /// The steps of a pack's files.
    static let fileSteps = ["staged", "lessonsStored", "assetsStored", "published"]
    static let installSteps = fileSteps.map { Crash(step: $0, count: 1) } + commits
    static let commits = Crash.commitSteps.map { Crash(step: $0, count: 2) }

    @Test("A pack that is being installed", arguments: installSteps)
    func install(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let pack = try AuthoredPack.make(in: scratch)
        let dying = try scratch.daemon(environment: crash.environment)
        let client = try Self.parent(dying)
        #expect(throws: LineClient.Gone.self) { try pack.install(client) }
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        let again = try scratch.daemon()
        let parent = try Self.parent(again)
        let isThere = try Self.lessons(parent).contains("birds-1")
        if let isStored = crash.isStored {
            #expect(isThere == isStored)
        } else {
            #expect(!isThere)
        }
        #expect(try parent.result("daemon.doctor").text.contains("\"healthy\":true"))
        try pack.install(parent)
        #expect(try Self.lessons(parent).contains("birds-1"))
        try again.stop()
        #expect(try Self.folders(scratch).count == 1)
    }

    @Test(
        "A new version that takes the place of another one",
        arguments: installSteps + [Crash(step: "removing", count: 1)])
    func renew(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let old = try AuthoredPack.make(in: scratch)
        let first = try scratch.daemon()
        try old.install(Self.parent(first))
        try first.stop()
        let new = try AuthoredPack.make(in: scratch, version: "0.2.0")
        let dying = try scratch.daemon(environment: crash.environment)
        let client = try Self.parent(dying)
        // The old files go when the caller has its answer.
        _ = try? new.install(client)
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        let again = try scratch.daemon()
        let parent = try Self.parent(again)
        let versions = try parent.result("pack.list").text
        let isNew = versions.contains("0.2.0")
        #expect(isNew != versions.contains("0.1.0"))
        #expect(isNew == (crash.step == "removing" || crash.isStored == true), "\(crash)")
        #expect(try Self.lessons(parent).contains("birds-1"))
        #expect(try parent.result("pack.verify", #"{"pack":"birds"}"#).text.contains("\"intact\":true"))
        try again.stop()
        #expect(try Self.folders(scratch).count == 1)
    }

    @Test("A pack that is being removed", arguments: commits + [Crash(step: "removing", count: 1)])
    func remove(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let pack = try AuthoredPack.make(in: scratch)
        let first = try scratch.daemon()
        try pack.install(Self.parent(first))
        try first.stop()
        let dying = try scratch.daemon(environment: crash.environment)
        let client = try Self.parent(dying)
        _ = try? client.call("pack.remove", #"{"pack":"birds"}"#)
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        let again = try scratch.daemon()
        let parent = try Self.parent(again)
        let isGone = crash.step == "removing" || crash.isStored == true
        #expect(try Self.lessons(parent).contains("birds-1") != isGone)
        #expect(try parent.result("daemon.doctor").text.contains("\"healthy\":true"))
        try again.stop()
        #expect(try Self.folders(scratch).isEmpty == isGone)
    }

    private static func parent(_ daemon: DaemonProcess) throws -> LineClient {
        let client = try LineClient(daemon.places.socket)
        _ = try client.result("parent.unlock", Family.unlock)
        return client
    }

    private static func lessons(_ client: LineClient) throws -> String {
        try client.result("lesson.list", #"{"child":"mia","pack":"birds"}"#).text
    }

    private static func folders(_ scratch: ScratchFolder) throws -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: scratch.places.dataFolder + "/packs")) ?? []
    }
}
