import Foundation
import HouseholdTesting

/// A household with a parent who is there, and `kidctl run` for its child Mia.
final class RunFamily {
    let scratch: ScratchFolder
    private(set) var daemon: DaemonProcess
    private(set) var parent: LineClient
    let kidctlPath = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"
    private var started = 0

    init() throws {
        scratch = try Family.copy()
        daemon = try scratch.daemon()
        parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
    }

    /// Stops kidd and starts it again.
    func restart() throws {
        try daemon.stop()
        daemon = try scratch.daemon()
        parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
    }

    /// kidctl with any arguments. Tools of the test's own come before the system's.
    func kidctl(_ arguments: [String], environment: [String: String] = [:]) throws -> SpawnedProgram {
        started += 1
        let own = ["KIDD_SOCKET": daemon.places.socket, "PATH": scratch.path("bin") + ":/usr/bin:/bin"]
        return try SpawnedProgram(
            [kidctlPath] + arguments, environment: own.merging(environment) { $1 }, isJob: true,
            files: scratch.path("kidctl-\(started)"))
    }

    /// A shell script under Mia's limits.
    func run(
        _ script: String, options: [String] = [], environment: [String: String] = [:]
    ) throws -> SpawnedProgram {
        try kidctl(
            ["run", "--child", "mia"] + options + ["--", "/bin/sh", "-c", script], environment: environment)
    }

    /// The same, when its lease is open.
    func running(
        _ script: String, options: [String] = [], environment: [String: String] = [:]
    ) throws -> SpawnedProgram {
        let program = try run(script, options: options, environment: environment)
        guard comesTrue({ try !leases().isEmpty }) else { throw ProcessFault("no lease: \(program.errors)") }
        return program
    }

    /// What Mia's open leases are for, as JSON.
    func leases() throws -> [String] {
        try usage().list("result.leases").compactMap { $0.member("activity") }.map {
            String(decoding: $0.literal, as: UTF8.self)
        }
    }

    /// What Mia has used today.
    func usedSeconds() throws -> Int {
        try usage().list("result.days").last?.member("usedSeconds")?.integer.map(Int.init) ?? -1
    }

    /// When the open leases were called last.
    func lastCalls() throws -> [String] {
        try usage().list("result.leases").compactMap { $0.member("lastCallAt")?.string }
    }

    private func usage() throws -> CallReply { try parent.result("time.usage", #"{"child":"mia","dayCount":1}"#) }

    /// Lets time pass in steps that a lease outlives, until a program says something for the how many-th time.
    func advance(minutes: Int, with run: SpawnedProgram, until words: String, count: Int = 1) throws {
        for _ in 0..<(minutes * 2) {
            if run.errors.components(separatedBy: words).count > count { return }
            let before = try lastCalls()
            _ = try parent.result("clock.advance", #"{"seconds":30}"#)
            try stir()
            guard comesTrue({ try lastCalls() != before }) else { throw ProcessFault("no renewal: \(run.errors)") }
        }
        try run.awaitError(words, count: count)
    }

    /// Something that Mia's front-ends hear of, and that changes nothing.
    func stir() throws {
        stirs += 1
        _ = try parent.result("policy.set", #"{"child":"mia","weeklyMinutes":\#(5000 + stirs % 2)}"#)
    }

    private var stirs = 0

    /// A named pipe that a program can wait at.
    func fifo(_ name: String) throws -> String {
        guard mkfifo(scratch.path(name), 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        return scratch.path(name)
    }

    /// A tool of the system, as the test wants it.
    func tool(_ name: String, _ script: String) throws {
        try FileManager.default.createDirectory(atPath: scratch.path("bin"), withIntermediateDirectories: true)
        let path = try scratch.write("#!/bin/sh\n\(script)\n", to: "bin/" + name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// A process number that a program has written into a file.
    func pid(in name: String, word: Int = 0) throws -> pid_t {
        let found: pid_t? = Deadline.patient.poll {
            let text = (try? String(contentsOfFile: scratch.path(name), encoding: .utf8)) ?? ""
            guard text.hasSuffix("\n") else { return nil }
            return pid_t(text.dropLast().split(separator: " ")[word])
        }
        guard let found else { throw ProcessFault("no process number in \(name)") }
        return found
    }

    /// Whether a process ends before the patience does.
    func isGone(_ process: pid_t) -> Bool {
        comesTrue { kill(process, 0) == -1 }
    }

    /// Whether something is so before the patience ends.
    func comesTrue(_ condition: () throws -> Bool) -> Bool {
        Deadline.patient.poll { (try? condition()) == true ? true : nil } ?? false
    }
}

extension SpawnedProgram {
    /// Waits until something stands in the output.
    func awaitOutput(_ words: String) throws {
        try wait(for: words, count: 1) { self.output }
    }

    /// Waits until something was said on standard error for the how many-th time.
    func awaitError(_ words: String, count: Int = 1) throws {
        try wait(for: words, count: count) { self.errors }
    }

    private func wait(for words: String, count: Int, in text: () -> String) throws {
        let isThere: Bool? = Deadline.patient.poll {
            text().components(separatedBy: words).count > count ? true : ending.map { _ in false }
        }
        guard isThere == true || text().components(separatedBy: words).count > count else {
            throw ProcessFault("this was not said: \(words)\n\(output)\(errors)")
        }
    }
}
