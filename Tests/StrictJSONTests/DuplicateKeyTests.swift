import StrictJSON
import Testing

@Suite("Duplicate keys")
struct DuplicateKeyTests {
    @Test(
        "a key that stands twice in one object is refused wherever the object is",
        arguments: [
            (#"{"a":1,"a":1}"#, 7), (#"{"a":1,"b":2,"a":3}"#, 13), (#"{"":1,"":2}"#, 6),
            (#"{"x":[{"y":{"a":1,"a":2}}]}"#, 18),
            (#"{"a":1,"\u0061":2}"#, 7), (#"{"\u0061":1,"a":2}"#, 12), (#"{"\u0061":1,"\u0061":2}"#, 12),
            (#"{"/":1,"\/":2}"#, 7), (#"{"\n":1,"\u000a":2}"#, 8), (#"{"𝄞":1,"\ud834\udd1e":2}"#, 10),
            (#"{"€":1,"\u20AC":2}"#, 9), (#"{"é":1,"\u00e9":2}"#, 8), (#"{"a":{"b":1},"c":[{},[]],"a":{}}"#, 25),
            (#"{"params":{"child":"mia","child":"ben"}}"#, 25), (#"{"\u0000":1,"\u0000":2}"#, 12),
            (#"{"a":{"a":1,"a":2},"a":3}"#, 12), (#"{"longer than a word":1,"longer than \u0061 word":2}"#, 24),
        ])
    func refused(text: String, offset: Int) {
        let fault = fault(in: text)
        #expect(fault?.kind == .duplicateKey)
        #expect(fault?.offset == offset)
    }

    @Test(
        "keys that differ, or stand in different objects, are accepted",
        arguments: [
            #"{"a":1,"A":2,"b":3}"#, #"[{"a":1},{"a":1}]"#, #"{"a":{"a":{"a":1}}}"#, #"{"a":1,"a\u0000":2}"#,
            #"{"a":1,"aa":2,"aaa":3,"":4}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}", #"{"a":1,"b":"a","c":["a","a"]}"#,
            #"{"\u0000":1,"\u0000\u0000":2,"":3}"#, #"{"\\u0061":1,"a":2}"#,
        ])
    func accepted(text: String) {
        #expect(fault(in: text) == nil)
    }

    @Test(
        "a fault of syntax or encoding anywhere wins over a duplicate key",
        arguments: [
            (#"{"a":1,"a":2"#, JSONFault.Kind.syntax), (#"{"a":1,"a":2}x"#, .syntax), (#"{"a":1,"a":2,}"#, .syntax),
            (#"[{"a":1,"a":2},01]"#, .syntax), (#"[{"a":1,"a":2},"\udc00"]"#, .syntax),
        ])
    func precedence(text: String, kind: JSONFault.Kind) {
        #expect(fault(in: text)?.kind == kind)
        #expect(fault(in: Array(#"[{"a":1,"a":2},""#.utf8) + [0xFF, 0x22, 0x5D])?.kind == .encoding)
    }

    /// Both sides of the border between small and large objects, and every place of the repeated key.
    @Test("a repeated key is found at any place of an object of any size", arguments: 2...40)
    func everyPlace(count: Int) {
        let keys = (0..<count).map { "\"key number \($0)\"" }
        func object(_ keys: [String]) -> String {
            "{" + keys.map { "\($0):{\"in\":[0]}" }.joined(separator: ",") + "}"
        }
        #expect(fault(in: object(keys)) == nil)
        for place in 0..<count - 1 {
            for later in place + 1..<count {
                var repeated = keys
                repeated[later] = "\"\\u006bey number \(place)\""
                let offset = object(Array(repeated[..<later])).utf8.count
                #expect(fault(in: object(repeated))?.kind == .duplicateKey)
                #expect(fault(in: object(repeated))?.offset == offset)
            }
        }
    }

    /// These three have one hash, whether the object is small or large.
    @Test("different keys with one hash are told apart", arguments: [0, 20])
    func collidingKeys(others: Int) {
        let colliding = ["hpaeaaaaWtBDVdJU", "ledqaaaaacm44Jqo", "umkcbaaaIlw2YBYe"].map { "\"\($0)\":0" }
        let keys = (0..<others).map { "\"k\($0)\":0" } + colliding
        let object = "{" + keys.joined(separator: ",")
        #expect(fault(in: object + "}") == nil)
        for key in colliding {
            let repeated = fault(in: "\(object),\(key)}")
            #expect(repeated?.kind == .duplicateKey)
            #expect(repeated?.offset == object.utf8.count + 1)
        }
        for (first, second) in [(0, 2), (2, 0), (1, 2), (1, 1)] {
            let repeated = fault(in: "\(object),\(colliding[first]),\(colliding[second])}")
            #expect(repeated?.offset == object.utf8.count + 1)
        }
    }

    @Test("of several repeated keys the first one in the text is reported", arguments: 1...40)
    func firstOfSeveral(count: Int) {
        let keys = (0..<count).map { "\"k\($0)\":0" }
        let object = "{" + keys.joined(separator: ",")
        #expect(fault(in: "\(object),\(keys.reversed().joined(separator: ","))}")?.offset == object.utf8.count + 1)
    }

    /// A quadratic comparison would need five thousand million steps here, which is minutes.
    @Test("a hundred thousand keys cost no more than a pass and a sort", .timeLimit(.minutes(1)))
    func manyKeys() {
        let plain = (0..<100_000).map { "\"k\($0)\":0" }
        let escaped = (0..<100_000).map { "\"\\u006b\($0)\":0" }
        #expect(fault(in: "{" + plain.joined(separator: ",") + "}") == nil)
        #expect(fault(in: "{" + escaped.joined(separator: ",") + "}") == nil)
        let repeated = fault(in: "{" + plain.joined(separator: ",") + ",\"k0\":0}")
        #expect(repeated?.kind == .duplicateKey)
        let long = "\"" + String(repeating: "\\u0061", count: 100_000)
        #expect(fault(in: "{\(long)1\":0,\(long)2\":0}") == nil)
        #expect(fault(in: "{\(long)1\":0,\(long)\\u0031\":0}")?.kind == .duplicateKey)
    }
}
