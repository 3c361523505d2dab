import StrictJSON
import Testing

@Suite("Writer")
struct JSONWriterTests {
    @Test("commas and colons come by themselves")
    func structure() {
        let text = written {
            $0.beginObject()
            $0.key("a")
            $0.integer(1)
            $0.key(encoded: JSONWriter.encodedKey("b\n"))
            $0.beginArray()
            $0.beginArray()
            $0.endArray()
            $0.beginObject()
            $0.endObject()
            $0.null()
            $0.bool(true)
            $0.bool(false)
            $0.string("s")
            $0.number(0.5)
            $0.raw("1.0".utf8)
            $0.endArray()
            $0.key("")
            $0.beginObject()
            $0.key("c")
            $0.raw([UInt8]("[ ]".utf8))
            $0.endObject()
            $0.key("d")
            $0.null()
            $0.endObject()
        }
        #expect(text == #"{"a":1,"b\n":[[],{},null,true,false,"s",0.5,1.0],"":{"c":[ ]},"d":null}"#)
        #expect(fault(in: text) == nil)
    }

    @Test(
        "only quotation marks, backslashes and control characters are escaped",
        arguments: [
            ("", ""), ("plain", "plain"), ("a\"b", #"a\"b"#), ("a\\b", #"a\\b"#), ("/", "/"), ("\n", #"\n"#),
            ("\t", #"\t"#),
            ("\r", #"\r"#), ("\r\n", #"\r\n"#), ("\u{8}", #"\u0008"#), ("\u{0}", #"\u0000"#), ("\u{1F}", #"\u001F"#),
            ("\u{7F}\u{85}\u{2028}", "\u{7F}\u{85}\u{2028}"), ("äöü€😀", "äöü€😀"), ("\"\"", #"\"\""#),
            ("a line that is longer\nthan one word", #"a line that is longer\nthan one word"#),
        ])
    func strings(text: String, expected: String) throws {
        #expect(written { $0.string(text) } == "\"\(expected)\"")
        #expect(JSONWriter.encodedKey(text) == Array("\"\(expected)\":".utf8))
        #expect(try scan(written { $0.string(text) }).hasString(text))
    }

    @Test("no string puts a raw control character on the line", arguments: UInt8(0)..<0x80)
    func everyByteAtEveryPlace(byte: UInt8) throws {
        let character = String(Unicode.Scalar(byte))
        for before in 0..<18 {
            let text = String(repeating: "x", count: before) + character + "y" + character
            let bytes = written { $0.string(text) }
            #expect(bytes.utf8.allSatisfy { $0 >= 0x20 })
            #expect(try scan(bytes).hasString(text))
        }
    }

    @Test(
        "integers of any width are written in full",
        arguments: [0, 1, -1, 9, 10, -10, 99, 100, 1_234_567_890, .max, .min, 1_000_000_000_000_000_000] as [Int64])
    func integers(value: Int64) {
        #expect(written { $0.integer(value) } == String(value))
    }

    @Test("integers beyond 64 signed bits, and narrow ones, are written in full")
    func otherWidths() {
        #expect(written { $0.integer(UInt64.max) } == "18446744073709551615")
        #expect(written { $0.integer(UInt8.max) } == "255")
        #expect(written { $0.integer(Int8.min) } == "-128")
        #expect(written { $0.integer(Int128.min) } == "-170141183460469231731687303715884105728")
    }

    @Test(
        "doubles have their shortest form, whole ones without a fraction",
        arguments: [
            (0.0, "0"), (-0.0, "-0"), (1, "1"), (-3, "-3"), (0.1, "0.1"), (2.5, "2.5"), (1e15, "1000000000000000"),
            (1e-7, "1e-07"),
            (1e300, "1e+300"), (0x1p63, "9.223372036854776e+18"), (-0x1p63, "-9.223372036854776e+18"),
            (.leastNonzeroMagnitude, "5e-324"),
            (1 / 3, "0.3333333333333333"), (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
        ])
    func doubles(value: Double, expected: String) throws {
        #expect(written { $0.number(value) } == expected)
        if value.isFinite { #expect(try scan(expected).double == value) }
    }
}
