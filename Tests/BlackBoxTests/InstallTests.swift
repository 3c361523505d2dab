import Foundation
import HouseholdTesting
import Testing

/// `make install` and `make uninstall` under a folder of their own, with programs that were built already.
@Suite("Installing", .needs(Machine.make)) struct InstallTests {
    private let scratch: ScratchFolder
    private var built: String { String(KiddBinary.path.dropLast("/kidd".count)) }

    init() throws { scratch = try ScratchFolder() }

    private static func files(in folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    /// - Parameter command: what stands before it, such as a program that gives rights away.
    @discardableResult
    private func make(
        _ arguments: [String], after command: [String] = [], path: String = "/usr/bin:/bin",
        tree: String = Example.path("..")
    ) throws -> (ending: ProgramEnding, text: String) {
        let program = try SpawnedProgram(
            command + [Machine.make.path, "-s", "-C", tree] + arguments,
            environment: ["PATH": path, "LC_ALL": "C.UTF-8", "HOME": scratch.path], files: scratch.path("make"))
        return (try program.wait(), program.output + program.errors)
    }

    @Test("What is installed names its own place, and uninstalling leaves nothing of it") func andBack() throws {
        let root = scratch.path("root")
        let place = ["DESTDIR=" + root, "PREFIX=/opt/kidd"]
        let installing = try make(["install", "KIDD_BIN=" + built] + place)
        try #require(installing.ending == .exited(0), "\(installing.text)")
        let installed = Self.files(in: root)
        for file in [
            "bin/kidd", "bin/kidctl", "bin/kidd-web", "lib/kidd/kidd-login", "lib/sysusers.d/kidd.conf",
            "lib/systemd/system/kidd.service", "lib/systemd/system/kidd.socket", "lib/systemd/user/kidd.service",
            "lib/systemd/user/kidd.socket", "lib/systemd/user/kidd-web.service",
        ] { #expect(installed.contains("opt/kidd/" + file)) }
        let unit = try String(contentsOfFile: root + "/opt/kidd/lib/systemd/system/kidd.service", encoding: .utf8)
        #expect(unit.contains("/opt/kidd/bin/kidd") && !unit.contains("/usr/local"))
        // Of somebody else, in a folder that both use.
        try "x".write(toFile: root + "/opt/kidd/bin/other", atomically: true, encoding: .utf8)
        #expect(try make(["uninstall"] + place).ending == .exited(0))
        #expect(Self.files(in: root) == ["opt", "opt/kidd", "opt/kidd/bin", "opt/kidd/bin/other"])
    }

    @Test("Uninstalling refuses while a login asks the script, and then ends what runs of it") func inUse() throws {
        let root = scratch.path("root")
        let place = ["DESTDIR=" + root, "PREFIX=/opt/kidd"]
        try #require(try make(["install", "KIDD_BIN=" + built] + place).ending == .exited(0))
        let daemon = try SpawnedProgram(
            [root + "/opt/kidd/bin/kidd", "serve", "--dev", "--socket", scratch.places.socket]
                + ["--data-dir", scratch.places.dataFolder, "--key-file", scratch.places.keyFile],
            environment: [:], files: scratch.path("kidd"))
        let isReady = Deadline.patient.poll { daemon.errors.contains("ready") ? true : nil }
        try #require(isReady == true, "\(daemon.errors)")
        try FileManager.default.createDirectory(atPath: root + "/etc/pam.d", withIntermediateDirectories: true)
        let line = "account required pam_exec.so quiet /opt/kidd/lib/kidd/kidd-login mia\n"
        // The last of the three lines alone would keep out everybody.
        for line in [line, "account requisite pam_localuser.so file=/dev/null\n"] {
            try line.write(toFile: root + "/etc/pam.d/login", atomically: true, encoding: .utf8)
            let refused = try make(["uninstall"] + place)
            #expect(refused.ending == .exited(2) && refused.text.contains(root + "/etc/pam.d/login"), "\(refused.text)")
            #expect(Self.files(in: root).contains("opt/kidd/bin/kidd"))
        }
        try ("# " + line).write(toFile: root + "/etc/pam.d/login", atomically: true, encoding: .utf8)
        let done = try make(["uninstall"] + place)
        #expect(done.ending == .exited(0), "\(done.text)")
        #expect(try daemon.wait() == .exited(0))
        #expect(Self.files(in: root) == ["etc", "etc/pam.d", "etc/pam.d/login", "opt", "opt/kidd"])
    }

    @Test("For this computer it says what is installed, as its unit does, and leaves what the owner says there")
    func note() throws {
        let root = scratch.path("root")
        let install = ["install", "KIDD_BIN=" + built, "DESTDIR=" + root, "PREFIX=/usr/local"]
        try #require(try make(install).ending == .exited(0))
        let path = root + "/etc/kidd/system.conf"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let says = Dictionary(
            uniqueKeysWithValues: text.split(separator: "\n").filter { $0.contains("=") }.map { line in
                (String(line.prefix { $0 != "=" }), String(line.drop { $0 != "=" }.dropFirst()))
            })
        let units = root + "/usr/local/lib/systemd/system/"
        let service = try String(contentsOfFile: units + "kidd.service", encoding: .utf8)
            .replacing("%S", with: "/var/lib")
        for (word, place) in [("data", "--data-dir "), ("key", "--key-file "), ("account", "\nUser=")] {
            #expect(service.contains(place + (says[word] ?? "nothing")), "\(word)")
        }
        let socket = try String(contentsOfFile: units + "kidd.socket", encoding: .utf8)
        for (word, place) in [("socket", "ListenStream="), ("group", "SocketGroup=")] {
            #expect(socket.contains(place + (says[word] ?? "nothing") + "\n"), "\(word)")
        }
        try (text + "# mine\n").write(toFile: path, atomically: true, encoding: .utf8)
        try #require(try make(install).ending == .exited(0))
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("# mine\n"))
        #expect(try make(["uninstall", "DESTDIR=" + root, "PREFIX=/usr/local"]).ending == .exited(0))
        let left = ["etc", "etc/kidd", "etc/kidd/system.conf.kept", "usr", "usr/local"]
        #expect(Self.files(in: root) == left)
        #expect(try String(contentsOfFile: path + ".kept", encoding: .utf8).hasSuffix("# mine\n"))
        // What nobody has changed goes.
        try #require(try make(install).ending == .exited(0))
        #expect(try make(["uninstall", "DESTDIR=" + root, "PREFIX=/usr/local"]).ending == .exited(0))
        #expect(Self.files(in: root) == left)
    }

    @Test(
        "Who has no toolchain takes the programs that are built, and hears which command builds them",
        .enabled(if: access("/usr/bin/swift", F_OK) != 0))
    func toolchain() throws {
        let (path, isBuilt) = try marker()
        let place = ["install", "DESTDIR=" + scratch.path("root"), "PREFIX=/opt/kidd"]
        let (ending, text) = try make(place, path: "/usr/bin:/bin", tree: try tree())
        #expect(ending == .exited(2) && text.contains("under your own account, make programs"), "\(text)")
        let built = try tree(programs: true)
        #expect(try make(place, path: path, tree: built).ending == .exited(0))
        #expect(!isBuilt() && Self.files(in: scratch.path("root")).contains("opt/kidd/bin/kidctl"))
        // Younger than the programs.
        try "x".write(toFile: built + "/Sources/main.swift", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: built + "/Sources/main.swift")
        #expect(try make(place, path: "/usr/bin:/bin", tree: built).ending == .exited(2))
    }

    /// What `scripts/install` needs of a tree, with or without programs that are built.
    private func tree(programs: Bool = false) throws -> String {
        let folder = scratch.path(programs ? "built" : "tree")
        let files = FileManager.default
        try files.createDirectory(atPath: folder + "/.build/programs", withIntermediateDirectories: true)
        try files.createDirectory(atPath: folder + "/Sources", withIntermediateDirectories: true)
        for part in ["Makefile", "Package.swift", "scripts", "packaging"] {
            try files.copyItem(atPath: Example.path("../" + part), toPath: folder + "/" + part)
        }
        guard programs else { return folder }
        for program in ["kidd", "kidctl", "kidd-web"] {
            let path = folder + "/.build/programs/" + program
            try "#!/bin/sh\n".write(toFile: path, atomically: true, encoding: .utf8)
            // A time that is set is one of whole seconds.
            let time = Date(timeIntervalSinceNow: 1)
            try files.setAttributes([.posixPermissions: 0o755, .modificationDate: time], ofItemAtPath: path)
        }
        return folder
    }

    /// A `swift` that builds nothing and leaves a mark.
    private func marker() throws -> (path: String, isBuilt: () -> Bool) {
        let (folder, mark) = (scratch.path("tools"), scratch.path("mark"))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "#!/bin/sh\ntouch \(mark)\nexit 1\n".write(toFile: folder + "/swift", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/swift")
        return (folder + ":/usr/bin:/bin", { FileManager.default.fileExists(atPath: mark) })
    }

    @Test(
        "A PREFIX that is no place of this machine is refused, and nothing is built or made",
        arguments: ["~/.local", "opt/kidd", "", "/opt/my kidd", "/opt/a|b"])
    func prefix(prefix: String) throws {
        let (path, isBuilt) = try marker()
        for target in ["install", "uninstall"] {
            // A folder of that name would stand in the repository.
            let before = Self.top()
            let (ending, text) = try make([target, "DESTDIR=", "PREFIX=" + prefix], path: path)
            #expect(ending == .exited(2) && text.contains("PREFIX is \"\(prefix)\""), "\(text)")
            #expect(!isBuilt() && Self.top() == before)
        }
    }

    private static func top() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: Example.path(".."))) ?? []).filter {
            $0 == "~" || $0 == "opt"
        }
    }

    @Test("Where nothing can be put is told before anything is built") func place() throws {
        let (path, isBuilt) = try marker()
        try "x".write(toFile: scratch.path("file"), atomically: true, encoding: .utf8)
        let (ending, text) = try make(["install", "DESTDIR=" + scratch.path("file"), "PREFIX=/opt"], path: path)
        #expect(ending == .exited(2) && text.contains(scratch.path("file") + " is no folder"), "\(text)")
        #expect(!isBuilt())
    }

    @Test(
        "A folder that is somebody else's is named before anything is built", .needs(Machine.setpriv, Machine.openClone)
    )
    func rights() throws {
        let (path, isBuilt) = try marker()
        try FileManager.default.createDirectory(atPath: scratch.path("root/opt/lib"), withIntermediateDirectories: true)
        for folder in ["", "root", "root/opt", "root/opt/lib"] { chmod(scratch.path(folder), 0o755) }
        let (ending, text) = try make(
            ["install", "DESTDIR=" + scratch.path("root"), "PREFIX=/opt"],
            after: [Machine.setpriv.path, "--reuid=65534", "--clear-groups"], path: path)
        #expect(ending == .exited(2) && text.contains("root/opt cannot be written to"), "\(text)")
        #expect(!isBuilt())
    }
}
