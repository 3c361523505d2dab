import Foundation
import HouseholdTesting
import Testing

/// The program as it was built: version, packs, time zones.
@Suite struct ProgramTests {
    @Test(
        "Every help of kidd fits 80 columns, so that no terminal breaks a word of it",
        arguments: ["", "serve", "doctor", "verify-backup", "restore", "rotate-key"])
    func help(verb: String) throws {
        let scratch = try ScratchFolder()
        let program = try SpawnedProgram(
            [KiddBinary.path] + (verb.isEmpty ? [] : [verb]) + ["--help"], environment: ["COLUMNS": "80"],
            files: scratch.path("help"))
        #expect(try program.wait() == .exited(0))
        #expect(program.output.contains("USAGE: kidd"))
        for line in program.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    @Test("It tells its version") func version() throws {
        let program = try run(["--version"])
        #expect(program.ending == .exited(0))
        #expect(program.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(program.output)")
    }

    @Test(
        "Where /proc is missing no program guesses its arguments: it says so, and ends",
        .needs(Machine.unshare), arguments: ["kidd", "kidctl", "kidd-web"])
    func withoutProc(name: String) throws {
        let scratch = try ScratchFolder()
        let path = KiddBinary.path.dropLast("kidd".count) + name
        let program = try SpawnedProgram(
            [Machine.unshare.path, "--mount", "/bin/sh", "-c", "umount -l /proc && exec \(path) --version"],
            environment: ["PATH": "/usr/bin:/bin"], files: scratch.path("proc"))
        #expect(try program.wait() == .exited(1) && program.output.isEmpty)
        #expect(program.errors.hasPrefix("\(name): /proc is not mounted"), "\(program.errors)")
    }

    @Test("It knows the time of Berlin, in winter and in summer") func berlin() throws {
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        _ = try client.result(
            "household.setUp", Family.setUp.replacingOccurrences(of: Family.zone, with: "Europe/Berlin"))
        for (instant, local) in [
            ("2027-01-15T11:00:00Z", "2027-01-15T12:00:00+01:00"),
            ("2027-07-15T10:00:00Z", "2027-07-15T12:00:00+02:00"),
        ] {
            _ = try client.result("clock.set", #"{"at":"\#(instant)"}"#)
            let now = try client.result("daemon.info").words("result.now")
            #expect(now.prefix(16) == local.prefix(16) && now.hasSuffix(local.suffix(6)), "\(now) is not \(local)")
        }
    }

    @Test("A zone that the machine does not know is refused") func unknownZone() throws {
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon()
        let reply = try LineClient(daemon.places.socket).call(
            "household.setUp", Family.setUp.replacingOccurrences(of: Family.zone, with: "Europe/Atlantis"))
        #expect(reply.errorKind == "invalid_params")
        #expect(reply.string("error.data.path") == "/zone")
        #expect(reply.words("error.message").contains("Europe/Berlin"))
    }

    /// Runs `kidd` to its end.
    private func run(_ arguments: [String]) throws -> (ending: ProgramEnding, output: String) {
        let scratch = try ScratchFolder()
        let program = try SpawnedProgram([KiddBinary.path] + arguments, files: scratch.path("kidd"))
        return (try program.wait(), program.output)
    }
}
