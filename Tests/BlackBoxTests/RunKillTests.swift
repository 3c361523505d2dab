import Foundation
import HouseholdTesting
import Testing

/// `kidctl run` when it is killed itself, and its desktop: the screen's lock and notifications.
@Suite struct RunKillTests {
    private let family: RunFamily

    init() throws { family = try RunFamily() }

    @Test("When kidctl is killed the program is closed, and killed after its grace")
    func killed() throws {
        let run = try family.running(
            "trap '' TERM; echo $$ >\(family.scratch.path("pid")); while :; do sleep 0.05; done",
            options: ["--grace", "1"])
        let program = try family.pid(in: "pid")
        run.signal(SIGKILL)
        #expect(try run.wait() == .signalled(SIGKILL))
        #expect(family.isGone(program))
    }

    @Test("When its guard is killed the program is killed at once")
    func guardKilled() throws {
        let run = try family.running("echo $PPID $$ >\(family.scratch.path("pid")); while :; do sleep 0.05; done")
        let program = try family.pid(in: "pid", word: 1)
        kill(try family.pid(in: "pid"), SIGKILL)
        #expect(try run.wait() == .exited(137))
        #expect(family.isGone(program))
        #expect(try family.leases().isEmpty)
    }

    @Test(
        "A program that stops its guard, once or for ever, is closed all the same", arguments: ["true", "false"])
    func guardStopped(once: String) throws {
        let place = family.scratch.path("pid")
        let run = try family.running(
            "kill -STOP $PPID; echo $PPID $$ >\(place); while :; do sleep 0.05; \(once) || kill -STOP $PPID; done",
            options: ["--grace", "0"])
        let (guardian, program) = (try family.pid(in: "pid"), try family.pid(in: "pid", word: 1))
        try #require(family.comesTrue { isStopped(guardian) })
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        _ = try run.wait()
        #expect(family.isGone(program) && family.isGone(guardian))
        #expect(try family.leases().isEmpty)
    }

    @Test("A stop pauses the lease, and going on begins another one")
    func stopped() throws {
        let run = try family.running("echo $$ >\(family.scratch.path("pid")); while :; do sleep 0.05; done")
        let program = try family.pid(in: "pid")
        // As the terminal does: to all of them, though the guard passes it on by itself.
        kill(program, SIGTSTP)
        #expect(family.comesTrue { try family.leases().isEmpty })
        kill(program, SIGCONT)
        #expect(family.comesTrue { try family.leases().count == 1 })
        run.signal(SIGTERM)
        #expect(try run.wait() == .exited(143))
    }

    /// A program of a session of its own beside the first one, as a game that is started with `setsid`.
    private func runningBeside() throws -> (run: SpawnedProgram, first: pid_t, game: pid_t) {
        let places = ["game", "first"].map { family.scratch.path($0) }
        let run = try family.running(
            "setsid sh -c 'echo $$ >\(places[0]); while :; do sleep 0.05; done' & echo $$ >\(places[1]); exec sleep 300"
        )
        return (run, try family.pid(in: "first"), try family.pid(in: "game"))
    }

    private func isStopped(_ process: pid_t) -> Bool {
        let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return stat?.split(separator: ")").last?.hasPrefix(" T") == true
    }

    @Test("A stop stops all that the program has started, in sessions of their own, too; all of it goes on")
    func stoppedWhole() throws {
        let (run, first, game) = try runningBeside()
        kill(first, SIGTSTP)
        #expect(family.comesTrue { try family.leases().isEmpty })
        #expect(isStopped(game) && isStopped(first))
        kill(first, SIGCONT)
        #expect(family.comesTrue { try family.leases().count == 1 && !isStopped(game) })
        // What somebody lets go on by itself is counted, and closed.
        kill(first, SIGTSTP)
        #expect(family.comesTrue { try family.leases().isEmpty })
        kill(game, SIGCONT)
        #expect(family.comesTrue { try family.leases().count == 1 })
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        #expect(try run.wait() == .exited(143))
        #expect(family.isGone(game))
    }

