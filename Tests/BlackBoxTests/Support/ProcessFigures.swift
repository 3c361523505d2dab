import Foundation
import HouseholdTesting

/// What the kernel says of a running program, from `/proc`.
struct ProcessFigures {
    private let pid: Int32

    init(of daemon: DaemonProcess) { pid = daemon.program.pid }

    /// Open descriptors.
    var descriptors: Int {
        get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count }
    }

    /// Resident memory in KiB.
    var residentKilobytes: Int { get throws { try number("VmRSS:") } }

    /// The most that it ever was, in KiB.
    var peakKilobytes: Int { get throws { try number("VmHWM:") } }

    private func number(_ name: String) throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        guard
            let value = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Int($0) })
        else { throw ProcessFault("/proc/\(pid)/status has no \(name)") }
        return value
    }
}
