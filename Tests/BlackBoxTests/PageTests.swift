import Foundation
import HouseholdTesting
import Testing

/// The pages for parents: what is typed there is run as it is written, in its order, so that no page grows old.
@Suite struct PageTests {
    private static let passphrase = "correct horse battery"

    /// A household, and what stands for the places and names of the pages.
    private final class Computer {
        let scratch: ScratchFolder
        private(set) var daemon: DaemonProcess
        private let kidctlPath = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"
        private var runs = 0

        init() throws {
            scratch = try Family.copy()
            daemon = try Self.start(scratch)
            for folder in ["stick", "backups", "run"] {
                try FileManager.default.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
            }
            for (name, text) in [("words", PageTests.passphrase), ("pin", Family.pin)] {
                chmod(try scratch.write(text + "\n", to: name), 0o600)
            }
        }

        private static func start(_ scratch: ScratchFolder) throws -> DaemonProcess {
            try scratch.daemon(environment: ["KIDD_BACKUP_COST": "minimum"])
        }

        func restart(_ meanwhile: () throws -> Void) throws {
            try daemon.stop()
            try meanwhile()
            daemon = try Self.start(scratch)
        }

        /// Runs a command of a page, as a parent who is unlocked.
        func run(_ command: PageCommands.Command) throws -> (ending: ProgramEnding, text: String) {
            _ = try kidctl(["parent", "unlock", "--pin-file", scratch.path("pin")])
            let words = try command.words.dropFirst().map(here)
            return try kidctl(words + Self.secrets(words, scratch))
        }

        /// The place here of one that a page names.
        private func here(_ word: String) throws -> String {
            if word.hasSuffix(".kiddbackup") {
                let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("stick"))
                return scratch.path("stick") + "/" + (try #require(names.max()))
            }
            return switch word {
            case "/media/anna/stick", "/media/anna/stick/kidd": scratch.path("stick")
            case "/var/lib/kidd-backups": scratch.path("backups")
            case "FOLDER", "FILE": scratch.path("copy-\(runs)")
            default: word
            }
        }

        /// What a person types when it is asked for.
        private static func secrets(_ words: [String], _ scratch: ScratchFolder) -> [String] {
            let asks = words.first == "backup" && words.count > 2 && !words.contains("--off")
            return asks ? ["--passphrase-file", scratch.path("words")] : []
        }

        /// kidctl with arguments; while a backup of the plan is under way it is asked again.
        private func kidctl(_ arguments: [String]) throws -> (ending: ProgramEnding, text: String) {
            let ended = try Deadline.patient.poll { () -> (ending: ProgramEnding, text: String)? in
                runs += 1
                let program = try SpawnedProgram(
                    [kidctlPath] + arguments,
                    environment: [
                        "KIDD_SOCKET": daemon.places.socket, "KIDD_TOKEN_FILE": scratch.path("run/token"),
                        "PATH": "/usr/bin:/bin",
                    ], files: scratch.path("kidctl-\(runs)"))
                let ending = try program.wait()
                let text = program.output + program.errors
                return text.contains("another backup is under way") ? nil : (ending, text)
            }
            return try #require(ended)
        }
    }

    /// Alters a row of a child on the disk.
    private static func damage(_ scratch: ScratchFolder) throws {
        let script = """
            import sqlite3, sys
            base = sqlite3.connect(sys.argv[1])
            seq, body = base.execute("SELECT seq, body FROM journal WHERE profile = 1 ORDER BY seq DESC").fetchone()
            body = bytearray(body)
            body[len(body) // 2] ^= 255
            base.execute("UPDATE journal SET body = ? WHERE seq = ?", (bytes(body), seq))
            base.execute("DELETE FROM snapshots")
            base.commit()
            """
        try Machine.python.run(["-c", script, scratch.places.dataFolder + "/journal.db"], in: scratch)
    }

    @Test("Every command of kidctl on the page of backups does what the page says", .needs(Machine.python))
    func backups() throws {
        let computer = try Computer()
        let commands = try PageCommands("backup.md").of("kidctl")
        #expect(commands.count >= 11)
        var damaged = false
        for command in commands {
            if command.section == "Mend what is damaged", !damaged {
                damaged = true
                try computer.restart { try Self.damage(computer.scratch) }
            }
            let (ending, text) = try computer.run(command)
            // It names what is damaged.
            let expected: Int32 = command.words[1] == "doctor" && damaged ? 1 : 0
            #expect(ending == .exited(expected), "\(command): \(text)")
        }
        #expect(damaged)
        let doctor = try computer.run(.init(section: "", words: ["kidctl", "doctor"], isTyped: false))
        #expect(doctor.ending == .exited(0), "\(doctor.text)")
    }

    @Test("Every command on the page of copies does what the page says")
    func copies() throws {
        let computer = try Computer()
        let commands = try PageCommands("export.md").of("kidctl")
        #expect(commands.count >= 3)
        for command in commands {
            let (ending, text) = try computer.run(command)
            #expect(ending == .exited(0), "\(command): \(text)")
        }
    }
}
