import StrictJSON
import Testing

@Suite("Grammar of RFC 8259")
struct GrammarTests {
    @Test(
        "a well-formed text is accepted",
        arguments: [
            "null", "true", "false", "0", "\"\"", "[]", "{}", " \t\r\n{ } \n", "[ ]", "[1 , 2]",
            #"{"a":{"b":[{},[],null]},"c":""}"#, " [ { \"a\" : [ true , false ] } , \"b\" ] ",
            "-0", "-1", "10", "0.5", "0e0", "1E+2", "1e-2", "-12.34e56", "123456789012345678901234567890",
            #""\"\\\/\b\f\n\r\t\u0041""#, #""\ud834\udd1e""#, #""\uD834\uDD1E""#,
            "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\"",
            "\"\u{10FFFF}\u{FEFF}\"", #"{"":0}"#,
        ])
    func accepted(text: String) {
        #expect(fault(in: text) == nil)
    }

    @Test(
        "a text out of grammar is a syntax fault at its place",
        arguments: [
            ("", 0), (" ", 1), ("[", 1), ("{", 1), ("[1", 2), ("[1,", 3), (#"{"a""#, 4), (#"{"a":"#, 5),
            (#"{"a":1"#, 6),
            (#"{"a":1,"#, 7), ("[1,]", 2), (#"{"a":1,}"#, 6), ("[,1]", 1), ("[1,,2]", 3), ("[1 2]", 3), ("{,}", 1),
            (#"{"a" 1}"#, 5), (#"{"a",1}"#, 4), ("{1:1}", 1), ("{a:1}", 1), ("{'a':1}", 1), (#"{"a"::1}"#, 5),
            ("[}", 1), ("{]", 1), ("[1}", 2), (#"{"a":1]"#, 6), ("]", 0), ("}", 0), (",", 0), (":", 0),
            ("null null", 5), ("[]]", 2), ("{}{}", 2), ("1,", 1), ("// x", 0), ("[1]/**/", 3), ("[1]#", 3),
            ("tru", 3), ("nul", 3), ("truE", 3), ("True", 0), ("nulll", 4), ("undefined", 0), ("[\u{0B}]", 1),
            ("\u{A0}1", 0), ("\u{2060}1", 0), ("é", 0), ("[1]\u{0}", 3),
        ])
    func syntax(text: String, offset: Int) {
        let fault = fault(in: text)
        #expect(fault?.kind == .syntax)
        #expect(fault?.offset == offset)
    }

    @Test(
        "a number out of grammar is a syntax fault",
        arguments: [
            "01", "-01", "00", "+1", ".5", "-.5", "1.", "1.e2", "-", "--1", "- 1", "1e", "1e+", "1E-", "1e1.5", "1.2.3",
            "0x10", "1_000", "1a", "NaN", "-NaN", "Infinity", "-Infinity", "Inf", "1e--2", "1ee2", "\u{FF11}",
        ])
    func numbers(text: String) {
        #expect(fault(in: text)?.kind == .syntax)
        #expect(fault(in: "[\(text)]")?.kind == .syntax)
        #expect(fault(in: "{\"a\":\(text) }")?.kind == .syntax)
    }

    @Test(
        "a string out of grammar is a syntax fault",
        arguments: [
            "\"", "\"abc", "\"abcdefghijkl", #""\""#, #""\x""#, #""\'""#, #""\0""#, #""\U0041""#, #""\u""#, #""\u004""#,
            #""\u004g""#, #""\u 041""#, "\"\\u00", "\"\\", "\"\\u00é1\"", "'a'", "\"a\u{0}\"", "\"a\nb\"", "\"a\tb\"",
            "\"eight by\u{1F}tes\"", "\"\r\"", "\"é\n\"",
        ])
    func strings(text: String) {
        #expect(fault(in: text)?.kind == .syntax)
        #expect(fault(in: "{\(text):1}")?.kind == .syntax)
    }

    @Test("every raw control character in a string is refused", arguments: UInt8(0)..<0x20)
    func controlCharacters(byte: UInt8) {
        for length in 0..<20 {
            let before = Array("[\"".utf8) + [UInt8](repeating: 0x61, count: length)
            let fault = fault(in: before + [byte] + Array("some more\"]".utf8))
            #expect(fault?.kind == .syntax)
            #expect(fault?.offset == before.count)
        }
    }

    @Test(
        "a surrogate without its partner is a syntax fault",
        arguments: [
            #""\ud800""#, #""\udbff""#, #""\udc00""#, #""\udfff""#, #""\ud800\ud800""#, #""\udc00\ud800""#,
            #""\udc00\udc00""#,
            #""\ud800abc""#, #""\ud800\n""#, #""\ud800\u0041""#, #""\ud800\u""#, #""\ud800\"#, #""\ud800\u12"#,
        ])
    func surrogates(text: String) {
        #expect(fault(in: text)?.kind == .syntax)
        #expect(fault(in: "{\(text):1}")?.kind == .syntax)
    }

    @Test(
        "a message names the place for people",
        arguments: [
            (#"{"child":"mia",}"#, "trailing comma at byte 14"), ("", "empty text at byte 0"),
            ("[01]", "leading zero at byte 1"),
            ("[1", "unexpected end at byte 2"), (#"{"a":1,"a":2}"#, "duplicate key at byte 7"),
            (#"["\udc00"]"#, "lone surrogate at byte 2"),
        ])
    func messages(text: String, message: String) {
        #expect(fault(in: text)?.message == message)
    }

    @Test("every beginning of a text that is not the whole text is a syntax fault")
    func truncation() {
        let text = Array(#"{"a":[1.5e-3,"\ud834\udd1e\n",true,false,null,{"b":{}}],"cdefghijkl":"é"}"#.utf8)
        for length in 0..<text.count {
            let fault = fault(in: Array(text[..<length]))
            #expect(fault?.kind == .syntax || fault?.message.hasPrefix("invalid UTF-8") == true, "length \(length)")
        }
        #expect(fault(in: text) == nil)
    }
}
