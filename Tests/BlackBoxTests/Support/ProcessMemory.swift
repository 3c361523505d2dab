import Foundation
import Glibc
import HouseholdTesting

/// All that stands in the memory of a running process, as root can read it.
struct ProcessMemory {
    /// A stretch of addresses that the process may write to.
    private struct Region {
        var name: String
        var start: UInt64
        var bytes: [UInt8]
    }

    private let regions: [Region]

    /// Whether this process may read the memory of others.
    static let isReadable: Bool = {
        guard getuid() == 0 else { return false }
        let descriptor = open("/proc/1/mem", O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 { close(descriptor) }
        return descriptor >= 0
    }()

    /// Reads it once.
    init(of pid: pid_t) throws {
        let maps = try String(contentsOfFile: "/proc/\(pid)/maps", encoding: .utf8)
        let descriptor = open("/proc/\(pid)/mem", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ProcessFault("the memory of \(pid) cannot be read") }
        defer { close(descriptor) }
        var found: [Region] = []
        for line in maps.split(separator: "\n") {
            let parts = line.split(separator: " ", omittingEmptySubsequences: true)
            guard parts.count >= 2, parts[1].hasPrefix("rw"), let dash = parts[0].firstIndex(of: "-"),
                let start = UInt64(parts[0][..<dash], radix: 16),
                let end = UInt64(parts[0][parts[0].index(after: dash)...], radix: 16)
            else { continue }
            found.append(
                Region(
                    name: parts.count > 5 ? String(parts[5]) : "anonymous", start: start,
                    bytes: Self.bytes(descriptor, start, end)))
        }
        regions = found
    }

    /// Page by page: some cannot be read, such as guards.
    private static func bytes(_ descriptor: CInt, _ start: UInt64, _ end: UInt64) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(end - start))
        let step = 1 << 16
        bytes.withUnsafeMutableBytes { buffer in
            for offset in stride(from: 0, to: buffer.count, by: step) {
                let part = UnsafeMutableRawBufferPointer(rebasing: buffer[offset..<min(offset + step, buffer.count)])
                _ = pread(descriptor, part.baseAddress, part.count, off_t(start) + off_t(offset))
            }
        }
        return bytes
    }

    /// Where a text stands: the region, the address, and what is around it.
    func places(of text: String) -> [String] {
        let wanted = Array(text.utf8)
        return regions.flatMap { region in
            Self.offsets(of: wanted, in: region.bytes).map { offset in
                let around = region.bytes[max(0, offset - 48)..<min(region.bytes.count, offset + wanted.count + 32)]
                let shown = around.map { $0 >= 0x20 && $0 < 0x7F ? $0 : UInt8(ascii: ".") }
                return "\(region.name) +\(offset) of \(region.bytes.count): \(String(decoding: shown, as: UTF8.self))"
            }
        }
    }

    private static func offsets(of wanted: [UInt8], in bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let first = wanted.first else { return [] }
            var found: [Int] = []
            var from = 0
            while from + wanted.count <= bytes.count, let hit = memchr(base + from, Int32(first), bytes.count - from) {
                let offset = UnsafeRawPointer(hit) - base
                if offset + wanted.count <= bytes.count, memcmp(hit, wanted, wanted.count) == 0 { found.append(offset) }
                from = offset + 1
            }
            return found
        }
    }
}
