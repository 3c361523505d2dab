import Household
import Testing

@Suite struct NearestWordTests {
    private static let words = ["may-i", "watch", "usage", "grant", "undo", "ask", "lock", "unlock", "mia", "ben"]

    @Test(
        "A slip of the finger is understood",
        arguments: [
            ("grnat", "grant"), ("gran", "grant"), ("granted", "grant"), ("mai", "mia"), ("Mia", "mia"), ("bne", "ben"),
            ("usge", "usage"), ("unlok", "unlock"), ("wa", nil), ("wat", "watch"), ("a", nil), ("", nil),
            ("paint", nil), ("zoe", nil), ("lcok", "lock"),
        ] as [(String, String?)])
    func slips(typed: String, meant: String?) {
        #expect(NearestWord.of(typed, in: Self.words) == meant)
    }

    @Test("A long text is not compared with anything")
    func long() {
        #expect(NearestWord.of(String(repeating: "a", count: 65), in: [String(repeating: "a", count: 65)]) == nil)
        // One character, and minutes to compare.
        let marks = String(repeating: "\u{315}", count: 50_000) + String(repeating: "\u{300}", count: 50_000)
        #expect(NearestWord.of(marks, in: ["mia", marks]) == nil)
    }

    @Test("The question is empty where nothing is near")
    func question() {
        #expect(NearestWord.question("mai", in: Self.words) == ": did you mean \"mia\"?")
        #expect(NearestWord.question("xyz", in: Self.words) == "")
    }
}
