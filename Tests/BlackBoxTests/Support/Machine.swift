import Foundation
import HouseholdTesting
import Testing

/// What the tests need of the machine beside the daemon. In CI nothing is skipped: what is missing fails there.
enum Machine {
    static let isRoot = geteuid() == 0
    static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

    /// A program of the system.
    struct Tool {
        let path: String
        let isUsable: Bool

        init(_ path: String, needsRoot: Bool = false) {
            self.path = path
            isUsable = FileManager.default.isExecutableFile(atPath: path) && (isRoot || !needsRoot)
        }

        /// A file that is there when a package is installed.
        init(file path: String) {
            self.path = path
            isUsable = FileManager.default.fileExists(atPath: path)
        }

        /// Something else that a machine may not have.
        init(_ what: String, isUsable: Bool) {
            path = what
            self.isUsable = isUsable
        }

        /// Runs it to its end and gives its output.
        @discardableResult
        func run(
            _ arguments: [String], environment: [String: String] = [:], in scratch: ScratchFolder
        ) throws -> String {
            let program = try SpawnedProgram(
                [path] + arguments, environment: environment, files: scratch.path("tool"))
            guard try program.wait() == .exited(0) else {
                throw ProcessFault("\(path) \(arguments) failed: \(program.errors)")
            }
            return program.output
        }
    }

    static let mount = Tool("/usr/bin/mount", needsRoot: true)
    static let unmount = Tool("/usr/bin/umount", needsRoot: true)
    static let setpriv = Tool("/usr/bin/setpriv", needsRoot: true)
    static let socketActivate = Tool("/usr/bin/systemd-socket-activate")
    static let analyze = Tool("/usr/bin/systemd-analyze")
    static let prlimit = Tool("/usr/bin/prlimit")
    static let python = Tool("/usr/bin/python3")
    static let bash = Tool("/bin/bash")
    static let jq = Tool("/usr/bin/jq")
    static let make = Tool("/usr/bin/make")
    static let pamtester = Tool("/usr/bin/pamtester", needsRoot: true)
    static let unshare = Tool("/usr/bin/unshare", needsRoot: true)
    static let socat = Tool("/usr/bin/socat")
    static let faketime = Tool("/usr/bin/faketime")
    /// Other accounts run the programs that were built: a clone in a private folder (`mktemp -d`) lets none in.
    static let openClone = Tool("a clone that other accounts can enter", isUsable: isOpen(KiddBinary.path))

    private static func isOpen(_ path: String) -> Bool {
        var folder = path
        while folder != "/" {
            folder = (folder as NSString).deletingLastPathComponent
            var status = stat()
            guard stat(folder, &status) == 0, status.st_mode & S_IXOTH != 0 else { return false }
        }
        return true
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where tools are missing or may not be used, but not in CI.
    static func needs(_ tools: Machine.Tool...) -> Self {
        let missing = tools.filter { !$0.isUsable }.map(\.path)
        return .enabled(
            if: missing.isEmpty || Machine.isCI,
            "not to be had here, or only for root: \(missing.joined(separator: ", "))")
    }
}

/// A file system mounted on a folder, unmounted with the last reference.
final class Mount: Sendable {
    let folder: String
    private let scratch: ScratchFolder

    init(_ arguments: [String], at folder: String, in scratch: ScratchFolder) throws {
        try #require(Machine.mount.isUsable, "mounting needs root and \(Machine.mount.path)")
        self.folder = folder
        self.scratch = scratch
        try Machine.mount.run(arguments + [folder], in: scratch)
    }

    deinit {
        _ = try? Machine.unmount.run(["-l", folder], in: scratch)
    }
}
