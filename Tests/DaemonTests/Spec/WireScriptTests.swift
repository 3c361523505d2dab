import Foundation
import HouseholdTesting
import StrictJSON
import Testing

/// The scripts of `rpc-spec/wire`, which the authors of other clients and servers can run too.
@Suite struct WireScriptTests {
    private static let folder = Repository.root + "/rpc-spec/wire"

    private static let scripts: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted()
    }()

    @Test("There are scripts, and they say what they show")
    func there() throws {
        #expect(Self.scripts.count >= 8)
        for name in Self.scripts { #expect(try Repository.text("rpc-spec/wire/" + name).hasPrefix("# ")) }
    }

    @Test("A live daemon answers as the script says", arguments: scripts)
    func script(name: String) throws {
        let line = try TestDaemon().rawLine()
        for text in try Repository.text("rpc-spec/wire/" + name).split(separator: "\n") {
            if text.hasPrefix("--> ") {
                try line.send(text.dropFirst(4) + "\n")
            } else if text.hasPrefix("<-- ") {
                let wanted = try JSONDocument(scanning: Array(text.dropFirst(4).utf8)).root
                let reply = try Reply(line.receive())
                #expect(Self.fits(reply.root, wanted), "\(name): \(reply.text) is not \(text)")
            } else if !text.hasPrefix("#") {
                Issue.record("\(name): this is no line of a script: \(text)")
            }
        }
        // Nothing was said that the script does not have.
        try line.send(CallLine.text(#""end of script""#, "rpc.version") + "\n")
        #expect(try Reply(line.receive()).id == #""end of script""#)
    }

    /// Whether a reply has all that is wanted; objects may have more members.
    private static func fits(_ value: JSONValue, _ wanted: JSONValue) -> Bool {
        guard value.kind == wanted.kind else { return false }
        switch wanted.kind {
        case .object:
            return wanted.members.allSatisfy { name, member in value.member(name).map { fits($0, member) } ?? false }
        case .array:
            return value.count == wanted.count && zip(value.elements, wanted.elements).allSatisfy { fits($0, $1) }
        default: return value.source == wanted.source
        }
    }
}
