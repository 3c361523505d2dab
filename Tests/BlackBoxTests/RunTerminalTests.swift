import Foundation
import HouseholdTesting
import Testing

/// `kidctl run` below a shell on a terminal: the keys do what they do without it.
@Suite struct RunTerminalTests {
    private static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"

    private let family: RunFamily
    private let stage: Stage

    init() throws {
        family = try RunFamily()
        stage = try Stage([Machine.bash.path, "--norc", "--noprofile", "-i"], family)
    }

    @Test("Ctrl-C reaches the program, once, and its exit code the shell", .needs(Machine.python))
    func interrupt() throws {
        try stage.play(
            "wait bash-", type("sh -c 'trap \"echo c-c; exit 3\" INT; echo rea\"\"dy; while :; do sleep 0.05; done'"))
        try stage.play("wait ready", "type \\x03", "wait c-c", "wait bash-", "type echo code=$?\\n", "wait code=3")
        try stage.play("type exit\\n", "end")
        #expect(try stage.program.wait() == .exited(0), "\(stage.program.errors)")
        #expect(try family.leases().isEmpty)
    }

    @Test("Ctrl-Z stops the program and its lease, fg lets both go on", .needs(Machine.python))
    func suspend() throws {
        try stage.play(
            "wait bash-", type("sh -c 'echo $$ >\(family.scratch.path("pid")); while :; do sleep 0.05; done'"))
        let program = try family.pid(in: "pid")
        #expect(family.comesTrue { try family.leases().count == 1 })
        try stage.play("type \\x1a", "wait Stopped", "wait bash-")
        #expect(family.comesTrue { try family.leases().isEmpty })
        try stage.play("type fg\\n")
        #expect(family.comesTrue { try family.leases().count == 1 })
        // Going on behind the shell's back counts, too.
        try stage.play("type \\x1a", "wait Stopped", "wait bash-")
        #expect(family.comesTrue { try family.leases().isEmpty })
        kill(program, SIGCONT)
        #expect(family.comesTrue { try family.leases().count == 1 })
        // A program that is stopped is closed as well.
        kill(program, SIGTSTP)
        #expect(family.comesTrue { try family.leases().isEmpty })
        try stage.play("type kill %1\\n", "wait Terminated", "type exit\\n", "type exit\\n", "end")
        #expect(family.isGone(program))
    }

    @Test("The program reads the terminal, and a closed terminal closes it", .needs(Machine.python))
    func reads() throws {
        try stage.play(
            "wait bash-", type("sh -c 'read line; echo got-$line; echo $$ >\(family.scratch.path("pid")); cat'"))
        try stage.play("type word\\n", "wait got-word")
        let program = try family.pid(in: "pid")
        stage.program.signal(SIGKILL)
        #expect(family.isGone(program))
        #expect(family.comesTrue { try family.leases().isEmpty })
    }

    /// Types a program's command line, below kidctl.
    private func type(_ program: String) -> String {
        "type \(Self.kidctl) run --child mia -- \(program)\\n"
    }
}
