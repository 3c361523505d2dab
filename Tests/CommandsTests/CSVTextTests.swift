import Foundation
import StrictJSON
import Testing

@testable import Commands

@Suite("CSV") struct CSVTextTests {
    @Test(
        "A value is quoted where it must be, and never taken for a formula",
        arguments: [
            ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=1+1", "'=1+1"), ("+49", "'+49"), ("-2", "'-2"), ("@name", "'@name"), ("\tx", "'\tx"),
            ("\r\nx", "\"'\r\nx\""), ("a=b", "a=b"), ("", ""), ("Zoë", "Zoë"),
        ])
    func cells(text: String, expected: String) {
        #expect(CSVText.line([.text(text), .number(-2), .empty]) == expected + ",-2,\r\n")
    }

    @Test("An answer says whether it counts in reports, and why not")
    func answers() throws {
        for (more, flags) in [
            ("", [1, 0, 0]), (#","scored":false,"attempt":2"#, [0, 0, 0]),
            (#","scored":false,"rapid":true"#, [0, 1, 0]),
            (#","scored":false,"extra":true"#, [0, 0, 1]),
        ] {
            let text = #"{"activity":"a","question":"q","answer":{"option":"b"},"outcome":"correct"\#(more)}"#
            let cells = ChildTables.answer(try JSONDocument(scanning: Array(text.utf8)).root, lesson: .empty)
            // Behind the number and the time of the row.
            let named = Dictionary(uniqueKeysWithValues: zip(ChildTables.answers.dropFirst(2), cells))
            #expect(ChildTables.answers.count == cells.count + 2)
            #expect(["scored", "rapid", "extra"].map { named[$0] } == flags.map { .number($0) })
        }
    }

    @Test("What is there already is never written over, and a new file is the account's alone")
    func newFile() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "csv-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try NewFile(path)
        try file.write("a\r\n")
        try file.finish()
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "a\r\n")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        #expect(throws: Problem.self) { try NewFile(path) }
    }
}
