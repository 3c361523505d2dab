import Daemon
import Foundation
import Glibc
import Household
import HouseholdTesting
import StrictJSON
import Testing

@testable import Daemon

/// A data folder that an earlier version wrote, kept as text in `Tests/Golden`, and what that version knew of it.
struct GoldenFolder: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether it was made for development.
    var isDeveloper = false

    var testDescription: String { name }

    static let family = GoldenFolder(name: "0.1/family", isDeveloper: true)
    static let kinds = GoldenFolder(name: "0.1/kinds")

    /// A call that the version answered.
    struct Exchange {
        /// "parent" or "child".
        var caller: String
        var method: String
        var params: String
        var result: String
    }

    private func text(_ file: String) throws -> String { try Repository.text("Tests/Golden/\(name)/\(file)") }

    /// The exchanges of a file: caller, method, parameters and result, with a space between each.
    func exchanges(_ file: String) throws -> [Exchange] {
        try text(file).split(separator: "\n").map { line in
            let parts = line.split(separator: " ", maxSplits: 2)
            let rest = Array(parts[2].utf8)
            guard parts.count == 3, let end = Self.endOfValue(rest) else { throw TestFault("golden: \(line)") }
            return Exchange(
                caller: String(parts[0]), method: String(parts[1]),
                params: String(decoding: rest[..<end], as: UTF8.self),
                result: String(decoding: rest[(end + 1)...], as: UTF8.self))
        }
    }

    /// Where the first object ends.
    private static func endOfValue(_ bytes: [UInt8]) -> Int? {
        bytes.indices.first {
            bytes[$0] == UInt8(ascii: " ") && (try? JSONDocument(scanning: Array(bytes[..<$0]))) != nil
        }
    }

    /// The state that the version had, as the text of its snapshot's parts by their profiles.
    func state() throws -> [Int64: String] {
        var parts: [Int64: String] = [:]
        for line in try text("state.txt").split(separator: "\n") {
            let halves = line.split(separator: " ", maxSplits: 1)
            guard halves.count == 2, let profile = Int64(halves[0]) else { throw TestFault("golden: \(line)") }
            parts[profile] = String(halves[1])
        }
        return parts
    }

    /// The clocks as they stood when the version stopped.
    func clock() throws -> FakeClock {
        let parts = try text("clock.txt").split(whereSeparator: \.isWhitespace)
        guard parts.count == 3, let wall = Int64(parts[0]), let mono = Int64(parts[1]), parts[2] == "boot-1" else {
            throw TestFault("golden: \(parts)")
        }
        let clock = FakeClock()
        clock.advance(milliseconds: mono - clock.read().mono)
        clock.setWall(RFC3339.text(of: Instant(milliseconds: wall), in: .utc, precision: .milliseconds))
        return clock
    }

    /// A daemon that stands still, with the folder in place of its own.
    func daemon() throws -> TestDaemon {
        let isDeveloper = isDeveloper
        let daemon = try TestDaemon(clock: try clock()) { $0.isDeveloper = isDeveloper }
        daemon.stop()
        for suffix in ["", "-wal", "-shm"] { unlink(daemon.database + suffix) }
        guard
            FileManager.default.createFile(
                atPath: daemon.database, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw TestFault("no \(daemon.database)") }
        try daemon.change(daemon.database, try text("journal.sql") + "PRAGMA journal_mode = WAL")
        unlink(daemon.keyFile)
        guard
            FileManager.default.createFile(
                atPath: daemon.keyFile, contents: Data(try text("household.key").utf8),
                attributes: [.posixPermissions: 0o600])
        else { throw TestFault("no \(daemon.keyFile)") }
        return daemon
    }
}

/// Compares what was known with what is known now: all that was there must be there with its value, more may be.
enum GoldenComparison {
    /// Members that are texts for people: they may be worded better.
    private static let worded: Set<String> = ["say", "word"]
    /// Members of the codec's own.
    private static let own: Set<String> = ["v", "kidd"]

    /// Where the two differ, as paths; none: all is there.
    static func missing(_ old: String, in new: String) throws -> [String] {
        try missing(JSONDocument(scanning: Array(old.utf8)).root, in: JSONDocument(scanning: Array(new.utf8)).root, "")
    }

    /// The values of a reply that are not told any more. Protocol 2 has other names for many members
    /// (`rpc-spec/CHANGES.md`), so names are not compared.
    static func missingValues(_ old: String, in new: String) throws -> [String] {
        var told = values(try JSONDocument(scanning: Array(new.utf8)).root)
        return values(try JSONDocument(scanning: Array(old.utf8)).root).filter { value in
            guard let place = told.firstIndex(of: value) else { return true }
            told.remove(at: place)
            return false
        }
    }

    private static func values(_ json: JSONValue) -> [String] {
        switch json.kind {
        case .object: json.members.flatMap { name, value in worded.contains(name) ? [] : values(value) }
        case .array: json.elements.flatMap(values)
        default: [json.source]
        }
    }

    private static func missing(_ old: JSONValue, in new: JSONValue, _ path: String) -> [String] {
        guard old.kind == new.kind else { return ["\(path): \(old.source) is \(new.source)"] }
        switch old.kind {
        case .object:
            return old.members.flatMap { name, value -> [String] in
                if worded.contains(name) || path.isEmpty && own.contains(name) { return [] }
                guard let twin = new.member(name) else { return ["\(path)/\(name) is gone"] }
                return missing(value, in: twin, path + "/" + name)
            }
        case .array:
            guard old.count == new.count else { return ["\(path): \(old.source) is \(new.source)"] }
            return zip(old.elements, new.elements).enumerated().flatMap { index, pair in
                missing(pair.0, in: pair.1, path + "/\(index)")
            }
        default: return old.source == new.source ? [] : ["\(path): \(old.source) is \(new.source)"]
        }
    }
}
