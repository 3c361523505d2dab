import Foundation
import HouseholdTesting

/// The real daemon with a wall clock that a test sets, by libfaketime; its other clocks are the machine's.
final class SetClock {
    private let scratch: ScratchFolder

    /// - Parameter scratch: where the daemon lives.
    init(in scratch: ScratchFolder) throws {
        self.scratch = scratch
        try set("+0")
    }

    /// Sets the wall clock to so much before or after the machine's: `+1d`, `-7d`, `+54y`.
    func set(_ offset: String) throws { try scratch.write(offset + "\n", to: "clock") }

    /// A developer's daemon to which the kernel vouches for nothing.
    func daemon() throws -> DaemonProcess {
        let environment = [
            "LD_PRELOAD": try Self.library(), "FAKETIME_DONT_FAKE_MONOTONIC": "1", "FAKETIME_NO_CACHE": "1",
            "FAKETIME_TIMESTAMP_FILE": scratch.path("clock"), "KIDD_CLOCK_SYNCHRONISED": "no",
        ]
        // The library adds to the environment of the first program that it is loaded into, and Swift would not find the
        // arguments of that one.
        let daemon = try scratch.daemon(environment: environment, prefix: ["/usr/bin/env"])
        // What that first program made; the daemon has opened it and nobody else will.
        for name in ["faketime_shm_", "sem.faketime_sem_"] { unlink("/dev/shm/\(name)\(daemon.program.pid)") }
        return daemon
    }

    /// Debian has it in the folder of its architecture.
    private static func library() throws -> String {
        let lib = "/usr/lib"
        let folders =
            try FileManager.default.contentsOfDirectory(atPath: lib).map { "\(lib)/\($0)/faketime" } + [
                "\(lib)/faketime"
            ]
        for folder in folders {
            let path = folder + "/libfaketimeMT.so.1"
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        throw ProcessFault("libfaketime is not in \(lib)/*/faketime: install the package faketime")
    }
}
