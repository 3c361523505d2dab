import Testing

/// The readers of these tests see what they are there to see.
@Suite struct ReadersTests {
    @Test("A manifest is read in all its forms, other packages left out")
    func manifest() {
        let manifest = Manifest(
            """
            .systemLibrary(name: "C", pkgConfig: "c", providers: [.apt(["c-dev"])]),
            module("Low"),
            module("Middle", imports: ["Low", "C"], products: [nio]),
            .target(
                name: "High", dependencies: ["Middle"] + [nio, logging],
                resources: [.embedInCode("Low")], swiftSettings: strict),
            .executableTarget(name: "tool", dependencies: ["High", arguments]),
            tests("LowTests", imports: ["High"]),
            """)
        #expect(
            manifest.imports == [
                "C": [], "Low": [], "Middle": ["Low", "C"], "High": ["Middle"], "tool": ["High"],
            ])
        #expect(manifest.below("tool") == ["High", "Middle", "Low", "C"])
    }

    @Test("Only rows with four cells and a name in backquotes belong to the table")
    func table() {
        let table = ModuleTable(
            """
            | module | holds | imports | of others |
            |---|---|---|---|
            | `Low` | a `word` | – | `Glibc`, `NIOCore` |
            | `High` | more | `Low` | – |
            | `no` | row |
            """)
        #expect(
            table.rows == [
                .init(module: "Low", imports: [], others: ["Glibc", "NIOCore"]),
                .init(module: "High", imports: ["Low"], others: []),
            ])
    }

    @Test("Imports are found with what may stand around them")
    func imports() {
        let source = SourceText("import A\n@testable import B\nimport struct C.D\n// import E\nlet text = \"import F\"")
        #expect(source.imports == ["A", "B", "C"])
    }

    @Test(
        "A proof is a comment on the line or on the one before",
        arguments: [
            ("let x = try! y()", [1]),
            ("let x = try! y()  // y is total", []),
            ("// y is total\nlet x = try! y()", []),
            ("// y is total\n\nlet x = y as! Z", [3]),
            ("final class A: @unchecked Sendable {", [1]),
            ("nonisolated(unsafe) var a = 1", [1]),
            ("/// Never try! in here", []),
            ("let text = \"try! this\"", []),
            ("let alias = basis", []),
        ])
    func force(text: String, lines: [Int]) {
        #expect(SourceText(text).unprovenForce == lines)
    }
}
