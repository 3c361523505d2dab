import Foundation
import HouseholdTesting
import Testing

/// The live screen on a terminal of its own.
@Suite struct WatchTests {
    private static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"

    private let family: RunFamily

    init() throws { family = try RunFamily() }

    @Test("It shows all children, follows what happens, and puts the terminal back", .needs(Machine.python))
    func screen() throws {
        let stage = try stage()
        try stage.play("wait Mia", "wait Tom")
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        try stage.play("wait locked by a parent")
        _ = try family.parent.result("time.unlock", #"{"child":"mia"}"#)
        try stage.play("wait Mia    ● no end", "size 24 60", "wait Mia    ● no end", "type q", "end")
        #expect(try stage.program.wait() == .exited(0), "\(stage.program.errors)")
        #expect(stage.program.output.hasSuffix("ended 0 restored\n"), "\(stage.program.output)")
    }

    @Test("Ctrl-C ends it and puts the terminal back", .needs(Machine.python))
    func interrupted() throws {
        let stage = try stage()
        try stage.play("wait Mia", "type \\x03", "end")
        #expect(try stage.program.wait() == .exited(0))
        #expect(stage.program.output.hasSuffix("ended 0 restored\n"), "\(stage.program.output)")
    }

    @Test("While kidd is away it says so, and after a restart it asks for the PIN and goes on", .needs(Machine.python))
    func restarted() throws {
        let stage = try stage()
        try stage.play("wait Mia")
        try family.daemon.stop()
        try stage.play("wait kidd is not there")
        try family.restart()
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        try stage.play("wait locked by a parent", "type q", "end")
        #expect(try stage.program.wait() == .exited(0), "\(stage.program.errors)")
        #expect(stage.program.output.hasSuffix("ended 0 restored\n"), "\(stage.program.output)")
    }

    @Test("Without a terminal it says what else there is, and ends with 2")
    func noTerminal() throws {
        let program = try family.kidctl(["time", "watch"])
        #expect(try program.wait() == .exited(2))
        #expect(program.errors.contains("kidctl events follow --json"))
    }

    private func stage() throws -> Stage {
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: pin)
        return try Stage([Self.kidctl, "time", "watch", "--pin-file", pin], family)
    }
}
