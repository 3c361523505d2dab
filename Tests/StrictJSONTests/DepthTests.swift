import StrictJSON
import Testing

@Suite("Depth")
struct DepthTests {
    private func nested(_ depth: Int, _ open: String = "[", _ close: String = "]", inner: String = "") -> String {
        String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
    }

    @Test("exactly the maximum depth is accepted and one more is refused", arguments: [1, 2, 64, 500])
    func limit(maximum: Int) {
        #expect(fault(in: nested(maximum), maximumDepth: maximum) == nil)
        #expect(fault(in: nested(maximum, "{\"a\":", "}", inner: "1"), maximumDepth: maximum) == nil)
        let tooDeep = fault(in: nested(maximum + 1), maximumDepth: maximum)
        #expect(tooDeep?.kind == .tooDeep)
        #expect(tooDeep?.offset == maximum)
        let deepObject = fault(in: nested(maximum + 1, "{\"a\":", "}", inner: "1"), maximumDepth: maximum)
        #expect(deepObject?.kind == .tooDeep)
    }

    @Test("the maximum is 64 unless told otherwise")
    func standardLimit() throws {
        #expect(throws: Never.self) { try JSONDocument(scanning: Array(nested(64).utf8)) }
        #expect(throws: JSONFault.self) { try JSONDocument(scanning: Array(nested(65).utf8)) }
    }

    @Test("a maximum of none leaves only scalars")
    func scalarsOnly() {
        #expect(fault(in: "1", maximumDepth: 0) == nil)
        #expect(fault(in: "[]", maximumDepth: 0)?.kind == .tooDeep)
    }

    @Test("a hundred thousand levels neither overflow the stack nor go unnoticed")
    func veryDeep() throws {
        #expect(fault(in: nested(100_000))?.kind == .tooDeep)
        #expect(fault(in: String(repeating: "[", count: 100_000))?.kind == .tooDeep)
        #expect(fault(in: nested(100_000), maximumDepth: 100_000) == nil)
        #expect(fault(in: String(repeating: "[", count: 100_000), maximumDepth: 100_000)?.kind == .syntax)
        #expect(fault(in: nested(100_000, "{\"a\":[", "]}"), maximumDepth: 200_000) == nil)
    }

    @Test("neighbours do not add up")
    func neighbours() {
        #expect(fault(in: "[" + String(repeating: "[{}],", count: 1000) + "[]]", maximumDepth: 3) == nil)
    }
}
