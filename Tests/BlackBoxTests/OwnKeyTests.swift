import Foundation
import HouseholdTesting
import Testing

/// A household that is tried out beside the family's takes nothing from it.
@Suite("A key of its own") struct OwnKeyTests {
    @Test("A second data folder of one account has another key, and a change of it harms no other")
    func rotation() throws {
        let scratch = try ScratchFolder()
        let home = scratch.path("home")
        let usualKey = home + "/.config/kidd/household.key"
        try serve(scratch, home, ["--data-dir", home + "/.local/share/kidd"]) { socket in
            _ = try LineClient(socket).result("household.setUp", Family.setUp)
        }
        let key = try Data(contentsOf: URL(fileURLWithPath: usualKey))

        let trial = scratch.path("trial")
        try serve(scratch, home, ["--data-dir", trial]) { _ in }
        #expect(try Data(contentsOf: URL(fileURLWithPath: trial + ".key")) != key)
        let rotation = try SpawnedProgram(
            [KiddBinary.path, "rotate-key", "--data-dir", trial], environment: ["HOME": home],
            files: scratch.path("rotate"))
        #expect(try rotation.wait() == .exited(0), "\(rotation.errors)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: usualKey)) == key)
        try serve(scratch, home, []) { socket in
            let state = try LineClient(socket).result("household.status").string("result.state")
            #expect(state == "open")
        }
    }

    private func serve(
        _ scratch: ScratchFolder, _ home: String, _ options: [String], _ body: (_ socket: String) throws -> Void
    ) throws {
        let socket = scratch.path("s")
        let program = try SpawnedProgram(
            [KiddBinary.path, "serve", "--dev", "--socket", socket] + options, environment: ["HOME": home],
            files: scratch.path("kidd"))
        defer { program.signal(SIGKILL) }
        let isReady = Deadline.patient.poll {
            program.errors.contains("ready") ? true : program.ending != nil ? false : nil
        }
        #expect(isReady == true, "\(program.errors)")
        try body(socket)
        program.signal(SIGTERM)
        #expect(try program.wait() == .exited(0))
    }
}
