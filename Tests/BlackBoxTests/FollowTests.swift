import Foundation
import HouseholdTesting
import Testing

/// Programs that follow events of a real daemon, over its restart.
@Suite struct FollowTests {
    private static let kidctl = KiddBinary.path.dropLast("kidd".count) + "kidctl"

    @Test("kidctl follows a child over a restart of kidd, says so, and ends after the events that were asked for")
    func kidctl() throws {
        let scratch = try Family.copy()
        let command = [String(Self.kidctl), "events", "follow", "--child", "mia", "--topics", "time", "--count", "8"]
        let (output, errors) = try follow(command, in: scratch)
        #expect(output.count == 8, "\(output)")
        #expect(output.allSatisfy { $0.contains("Mia") })
        #expect(output.allSatisfy { $0.contains("5 more minutes") })
        #expect(errors.contains("kidd is not there") && errors.contains("kidd is back"), "\(errors)")
    }

    @Test("A parent without a terminal goes on after a restart as soon as a parent is unlocked again")
    func parents() throws {
        let scratch = try Family.copy()
        var daemon = try scratch.daemon()
        let pin = try scratch.write("\(Family.pin)\n", to: "pin")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: pin)
        let environment = ["KIDD_SOCKET": daemon.places.socket, "KIDD_TOKEN_FILE": scratch.path("token")]
        func unlock() throws {
            let unlocking = try SpawnedProgram(
                [String(Self.kidctl), "parent", "unlock", "--pin-file", pin], environment: environment,
                files: scratch.path("unlock-\(UUID())"))
            #expect(try unlocking.wait() == .exited(0), "\(unlocking.errors)")
        }
        try unlock()
        let program = try SpawnedProgram(
            ["/usr/bin/env", "setsid", "--wait", String(Self.kidctl), "events", "follow", "--topics", "household"],
            environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }, files: scratch.path("follow"))
        func rename(_ name: String) throws {
            let parent = try LineClient(daemon.places.socket)
            _ = try parent.result("parent.unlock", Family.unlock)
            _ = try parent.result("household.update", #"{"name":"\#(name)"}"#)
        }
        // It listens as soon as it has printed something.
        var names = 0
        func hears() -> Bool? {
            names += 1
            if names % 20 == 1 { try? rename("Larsen \(names)") }
            return program.output.isEmpty ? nil : true
        }
        #expect(Deadline.patient.poll { hears() } == true, "\(program.errors)")
        try daemon.stop()
        daemon = try scratch.daemon()
        try program.awaitError("parents are locked")
        try unlock()
        try program.awaitError("kidd is back; what happened meanwhile may be missing")
        program.signal(SIGTERM)
        _ = try program.wait()
    }

    @Test("kidctl prints the exact parameters of each event as one line of JSON, and ends quietly by a signal")
    func json() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let program = try SpawnedProgram(
            [String(Self.kidctl), "events", "follow", "--child", "mia", "--json"],
            environment: ["KIDD_SOCKET": daemon.places.socket], files: scratch.path("follow"))
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        let line = try grantUntilHeard(parent, program).first
        let event = try #require(
            try JSONSerialization.jsonObject(with: Data((line ?? "").utf8)) as? [String: Any])
        #expect(event["topic"] as? String == "time.grant")
        #expect(event["child"] as? String == "mia")
        program.signal(SIGINT)
        #expect(try program.wait() == .exited(0))
        #expect(program.errors.isEmpty)
    }

    @Test("The example in Python follows over a restart, too")
    func python() throws {
        let scratch = try Family.copy()
        let script = Self.repository + "/examples/python/watch_events.py"
        let command = [
            "/usr/bin/env", "python3", script, "--child", "mia", "--topics", "time.grant,time.state", "--count", "8",
        ]
        let (output, errors) = try follow(command, in: scratch)
        #expect(errors.isEmpty, "\(errors)")
        #expect(output.count { $0.contains("time.grant") } == 8, "\(output)")
        #expect(output.contains { $0.contains("some events may be missing") }, "\(output)")
    }

    private static let repository = String(#filePath.split(separator: "/Tests/")[0])

    /// Runs a follower to its end: it hears of something, then kidd is started anew, then of more.
    private func follow(_ command: [String], in scratch: ScratchFolder) throws -> (output: [String], errors: String) {
        var daemon = try scratch.daemon()
        let environment = ["KIDD_SOCKET": daemon.places.socket, "PATH": "/usr/bin:/bin"]
        let program = try SpawnedProgram(command, environment: environment, files: scratch.path("follow"))
        var parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try grantUntilHeard(parent, program)
        try daemon.stop()
        daemon = try scratch.daemon()
        parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        var polls = 0
        let ended: Bool? = Deadline.patient.poll {
            if program.ending != nil { return true }
            grant(parent, &polls)
            return nil
        }
        #expect(ended == true && program.ending == .exited(0), "\(program.errors)")
        return (program.output.split(separator: "\n").map(String.init), program.errors)
    }

    /// Grants until the follower has printed what it heard; it may need a moment to listen.
    private func grantUntilHeard(_ parent: LineClient, _ program: SpawnedProgram) throws -> [Substring] {
        var polls = 0
        let lines: [Substring]? = Deadline.patient.poll {
            grant(parent, &polls)
            let lines = program.output.split(separator: "\n").filter { $0.contains("5") && $0.contains("minutes") }
            return lines.isEmpty ? nil : lines
        }
        return try #require(lines, "\(program.errors)")
    }

    /// Grants at some of the polls: what was granted shows in time.
    private func grant(_ parent: LineClient, _ polls: inout Int) {
        if polls % 40 == 0 { _ = try? parent.result("time.grant", #"{"child":"mia","minutes":5}"#) }
        polls += 1
    }
}
