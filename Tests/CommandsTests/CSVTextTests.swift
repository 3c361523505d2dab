import Foundation
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
