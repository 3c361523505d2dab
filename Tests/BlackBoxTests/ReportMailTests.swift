import Foundation
import HouseholdTesting
import Testing

/// The script and the units of docs/reports.md, as they stand there.
@Suite struct ReportMailTests {
    /// What stands between the marks of code, each piece on its own.
    private static let pieces: [String] = {
        let text = try? String(contentsOfFile: Example.path("../docs/reports.md"), encoding: .utf8)
        let parts = text?.components(separatedBy: "\n```") ?? []
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { part in
            String(part.element.drop { $0 != "\n" }.dropFirst())
        }
    }()

    private static func piece(_ mark: String) throws -> String {
        try #require(pieces.first { $0.contains(mark) })
    }

    /// Reads a letter as a mail program does, and says what it is.
    private static let reader = """
        import email, sys
        letter = email.message_from_binary_file(open(sys.argv[1], "rb"))
        page = letter.get_payload(decode=True).decode("utf-8")
        widest = max(map(len, open(sys.argv[1]).read().splitlines()))
        print(letter["To"], letter["Subject"], letter.get_content_type(), page[:15], "<h2>Mia</h2>" in page, widest <= 78)
        """

    @Test("The script mails a page that a mail program reads, and leaves no parent unlocked", .needs(Machine.python))
    func letter() throws {
        let family = try RunFamily()
        let scratch = family.scratch
        chmod(try scratch.write("97531\n", to: "pin"), 0o600)
        _ = try family.parent.result("parent.add", #"{"name":"Reports","pin":"97531"}"#)
        let folder = scratch.path("bin")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/kidctl", withDestinationPath: family.kidctlPath)
        let letter = scratch.path("letter")
        for (name, text) in [
            ("sendmail", "#!/bin/sh\n[ \"$*\" = -t ] && cat >'\(letter)'\n"),
            ("kidd-report", try Self.piece("# Mails")),
        ] {
            chmod(try scratch.write(text, to: "bin/\(name)"), 0o700)
        }
        let token = scratch.path("token")
        let program = try SpawnedProgram(
            [folder + "/kidd-report"],
            environment: [
                "PATH": folder + ":/usr/bin:/bin", "KIDD_SOCKET": family.daemon.places.socket,
                "CREDENTIALS_DIRECTORY": scratch.path, "KIDD_TOKEN_FILE": token, "TMPDIR": scratch.path,
                "LANG": "C.UTF-8",
            ], files: scratch.path("report"))
        #expect(try program.wait() == .exited(0), "\(program.errors)")
        let told = try Machine.python.run(["-c", Self.reader, letter], in: scratch)
        #expect(told == "anna@example.org Weekly report text/html <!DOCTYPE html> True True\n")
        #expect(!FileManager.default.fileExists(atPath: token))
    }

    @Test("systemd finds no fault in the service and the timer", .needs(Machine.analyze))
    func units() throws {
        let scratch = try ScratchFolder()
        let service = try Self.piece("[Service]").replacing("/usr/local/bin/kidd-report", with: "/bin/true")
        let paths = [
            try scratch.write(service, to: "kidd-report.service"),
            try scratch.write(try Self.piece("[Timer]"), to: "kidd-report.timer"),
        ]
        let check = try SpawnedProgram(
            [Machine.analyze.path, "verify", "--man=no"] + paths, environment: ["SYSTEMD_LOG_LEVEL": "warning"],
            files: scratch.path("verify"))
        #expect(try check.wait() == .exited(0))
        #expect(!check.errors.contains("kidd-report"), "\(check.errors)")
    }
}
