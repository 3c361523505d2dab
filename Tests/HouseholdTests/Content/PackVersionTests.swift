import Testing

@testable import Household

@Suite("Names and versions of packs")
struct PackVersionTests {
    @Test(
        "Ids begin with a letter or a digit, and versions are numbers with dots",
        arguments: [
            (".", "1.0.0", "/id"), ("..", "1.0.0", "/id"), ("-rf", "1.0.0", "/id"), (".staging-x", "1.0.0", "/id"),
            ("a", "../../x", "/version"), ("a", "1.0.0\n2", "/version"), ("a", "", "/version"),
            ("a", "one", "/version"),
            ("a", "1..2", "/version"), ("a", "1.2.3.4.5", "/version"), ("a", "-1", "/version"),
            ("a", "1.0.0-" + String(repeating: "x", count: 40), "/version"), ("a", "99999999999999999999", "/version"),
        ])
    func names(id: String, version: String, place: String) {
        var draft = PackFixture.draft
        draft.manifest.id = PackID(rawValue: id)
        draft.manifest.version = version
        guard case .failure(let refusal) = Pack.verified(draft, edition: PackFixture.edition) else {
            Issue.record("the pack was taken")
            return
        }
        #expect(refusal.faults.map(\.pointer) == [place])
    }

    @Test("One version comes before another by its numbers, and what is no version before none")
    func versions() {
        let rising = ["0.9", "1", "1.0.1", "1.2", "1.10.0-draft", "2.0.0+b"]
        for (one, earlier) in rising.enumerated() {
            for (other, later) in rising.enumerated() {
                #expect(PackVersion.isOlder(earlier, than: later) == (one < other), "\(earlier) \(later)")
            }
        }
        #expect(!PackVersion.isOlder("1.0", than: "1.0.0") && !PackVersion.isOlder("1.0.0", than: "1"))
        #expect(!PackVersion.isOlder("x", than: "1") && !PackVersion.isOlder("1", than: "x"))
    }
}
