import Foundation
import Testing

@testable import Commands

/// Copies of what is known, against a scripted daemon.
extension CommandRunTests {
    @Test(
        "A copy of which a page fails leaves not even its folder, and what is there stays", arguments: [true, false])
    func copies(isWhole: Bool) throws {
        func page(_ more: String) -> String {
            #"{"jsonrpc":"2.0","id":ID,"result":{"at":"2026-11-21T19:00:00+01:00","history":[{"seq":7,"recorded":[]}]"#
                + more + "}}"
        }
        try inFolder { folder in
            let copy = folder + "/copy"
            let arguments = ["household", "export", "--to", copy]
            // What fails is told in the family's language.
            let rest = isWhole ? [page("")] : [Self.open, Self.error(-32002, "busy")]
            let steps = ([Self.parent, page(#","next":7"#)] + rest).map(StandIn.Step.reply)
            try run(arguments, token: "kept", steps) { status, daemon in
                #expect(status == (isWhole ? .ok : .failed))
                #expect(daemon.lines.contains { $0.contains(#""afterSeq":7"#) })
            }
            guard isWhole else { return #expect(!FileManager.default.fileExists(atPath: copy)) }
            let names = try FileManager.default.contentsOfDirectory(atPath: copy).sorted()
            #expect(names == ["household-audit.csv", "household.json"])
            try run(arguments, token: "kept", [.reply(Self.parent), .reply(page(""))]) { status, _ in
                #expect(status == .failed)
            }
            let text = try String(contentsOfFile: copy + "/household.json", encoding: .utf8)
            #expect(text.hasSuffix("\"history\":[\n{\"seq\":7,\"recorded\":[]},\n{\"seq\":7,\"recorded\":[]}\n]}\n"))
        }
    }
}
