import Foundation
import HouseholdTesting
import Testing

/// Killed with −9 while a household is set up.
@Suite struct SetUpCrashTests {
    @Test("A household is set up whole or not at all", arguments: Crash.commitSteps)
    func setUp(_ step: String) throws {
        let crash = Crash(step: step, count: 1)
        let scratch = try ScratchFolder()
        let dying = try scratch.daemon(environment: crash.environment)
        #expect(throws: LineClient.Gone.self) {
            try LineClient(dying.places.socket).call("household.setUp", Family.setUp)
        }
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        let isStored = crash.isStored == true
        #expect(try client.result("household.status").string("result.state") == (isStored ? "open" : "notSetUp"))
        #expect(try client.call("household.setUp", Family.setUp).errorKind == (isStored ? "already_set_up" : nil))
        #expect(try client.result("parent.unlock", Family.unlock).string("result.parent.parent") == "sam")
        #expect(try client.result("household.get").string("result.zone") == Family.zone)
    }

    /// From the first file to the socket there are seven.
    @Test("A daemon that is killed while it makes its folder leaves one that starts", arguments: 1...7)
    func newFolder(_ files: Int) throws {
        let scratch = try ScratchFolder()
        let program = try SpawnedProgram(
            [KiddBinary.path, "serve"] + scratch.places.options, files: scratch.path("killed"))
        // Looked at without a pause: some are there for less than a millisecond.
        let end = ContinuousClock.now + Deadline.patience
        func made() -> [String] {
            (FileManager.default.subpaths(atPath: scratch.path) ?? []).filter { !$0.hasPrefix("killed") }
        }
        while made().count < files { try #require(.now < end && program.ending == nil, "\(program.errors)") }
        program.signal(SIGKILL)
        _ = try program.wait()
        let daemon = try scratch.daemon([])
        let client = try LineClient(daemon.places.socket)
        #expect(try client.result("household.status").string("result.state") == "notSetUp")
    }
}