    @Test(
        "What a launcher has left behind is stopped by the terminal, too, and goes on with it at any moment of a stop")
    func stoppedOrphan() throws {
        let places = ["game", "launcher"].map { family.scratch.path($0) }
        let run = try family.running(
            "setsid sh -c 'echo $$ >\(places[0]); while :; do sleep 0.05; done' & echo $$ >\(places[1])")
        let (launcher, game) = (try family.pid(in: "launcher"), try family.pid(in: "game"))
        try #require(family.isGone(launcher))
        for _ in 0..<2 {
            // As the terminal does, to the whole job, and more than once; the game is in a session of its own.
            try #require(family.comesTrue { kill(-run.pid, SIGTSTP) == 0 && isStopped(game) })
            // Only what is stopped can be let go on.
            try #require(family.comesTrue { try family.leases().isEmpty && isStopped(run.pid) })
            kill(-run.pid, SIGCONT)
            try #require(family.comesTrue { try family.leases().count == 1 && !isStopped(game) })
        }
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        #expect(try run.wait() == .exited(0))
        #expect(family.isGone(game))
    }

    @Test("A stop that only kidctl is told of pauses nothing: what runs is counted, and a lock closes it")
    func stoppedAlone() throws {
        let (run, _, game) = try runningBeside()
        let before = try family.lastCalls()
        run.signal(SIGTSTP)
        try family.stir()
        #expect(family.comesTrue { try family.lastCalls() != before })
        #expect(try family.leases().count == 1 && !isStopped(game))
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        #expect(try run.wait() == .exited(143))
        #expect(family.isGone(game))
    }

    @Test("While the screen is locked the lease goes on and its time is told as idle: it is not counted, and audited")
    func screen() throws {
        try family.tool("loginctl", "cat \(family.scratch.path("hint"))")
        try family.scratch.write("LockedHint=no\n", to: "hint")
        let run = try family.running("while :; do sleep 0.05; done", environment: ["XDG_SESSION_ID": "3"])
        try family.scratch.write("LockedHint=yes\n", to: "hint")
        // Looked at with every call: an event brings the next one, and what was before it counts.
        try call()
        let (used, start) = (try family.usedSeconds(), ContinuousClock.now)
        for _ in 0..<3 {
            Thread.sleep(forTimeInterval: 1.1)
            try call()
        }
        #expect(try .seconds(family.usedSeconds() - used + 1) < ContinuousClock.now - start)
        #expect(try family.leases().count == 1)
        let audit = try family.parent.result("audit.list", #"{"child":"mia"}"#)
        #expect(audit.list("result.entries").contains { $0.member("what")?.string == "idleClaimed" }, "\(audit)")
        try family.scratch.write("LockedHint=no\n", to: "hint")
        try call()
        run.signal(SIGTERM)
        #expect(try run.wait() == .exited(143))
    }

    /// Brings the next call on the lease by something that counts nothing itself.
    private func call() throws {
        let before = try family.lastCalls()
        _ = try family.parent.result("filter.set", #"{"child":"mia","allowedApps":["sh","\#(UUID().uuidString)"]}"#)
        #expect(family.comesTrue { try family.lastCalls() != before })
    }

    @Test("On a desktop notifications are shown there, and the terminal is left alone")
    func desktop() throws {
        try family.tool("notify-send", #"printf '%s\n' "$@" >>"# + family.scratch.path("notes"))
        let run = try family.running(
            "while :; do sleep 0.05; done",
            environment: ["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        #expect(try run.wait() == .exited(143))
        #expect(run.errors.isEmpty, "\(run.errors)")
        let notes = { (try? String(contentsOfFile: family.scratch.path("notes"), encoding: .utf8)) ?? "" }
        #expect(family.comesTrue { notes().contains("A parent will say when we go on.") })
        #expect(notes().contains("--urgency=critical\n--\nsh closes now\n"))
    }

    @Test("A desktop that cannot show it leaves it to the terminal")
    func brokenDesktop() throws {
        try family.tool("notify-send", "exit 1")
        let run = try family.running(
            "trap 'read line <\(try family.fifo("go")); exit 0' TERM; while :; do sleep 0.05; done",
            environment: ["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        try run.awaitError("kidctl: sh closes now: Time for a break.")
        try Data("go\n".utf8).write(to: URL(fileURLWithPath: family.scratch.path("go")))
        #expect(try run.wait() == .exited(0))
    }
}
