import Foundation
import HouseholdTesting
import Testing

/// The live screen on a terminal of its own.
@Suite struct WatchTests {
    private static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"

    /// The question for the PIN, where the screen was.
    private static let prompt = "wait ?1049lPIN of a parent: "

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

    @Test(
        "A child asks, the parent presses a key, and the child has its time; another is declined",
        .needs(Machine.python))
    func decides() throws {
        let stage = try stage()
        try stage.play("wait Mia", "wait Nobody asks for more time.")
        let child = try LineClient(family.daemon.places.socket)
        _ = try child.result("time.ask", #"{"child":"mia","minutes":12,"reason":"my picture"}"#)
        try stage.play("wait 12 min", "wait my picture", "wait a approve 12 min", "type +", "wait a approve 15 min")
        try stage.play("type a", "wait 15 minutes", "wait Nobody asks for more time.")
        let usage = try family.parent.result("time.usage", #"{"child":"mia"}"#)
        #expect(usage.list("result.grants").first?.member("grant")?.member("minutes")?.integer == 15)
        _ = try child.result("time.ask", #"{"child":"mia","minutes":30}"#)
        try stage.play("wait 30 min", "wait d decline", "type d", "wait Nobody asks for more time.", "type q", "end")
        #expect(try stage.program.wait() == .exited(0), "\(stage.program.errors)")
        let told = try child.result("time.requests", #"{"child":"mia"}"#).list("result.requests")
        #expect(told.compactMap { $0.member("state")?.string } == ["declined", "approved"])
    }

    @Test(
        "A key pressed twice answers one request and not the next, and u takes the grant back", .needs(Machine.python))
    func twice() throws {
        let stage = try stage()
        try stage.play("wait Nobody asks for more time.")
        let child = try LineClient(family.daemon.places.socket)
        _ = try child.result("time.ask", #"{"child":"mia","minutes":12}"#)
        try stage.play("wait a approve 12 min")
        _ = try child.result("time.ask", #"{"child":"mia","minutes":30}"#)
        try stage.play("wait 30 min", "wait a approve 12 min", "type a", "type a", "type a", "wait a approve 30 min")
        let told = try child.result("time.requests", #"{"child":"mia"}"#).list("result.requests")
        #expect(told.compactMap { $0.member("state")?.string } == ["open", "approved"])
        try stage.play("wait u undo 12 min for Mia", "type u", "wait Mia: ", "type q", "end")
        #expect(try stage.program.wait() == .exited(0), "\(stage.program.errors)")
        let usage = try family.parent.result("time.usage", #"{"child":"mia"}"#)
        #expect(usage.list("result.grants").isEmpty)
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

    @Test(
        "The family's screen shows anybody who may play; p and the PIN show who learns what and who asks, and take keys",
        .needs(Machine.python))
    func familys() throws {
        let child = try LineClient(family.daemon.places.socket)
        let stage = try Stage([Self.kidctl, "watch"], family)
        try stage.play("wait Mia    ● no end", "wait p PIN", "type a", "wait press p", "type p", Self.prompt)
        try stage.play("type \(Family.pin)\\r", "wait Nobody asks for more time.")
        _ = try child.result("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        try stage.play("wait 1 of 6: Counting things")
        _ = try child.result("time.ask", #"{"child":"mia","minutes":12}"#)
        try stage.play("wait a approve 12 min", "type a", "wait Nobody asks for more time.", "type q", "end")
        #expect(try stage.program.wait() == .exited(0), "\(stage.program.errors)")
        #expect(stage.program.output.hasSuffix("ended 0 restored\n"), "\(stage.program.output)")
    }

    @Test(
        "After a restart a screen whose PIN was typed is anybody's, until somebody enters it again",
        .needs(Machine.python))
    func restartedWithoutFile() throws {
        let stage = try Stage([Self.kidctl, "watch"], family)
        try stage.play("wait p PIN", "type p", Self.prompt, "type \(Family.pin)\\r", "wait Nobody asks")
        try family.daemon.stop()
        try stage.play("wait kidd is not there")
        try family.restart()
        try stage.play("wait press p", "wait p PIN", "type q", "end")
        #expect(try stage.program.wait() == .exited(0), "\(stage.program.errors)")
    }

    @Test(
        "In a pipe the family's screen is printed once and says so; without a PIN it tells no more than anybody knows")
    func piped() throws {
        _ = try LineClient(family.daemon.places.socket).result("time.ask", #"{"child":"mia","minutes":12}"#)
        let program = try family.kidctl(["watch"])
        #expect(try program.wait() == .exited(0), "\(program.errors)")
        #expect(program.output.contains("Mia    ● no end"))
        #expect(!program.output.contains("12 min") && !program.output.contains("\u{1B}"))
        #expect(program.errors.contains("no live screen here"))
        let json = try family.kidctl(["watch", "--once", "--json"])
        #expect(try json.wait() == .exited(0), "\(json.errors)")
        let lines = json.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix(#"{"method":"time.mayI","child":"mia","result":{"#) })
        #expect(!json.output.contains("time.requests"))
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: pin)
        let parents = try family.kidctl(["watch", "--once", "--pin-file", pin])
        #expect(try parents.wait() == .exited(0), "\(parents.errors)")
        #expect(parents.output.contains("12 min") && parents.output.contains("LEARNED"))
        #expect(parents.errors.isEmpty)
    }

    private func stage() throws -> Stage {
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: pin)
        return try Stage([Self.kidctl, "time", "watch", "--pin-file", pin], family)
    }
}
