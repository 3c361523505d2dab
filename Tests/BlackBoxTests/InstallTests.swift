import Foundation
import HouseholdTesting
import Testing

/// `make install` and `make uninstall` under a folder of their own, with programs that were built already.
@Suite struct InstallTests {
    /// Builds nothing and says where the programs are.
    private static func builder(_ scratch: ScratchFolder) throws -> String {
        let folder = scratch.path("tools")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let built = String(KiddBinary.path.dropLast("/kidd".count))
        let script = "#!/bin/bash\ncase \"$*\" in *--show-bin-path*) echo '\(built)';; esac\n"
        try script.write(toFile: folder + "/swift", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/swift")
        return folder
    }

    private static func files(in folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    @Test("What is installed names its own place, and uninstalling leaves nothing of it", .needs(Machine.make))
    func andBack() throws {
        let scratch = try ScratchFolder()
        let tools = try Self.builder(scratch)
        let root = scratch.path("root")
        func make(_ target: String) throws {
            let program = try SpawnedProgram(
                [
                    Machine.make.path, "-s", "-C", Example.path(".."), target, "DESTDIR=" + root, "PREFIX=/opt/kidd",
                ],
                environment: ["PATH": tools + ":/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
                files: scratch.path(target))
            #expect(try program.wait() == .exited(0), "\(program.output)\(program.errors)")
        }
        try make("install")
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
        try make("uninstall")
        #expect(Self.files(in: root) == ["opt", "opt/kidd", "opt/kidd/bin", "opt/kidd/bin/other"])
    }
}
