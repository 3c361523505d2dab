import StrictJSON
import Testing
@testable import Reference

/// What the generator for Python makes of documents that the daemon's is not yet.
@Suite struct PythonClientTextTests {
    @Test("A parameter with a name that is Python's own gets a line below it, and goes out under its name")
    func keyword() throws {
        let text = try Self.text(
            of: #"{"name":"from","summary":"A day.","required":true,"schema":{"type":"string"}}"#, summary: "Days.")
        #expect(text.contains("    def noun_verb(self, *, from_: str) -> dict:\n"))
        #expect(text.contains("        from_: A day.\n"))
        #expect(text.contains(#"        return self.call("noun.verb", **{"from": from_})"#))
    }

    @Test(
        "Quotes and backslashes of a summary stay in their text",
        arguments: [
            (#"He said \"no\""#, #""""He said "no\""#), (#"\"Yes\", she said"#, #""""\"Yes", she said"#),
            (#"a \\d"#, #""""a \\d"#), (#"a \"\"\" b"#, #""""a \"\"\" b"#),
        ])
    func quotes(summary: String, line: String) throws {
        let text = try Self.text(of: "", summary: summary)
        #expect(text.contains("    def noun_verb(self) -> dict:\n        \(line)\n"))
    }

    @Test("What may be null or is one of several types says so; what is left out is not sent")
    func types() throws {
        let text = try Self.text(
            of: #"""
                {"name":"a","required":false,"schema":{"oneOf":[{"type":"integer"},{"type":"null"}]}},
                {"name":"b","required":true,"schema":{"type":"array","items":{"type":"boolean"}}}
                """#, summary: "Sums.")
        #expect(text.contains("    def noun_verb(self, *, b: list, a: int | None = ABSENT) -> dict:\n"))
        #expect(text.contains(#"return self.call("noun.verb", a=a, b=b)"#))
    }

    private static func text(of params: String, summary: String) throws -> String {
        let document = """
            {"methods":[{"name":"noun.verb","summary":"\(summary)","params":[\(params)],"errors":[],"x-role":"child",
            "x-changes":false,"x-idempotencyKey":false,"result":{"name":"result","schema":{"type":"object"}}}],
            "x-commonErrors":[]}
            """
        return PythonClient(try JSONDocument(scanning: Array(document.utf8)).root).text()
    }
}
