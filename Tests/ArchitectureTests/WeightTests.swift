import Testing

/// What the build and the tests weigh: `Tests/weight.tsv`, which `scripts/weigh` measures and writes.
@Suite struct WeightTests {
    /// Units of processor time that a build from nothing may take.
    private static let mostOfBuild = 1000
    /// Units that the tests may take, with the programs that they start.
    private static let mostOfTests = 700
    /// One heavy suite is looked for before all of them become heavy.
    private static let mostOfSuite = 250

    /// The rows by what is weighed, and then by name.
    private static func rows() throws -> [String: [String: Int]] {
        var rows: [String: [String: Int]] = [:]
        for line in try Repository.text("Tests/weight.tsv").split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: "\t")
            try #require(words.count == 3, "\(line)")
            rows[String(words[0]), default: [:]][String(words[1])] = try #require(Int(words[2]), "\(line)")
        }
        return rows
    }

    @Test("All together is not heavier than it may be, and no suite takes more than its part")
    func sums() throws {
        let rows = try Self.rows()
        let (build, tests) = (try #require(rows["build"]), try #require(rows["tests"]))
        #expect(build.values.reduce(0, +) <= Self.mostOfBuild)
        #expect(tests.values.reduce(0, +) <= Self.mostOfTests)
        #expect(tests.filter { $0.value > Self.mostOfSuite }.isEmpty)
    }

    @Test("Every module and every suite has a row, and no row is left of one that is gone")
    func names() throws {
        let rows = try Self.rows()
        let suites = try Repository.names(in: "Tests").filter { $0.hasSuffix("Tests") }
        #expect(rows["tests"]?.keys.sorted() == suites)
        let modules = try Repository.moduleFolders() + suites + ["others"]
        #expect(rows["build"].map { Set($0.keys) } == Set(modules))
    }
}
