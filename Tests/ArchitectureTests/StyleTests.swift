import Testing

/// Rules of the house that a formatter does not know.
@Suite struct StyleTests {
    private static let files = ["Sources", "Tests", "examples"].flatMap { (try? Repository.swiftFiles(in: $0)) ?? [] }
    private static let mostLines = 500

    @Test("There are files to look at")
    func files() {
        #expect(Self.files.count > 300)
    }

    @Test("No file has more than 500 lines")
    func length() throws {
        for path in Self.files where !path.contains("/Generated/") {
            #expect(try SourceText(Repository.text(path)).lines.count <= Self.mostLines + 1, "\(path)")
        }
    }

    @Test("What is forced has its proof beside it: try!, as!, @unchecked, nonisolated(unsafe)")
    func force() throws {
        for path in Self.files {
            #expect(try SourceText(Repository.text(path)).unprovenForce == [], "\(path)")
        }
    }

    @Test("No file has a tab")
    func tabs() throws {
        for path in Self.files {
            #expect(try !Repository.text(path).contains("\t"), "\(path)")
        }
    }
}
