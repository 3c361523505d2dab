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

    /// Processor time so far, in milliseconds.
    var processorMilliseconds: Int {
        get throws {
            let text = try String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
            let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
            // utime and stime: fields 14 and 15 of proc(5), of which two stand before the bracket.
            guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else {
                throw ProcessFault("/proc/\(pid)/stat: \(text)")
            }
            return (user + system) * 1000 / Int(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    private func number(_ name: String) throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        guard
            let value = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Int($0) })
        else { throw ProcessFault("/proc/\(pid)/status has no \(name)") }
        return value
    }
}
