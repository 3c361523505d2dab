import Foundation
import HouseholdTesting
import Testing

/// Bytes that were written once, as lines of hexadecimal digits in `Tests/Golden`.
enum GoldenRows {
    /// Compares what is written today with the lines of a file, and gives the lines. A file that is missing is written.
    static func expect(_ rows: [[UInt8]], in file: String) throws -> [[UInt8]] {
        let path = "Tests/Golden/" + file
        let lines = rows.map { $0.map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined() }
        guard let text = try? Repository.text(path) else {
            try (lines.joined(separator: "\n") + "\n").write(
                toFile: Repository.root + "/" + path, atomically: true, encoding: .utf8)
            throw TestFault("\(path) was missing and is written: look at it and commit it")
        }
        let golden = text.split(separator: "\n").map(String.init)
        #expect(golden.count == lines.count, "\(path)")
        for (place, (was, now)) in zip(golden, lines).enumerated() {
            #expect(was == now, "\(path), line \(place + 1)")
        }
        return golden.map(bytes)
    }

    /// The lines of a file with two rows each.
    static func pairs(in file: String) throws -> [(was: [UInt8], now: [UInt8])] {
        try Repository.text("Tests/Golden/" + file).split(separator: "\n").map { line in
            let rows = line.split(separator: " ").map { bytes(String($0)) }
            return (rows[0], rows[1])
        }
    }

    private static func bytes(_ line: String) -> [UInt8] {
        let digits = Array(line)
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
    }
}
