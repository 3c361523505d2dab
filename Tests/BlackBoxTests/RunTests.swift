import Foundation
import HouseholdTesting
import Testing

/// `kidctl run` with real programs under a real daemon's limits.
@Suite struct RunTests {
    private let family: RunFamily

    init() throws { family = try RunFamily() }

    @Test(
        "A program's exit code is given back as a shell tells it",
        arguments: [("exit 0", 0), ("exit 5", 5), ("kill -TERM $$", 143), ("kill -9 $$", 137)])
    func exitCodes(script: String, code: Int32) throws {
        let run = try family.run(script)
        #expect(try run.wait() == .exited(code), "\(run.errors)")
        #expect(run.errors.isEmpty)
        #expect(try family.leases().isEmpty)
    }

    @Test("A program that is not there ends with 127, one that cannot be run with 126, and nothing is used")
    func noProgram() throws {
        for (program, code) in [("no-such-program", 127), ("/no/such/program", 127), ("/etc/passwd", 126)] {
            let run = try family.kidctl(["run", "--child", "mia", "--", program])
            #expect(try run.wait() == .exited(Int32(code)), "\(program): \(run.errors)")
            #expect(run.errors.contains(program))
        }
        #expect(try family.usedSeconds() == 0)
    }

    @Test("Time that is nearly over ends as it was said, also when kidd is stopped meanwhile")
    func stoppedKidd() throws {
        _ = try family.parent.result("policy.set", #"{"child":"mia","dailyMinutes":2}"#)
        let run = try family.running("while :; do sleep 0.05; done")
        for _ in 0..<2 {
            let before = try family.lastCalls()
            _ = try family.parent.result("clock.advance", #"{"seconds":58}"#)
            try family.stir()
            #expect(family.comesTrue { try family.lastCalls() != before })
        }
        // kidctl has the answer that says so, and not only kidd the question.
        try run.awaitError("One last minute:")
        try family.daemon.stop()
        #expect(try run.wait() == .exited(143))
        #expect(run.errors.contains("kidd does not answer, so nobody knows how much time is left."))
    }

    @Test("Arguments and standard input reach the program as they are, and nothing else does")
    func passesThrough() throws {
        let words = try family.kidctl([
            "run", "--child", "mia", "--", "/bin/sh", "-c", #"cat; echo "$1|$2""#, "x", "a b", "--as",
        ])
        #expect(try words.wait() == .exited(0))
        #expect(words.output == "a b|--as\n")
        // What this process has open might be inherited, too.
        let closing = #"for n in /proc/$$/fd/*; do n=${n##*/}; [ $n -le 2 ] || eval "exec $n>&-"; done; exec "$@""#
        let open = try SpawnedProgram(
            [Machine.bash.path, "-c", closing, "bash", family.kidctlPath, "run", "--child", "mia", "--", "/bin/ls"]
                + ["/proc/self/fd"],
            environment: ["KIDD_SOCKET": family.daemon.places.socket], files: family.scratch.path("open"))
        #expect(try open.wait() == .exited(0))
        // The last one is the folder itself.
        #expect(open.output == "0\n1\n2\n3\n")
    }

    @Test("Where standard input, output and error are closed, nothing that is opened is taken for them")
    func closedStandards() throws {
        let told = family.scratch.path("told")
        let script = #"exec 3>"$0" 4<&0 5>&1 6>&2; for n in 4 5 6; do readlink /proc/$$/fd/$n >&3; done"#
        let run = try SpawnedProgram(
            [
                Machine.bash.path, "-c", #"exec "$@" <&- >&- 2>&-"#, "bash", family.kidctlPath, "run", "--child", "mia",
                "--",
            ]
                + ["/bin/sh", "-c", script, told],
            environment: ["KIDD_SOCKET": family.daemon.places.socket], files: family.scratch.path("closed"))
        #expect(try run.wait() == .exited(0))
        #expect(
            try String(contentsOfFile: told, encoding: .utf8) == String(repeating: "/dev/null\n", count: 3))
    }

    @Test("What a program counts as is its name, or what is said")
    func activities() throws {
        var run = try family.running("sleep 60")
        #expect(try family.leases() == [#"{"app":"sh"}"#])
        run.signal(SIGTERM)
        _ = try run.wait()
        run = try family.running("sleep 60", options: ["--as", "app=tuxmath,subject=math"])
        #expect(try family.leases() == [#"{"subject":"math","app":"tuxmath"}"#])
        run.signal(SIGTERM)
        #expect(try run.wait() == .exited(143))
    }

    @Test("When it is not the time nothing starts: the child's sentence, and 7")
    func refused() throws {
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        let run = try family.run("touch \(family.scratch.path("started"))")
        #expect(try run.wait() == .exited(7))
        #expect(run.errors == "kidctl: Not now: Time for a break. A parent will say when we go on.\n")
        #expect(!FileManager.default.fileExists(atPath: family.scratch.path("started")))
    }

    @Test("Without kidd nothing starts, and for a child that there is not, neither")
    func nobody() throws {
        let unknown = try family.kidctl(["run", "--child", "zoe", "--", "true"])
        #expect(try unknown.wait() == .exited(6))
        #expect(unknown.errors.contains("there is no child \"zoe\"") && !unknown.errors.contains("Not now"))
        try family.daemon.stop()
        #expect(try family.run("true").wait() == .exited(3))
    }

    @Test("A lock closes the program at once: it is asked, and may end in its own way")
    func locked() throws {
        let run = try family.running("trap 'echo saved; exit 4' TERM; echo ready; while :; do sleep 0.01; done")
        try run.awaitOutput("ready")
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        #expect(try run.wait() == .exited(4))
        #expect(run.output == "ready\nsaved\n")
        #expect(run.errors.contains("sh closes now: Time for a break."))
        #expect(try family.leases().isEmpty)
    }

    @Test("A program that does not close is killed after its grace, with what it has started in a session of its own")
    func killed() throws {
        let run = try family.running(
            """
            trap '' TERM; setsid sh -c 'trap "" TERM; echo $$ >\(family.scratch.path("escaped")); sleep 300; sleep 300' &
            echo ready; while :; do sleep 0.05; done
            """, options: ["--grace", "1"])
        try run.awaitOutput("ready")
        let escaped = try family.pid(in: "escaped")
        _ = try family.parent.result("time.lock", #"{"child":"mia"}"#)
        #expect(try run.wait() == .exited(137))
        #expect(kill(escaped, 0) == -1)
    }

    @Test("The end of time grants what the program needs to save, once, and tells it in the audit")
    func saves() throws {
        _ = try family.parent.result("policy.set", #"{"child":"mia","dailyMinutes":1}"#)
        let run = try family.running(
            "trap '' TERM; echo ready; while :; do sleep 0.05; done", options: ["--grace", "1"])
        try run.awaitOutput("ready")
        try family.advance(minutes: 1, with: run, until: "sh closes now:")
        #expect(try run.wait() == .exited(137), "\(run.errors)")
        let audit = try family.parent.result("audit.list", #"{"child":"mia"}"#)
        #expect(audit.list("result.entries").count { $0.member("what")?.string == "saveTime" } == 1, "\(audit)")
    }

    @Test("The end of time warns at five minutes and at one, and closes; extra minutes put it off")
    func warnings() throws {
        _ = try family.parent.result("policy.set", #"{"child":"mia","dailyMinutes":10}"#)
        let run = try family.running("while :; do sleep 0.05; done")
        try family.advance(minutes: 5, with: run, until: "5 minutes or less:")
        try family.advance(minutes: 4, with: run, until: "One last minute:")
        _ = try family.parent.result("time.grant", #"{"child":"mia","minutes":15}"#)
        try run.awaitError("More time:")
        try family.advance(minutes: 15, with: run, until: "One last minute:", count: 2)
        try family.advance(minutes: 1, with: run, until: "sh closes now:")
        #expect(try run.wait() == .exited(143))
        #expect(try family.usedSeconds() >= 25 * 60)
    }

    @Test("An app that is not allowed any more is closed, though the child may do other things")
    func filtered() throws {
        let run = try family.running("while :; do sleep 0.05; done", options: ["--as", "app=chess"])
        _ = try family.parent.result("filter.set", #"{"child":"mia","allowedApps":["paint"]}"#)
        #expect(try run.wait() == .exited(143))
        #expect(run.errors.contains("sh closes now: This app is resting right now."))
        #expect(try family.parent.result("time.mayI", #"{"child":"mia"}"#).words("result.allowed") == "true")
    }

    @Test("A child whose profile is put away has its program closed")
    func archived() throws {
        let run = try family.running("while :; do sleep 0.05; done")
        _ = try family.parent.result("child.archive", #"{"child":"mia","archived":true}"#)
        #expect(try run.wait() == .exited(143))
        #expect(run.errors.contains("sh closes now:"), "\(run.errors)")
    }

    @Test("Signals reach the program: TERM asks it to close, and what else a process sends is handed on")
    func signals() throws {
        let run = try family.running(
            "trap 'echo int' INT; trap 'echo usr1' USR1; trap 'echo term; exit 9' TERM; echo ready; "
                + "while :; do sleep 0.01; done")
        try run.awaitOutput("ready")
        run.signal(SIGINT)
        try run.awaitOutput("int")
        run.signal(SIGUSR1)
        try run.awaitOutput("usr1")
        run.signal(SIGTERM)
        #expect(try run.wait() == .exited(9))
        #expect(run.output == "ready\nint\nusr1\nterm\n")
    }

    @Test("After a restart of kidd the same lease goes on; the program does not notice")
    func restarted() throws {
        let run = try family.running("echo ready; read line <\(try family.fifo("go")); exit 6")
        try run.awaitOutput("ready")
        let before = try family.lastCalls()
        try family.restart()
        #expect(family.comesTrue { try family.lastCalls() != before })
        #expect(try family.leases().count == 1)
        try Data("go\n".utf8).write(to: URL(fileURLWithPath: family.scratch.path("go")))
        #expect(try run.wait() == .exited(6), "\(run.errors)")
        #expect(try family.leases().isEmpty)
    }

    @Test("What a program leaves running goes on to count, and its own exit code is told in the end")
    func leftovers() throws {
        let run = try family.running("(read line <\(try family.fifo("go"))) & echo left; exit 8")
        try run.awaitOutput("left")
        #expect(try family.leases().count == 1)
        #expect(run.ending == nil)
        try Data("go\n".utf8).write(to: URL(fileURLWithPath: family.scratch.path("go")))
        #expect(try run.wait() == .exited(8))
    }
}
