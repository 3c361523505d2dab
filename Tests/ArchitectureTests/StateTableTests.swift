import Testing

/// The table of states for maintainers tells what the program knows, in its order.
@Suite("docs/screen-time.md") struct StateTableTests {
    private static let source = "Sources/Household/ScreenTime/Decisions/"

    /// The cases of an enum without values, in their order.
    private func cases(_ file: String) throws -> [String] {
        try Repository.text(Self.source + file + ".swift").matches(of: /\n {4}case (\w+)\n/).map { String($0.output.1) }
    }

    private func rows() throws -> [[String]] {
        try Repository.text("docs/screen-time.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").map { $0.trimmingPrefix(" ").description } }
    }

    @Test("Its states are the program's, in the order in which they are asked")
    func states() throws {
        let states = try rows().compactMap { $0[0].firstMatch(of: /`(\w+)`/).map { String($0.output.1) } }
        #expect(states == (try cases("TimeState")))
        #expect(states.count == 12)
    }

    @Test("Every lift stands in it, and no other")
    func lifts() throws {
        let lifts = try rows().flatMap { $0[2].matches(of: /`(\w+)`/).map { String($0.output.1) } }
        #expect(Set(lifts) == Set(try cases("Lift")))
    }

    @Test("A child's words in it are those of the program, and none blames")
    func words() throws {
        let known = try Repository.text("words/en.json")
        for row in try rows() {
            let words = row[3].reversed().drop { $0 == " " }.reversed()
            let sentence = String(words)
            // The number of minutes is put in.
            let part = sentence.hasPrefix("Five more minutes") ? "it is time for a break" : sentence
            let begin = part.split(separator: ",").first.map(String.init) ?? part
            #expect(known.contains(begin), "\(sentence)")
        }
    }
}
