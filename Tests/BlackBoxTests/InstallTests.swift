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
    private func make(_ arguments: [String], after command: [String] = [], path: String = "/usr/bin:/bin") throws
        -> (ending: ProgramEnding, text: String)
    {
        let program = try SpawnedProgram(
            command + [Machine.make.path, "-s", "-C", Example.path("..")] + arguments,
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

    /// A `swift` that builds nothing and leaves a mark.
    private func marker() throws -> (path: String, isBuilt: () -> Bool) {
        let (folder, mark) = (scratch.path("tools"), scratch.path("built"))
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

    @Test("A folder that is somebody else's is named before anything is built", .needs(Machine.setpriv))
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
