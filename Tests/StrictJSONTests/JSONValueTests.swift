import StrictJSON
import Testing

@Suite("Values")
struct JSONValueTests {
    @Test(
        "the kind is that of the text",
        arguments: [
            ("null", JSONValue.Kind.null), ("true", .bool), ("false", .bool), ("-1", .number), ("0", .number),
            ("\"\"", .string), ("[]", .array), ("{}", .object),
        ])
    func kinds(text: String, kind: JSONValue.Kind) throws {
        let value = try scan(" \(text) ")
        #expect(value.kind == kind)
        #expect(value.isNull == (kind == .null))
        #expect((value.bool != nil) == (kind == .bool))
        #expect((value.integer != nil) == (kind == .number))
        #expect((value.double != nil) == (kind == .number))
        #expect((value.string != nil) == (kind == .string))
        #expect(value.hasString("") == (kind == .string))
        #expect(String(decoding: value.literal, as: UTF8.self) == text)
        #expect(value.count == 0)
        #expect(value.member("") == nil)
        #expect(Array(value.members).isEmpty)
        #expect(Array(value.elements).isEmpty)
    }

    @Test("members are found by their decoded names and keep the order of the text")
    func members() throws {
        let object = try scan(#"{"b":[1,{"c":2}],"\u0061":{"b":3},"longer than fifteen bytes":null,"":true}"#)
        #expect(object.count == 4)
        #expect(object.members.map(\.name) == ["b", "a", "longer than fifteen bytes", ""])
        #expect(object.members.map(\.value.kind) == [.array, .object, .null, .bool])
        #expect(object.member("a")?.member("b")?.integer == 3)
        #expect(object.member("longer than fifteen bytes")?.isNull == true)
        #expect(object.member("")?.bool == true)
        for absent in ["c", "B", "\\u0061", "aa", "longer than fifteen byte", "longer than fifteen bytes "] {
            #expect(object.member(absent) == nil)
        }
        #expect(Array(object.elements).isEmpty)
    }

    @Test("elements keep the order of the text, whatever is inside them")
    func elements() throws {
        let array = try scan(#"[1,[2,[3]],{"a":[4]},"5",[],{},true]"#)
        #expect(array.count == 7)
        #expect(
            array.elements.map { String(decoding: $0.literal, as: UTF8.self) }
                == ["1", "[2,[3]]", #"{"a":[4]}"#, "\"5\"", "[]", "{}", "true"])
        #expect(Array(array.members).isEmpty)
        #expect(array.member("a") == nil)
    }

    @Test(
        "a literal is the exact source, so that an id can be echoed",
        arguments: ["1.0", "-0", "12345678901234567890", #""\u0061""#])
    func literals(id: String) throws {
        let value = try #require(try scan("{ \"id\" :\t\(id) , \"x\":1}").member("id"))
        #expect(String(decoding: value.literal, as: UTF8.self) == id)
    }

    @Test(
        "every escape is decoded",
        arguments: [
            (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"), (#"\n"#, "\n"),
            (#"\r"#, "\r"),
            (#"\t"#, "\t"), (#"\u0000"#, "\0"), (#"\u0041"#, "A"), (#"\u007f"#, "\u{7F}"), (#"\u0080"#, "\u{80}"),
            (#"\u07FF"#, "\u{7FF}"), (#"\u0800"#, "\u{800}"), (#"\ud7ff"#, "\u{D7FF}"), (#"\uE000"#, "\u{E000}"),
            (#"\uffff"#, "\u{FFFF}"), (#"\ud800\udc00"#, "\u{10000}"), (#"\uD834\uDd1e"#, "\u{1D11E}"),
            (#"\udbff\udfff"#, "\u{10FFFF}"), (#"\\u0041"#, "\\u0041"), (#"\u005cu0041"#, "\\u0041"),
            (#"a\u0000b"#, "a\0b"), ("ä\\n€😀", "ä\n€😀"), (#"\u00e9\u0301"#, "\u{E9}\u{301}"),
        ])
    func escapes(escaped: String, decoded: String) throws {
        for (before, after) in [("", ""), ("x", "y"), ("longer than a word ", " and longer behind"), ("é", "\\n")] {
            let value = try scan("\"\(before)\(escaped)\(after)\"")
            let expected = before + decoded + (after == "\\n" ? "\n" : after)
            let string = try #require(value.string)
            #expect(string.unicodeScalars.elementsEqual(expected.unicodeScalars))
            #expect(value.hasString(expected))
            #expect(!value.hasString(expected + "x"))
            #expect(!value.hasString(String(expected.unicodeScalars.dropLast())))
        }
    }

    @Test("strings are compared scalar by scalar, not by looks")
    func exactComparison() throws {
        #expect(try scan("\"\u{E9}\"").hasString("\u{E9}"))
        #expect(try !scan("\"\u{E9}\"").hasString("e\u{301}"))
        #expect(try scan("{\"e\u{301}\":1}").member("\u{E9}") == nil)
    }

    @Test("a part of a text knows how much stays in memory with it")
    func documentBytes() throws {
        let value = try scan(#"{"a":   1}"#)
        #expect(value.member("a")?.documentBytes == 10)
    }
}
