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
