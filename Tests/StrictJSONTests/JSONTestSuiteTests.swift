import Foundation
import StrictJSON
import Testing

/// The public corpus JSONTestSuite (test_parsing): `y_` files must be accepted, `n_` files refused, `i_` files are
/// left to the implementation.
enum JSONTestSuite {
    static let variable = "KIDD_JSON_CORPUS"
    static let folder = ProcessInfo.processInfo.environment[variable]

    static func files(_ prefix: String) throws -> [(name: String, bytes: [UInt8])] {
        let folder = URL(fileURLWithPath: try #require(folder))
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix(prefix) }
            .map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
    }
}

@Suite(
    "JSONTestSuite",
    .enabled(if: JSONTestSuite.folder != nil, "\(JSONTestSuite.variable) does not name the folder of the corpus"))
struct JSONTestSuiteTests {
    /// These two repeat a key, which the corpus leaves open and we refuse (wire protocol, Strict JSON).
    private static let duplicates = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]

    @Test("every valid file is accepted, except for the two with a duplicate key")
    func valid() throws {
        let files = try JSONTestSuite.files("y_")
        #expect(files.count > 90)
        for (name, bytes) in files {
            let kind = fault(in: bytes)?.kind
            #expect(kind == (Self.duplicates.contains(name) ? .duplicateKey : nil), "\(name)")
        }
    }

    @Test("every invalid file is refused as such")
    func invalid() throws {
        let files = try JSONTestSuite.files("n_")
        #expect(files.count > 180)
        for (name, bytes) in files {
            let kind = fault(in: bytes, maximumDepth: 1_000_000)?.kind
            #expect(kind == .syntax || kind == .encoding, "\(name)")
            #expect(fault(in: bytes) != nil, "\(name)")
        }
    }

    @Test("an undecided file with a broken encoding or a lone surrogate is refused, one with a huge number accepted")
    func undecided() throws {
        let files = try JSONTestSuite.files("i_")
        #expect(files.count > 30)
        for (name, bytes) in files {
            let kind = fault(in: bytes)?.kind
            if name.hasPrefix("i_number") {
                #expect(kind == nil, "\(name)")
            } else if name.hasPrefix("i_structure_500") {
                #expect(kind == .tooDeep, "\(name)")
            } else {
                #expect(kind == .encoding || kind == .syntax, "\(name)")
            }
        }
    }
}
