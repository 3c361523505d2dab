import HouseholdTesting
import StrictJSON
import Testing

/// The checker of all integration tests must itself be able to say no.
@Suite struct SchemaCheckerTests {
    private static let document = #"""
        {"methods":[{"name":"a.b","params":[{"name":"n","required":true,"schema":{"$ref":"#/components/schemas/N"}},
        {"name":"t","required":false,"schema":{"type":"string","pattern":"^[0-9]{2}$","minLength":2,"maxLength":2}}],
        "result":{"schema":{"type":"object","properties":{"at":{"type":"string","format":"date-time"},
        "list":{"type":"array","items":{"enum":["x","y"]},"maxItems":2},
        "any":{"oneOf":[{"type":"null"},{"type":"boolean"}]}},"required":["at"],"additionalProperties":false}},
        "errors":[{"code":7,"data":{"kind":"own"}}],"x-idempotencyKey":true}],
        "components":{"schemas":{"N":{"type":"integer","minimum":1,"maximum":3}}},
        "x-commonParams":[{"name":"idempotencyKey","takers":"x-idempotencyKey","schema":{"type":"string"}},
        {"name":"deadlineMs","takers":"all","schema":{"type":"integer","minimum":1}},
        {"name":"progressToken","takers":"x-progressToken","schema":{"type":"string"}}],
        "x-commonErrors":[{"code":1,"data":{"kind":"common"}}],
        "x-errors":[{"code":7,"kind":"own","data":{"type":"object","required":["kind"],"additionalProperties":false,
          "properties":{"kind":{"type":"string"},"n":{"type":"integer"}}}},
        {"code":1,"kind":"common","data":{"type":"object"}}]}
        """#

    private func checker() throws -> SchemaChecker { try SchemaChecker(value(Self.document)) }

    private func value(_ text: String) throws -> JSONValue { try JSONDocument(scanning: Array(text.utf8)).root }

    @Test(
        "Formats are those of RFC 3339, and bytes and alternatives are counted",
        arguments: [
            (#""format":"date-time""#, "2026-11-21T23:59:60Z", true),
            (#""format":"date-time""#, "2027-02-29T00:00:00Z", false),
            (#""format":"date-time""#, "2026-11-21T24:00:00Z", false),
            (#""format":"date-time""#, "2026-11-21t00:00:00.25z", true),
            (#""format":"date-time""#, "2026-11-21T00:00:00.z", false), (#""format":"date""#, "2028-02-29", true),
            (#""format":"date""#, "2026-02-30", false), (#""format":"date""#, "2026-2-3", false),
            (#""format":"time""#, "12:00:00Z", false), (#""x-maxBytes":2"#, "\u{e4}", true),
            (#""x-maxBytes":2"#, "\u{20ac}", false), (#""x-maxJSONBytes":3"#, "a", true),
            (#""x-maxJSONBytes":3"#, "ab", false),
        ])
    func forms(rule: String, text: String, fits: Bool) throws {
        let rules = #""pattern":"^[0-9]{2}$","minLength":2,"maxLength":2"#
        let checker = try SchemaChecker(value(Self.document.replacing(rules, with: rule)))
        let params = try value(#"{"n":1,"t":\#(JSONTree.quotedText(text))}"#)
        #expect(((try? checker.checkRequest("a.b", params)) != nil) == fits)
    }

    @Test(
        "Of parameters that are alternatives there is one, or one at most",
        arguments: [
            ("x-exactlyOneOf", #"{"n":1}"#, true), ("x-exactlyOneOf", #"{"n":1,"t":"12"}"#, false),
            ("x-atMostOneOf", #"{"n":1}"#, true), ("x-atMostOneOf", #"{"n":1,"t":"12"}"#, false),
        ])
    func alternatives(keyword: String, text: String, fits: Bool) throws {
        let document = Self.document.replacing(
            #""x-idempotencyKey":true"#, with: #""x-idempotencyKey":true,"\#(keyword)":["n","t"]"#)
        let checker = try SchemaChecker(value(document))
        #expect(((try? checker.checkRequest("a.b", value(text))) != nil) == fits)
    }

    @Test(
        "Parameters are right or wrong",
        arguments: [
            (#"{"n":1}"#, true), (#"{"n":3.0,"t":"12","idempotencyKey":"k"}"#, true), ("{}", false),
            (#"{"n":1,"deadlineMs":1}"#, true), (#"{"n":1,"deadlineMs":0}"#, false),
            (#"{"n":1,"progressToken":"t"}"#, false), (#"{"n":0}"#, false),
            (#"{"n":4}"#, false), (#"{"n":1.5}"#, false), (#"{"n":"1"}"#, false), (#"{"n":1,"x":1}"#, false),
            (#"{"n":1,"t":"1"}"#, false), (#"{"n":1,"t":"123"}"#, false), (#"{"n":1,"t":"ab"}"#, false), ("[]", false),
        ])
    func params(text: String, isRight: Bool) throws {
        let checker = try checker()
        let params = try value(text)
        #expect(((try? checker.checkRequest("a.b", params)) != nil) == isRight)
        #expect(throws: TestFault.self) { try checker.checkRequest("a.c", params) }
    }

    @Test(
        "Results are right or wrong",
        arguments: [
            (#"{"at":"2026-11-21T15:00:00+01:00"}"#, true),
            (#"{"at":"2026-11-21T15:00:00-05:00","list":["x","y"],"any":null}"#, true), ("{}", false),
            (#"{"at":"2026-11-21 15:00:00"}"#, false), (#"{"at":"2026-11-21T15:00:00+01:00","more":1}"#, false),
            (#"{"at":"2026-11-21T15:00:00+01:00","list":["z"]}"#, false),
            (#"{"at":"2026-11-21T15:00:00+01:00","list":["x","x","x"]}"#, false),
            (#"{"at":"2026-11-21T15:00:00+01:00","any":1}"#, false), ("[]", false),
        ])
    func results(text: String, isRight: Bool) throws {
        let checker = try checker()
        let result = try value(text)
        #expect(((try? checker.checkResult(result, of: "a.b")) != nil) == isRight)
    }

    @Test(
        "Errors are the method's, or everybody's, and their data are what the document says",
        arguments: [
            (#"{"code":7,"message":"m","data":{"kind":"own"}}"#, true),
            (#"{"code":7,"message":"m","data":{"kind":"own","n":3}}"#, true),
            (#"{"code":7,"message":"m","data":{"kind":"own","n":"3"}}"#, false),
            (#"{"code":7,"message":"m","data":{"kind":"own","more":3}}"#, false),
            (#"{"code":1,"message":"m","data":{"kind":"common"}}"#, true),
            (#"{"code":7,"message":"m","data":{"kind":"common"}}"#, false),
            (#"{"code":8,"message":"m","data":{"kind":"other"}}"#, false),
            (#"{"code":7,"message":"","data":{"kind":"own"}}"#, false), (#"{"code":7,"message":"m"}"#, false),
            (#"{"code":7,"message":"m","data":{"kind":"own"},"more":1}"#, false),
        ])
    func errors(text: String, isRight: Bool) throws {
        let checker = try checker()
        let error = try value(text)
        #expect(((try? checker.checkError(error, of: "a.b")) != nil) == isRight)
    }

    @Test("A keyword that the checker does not know is a fault, not a rule that is passed over")
    func unknownKeyword() throws {
        let text = Self.document.replacing(#""maximum":3"#, with: #""multipleOf":3"#)
        let checker = try SchemaChecker(value(text))
        let params = try value(#"{"n":3}"#)
        #expect(throws: TestFault.self) { try checker.checkRequest("a.b", params) }
    }

    @Test("A client fails the test when a call that should be right is not, or the other way round")
    func client() throws {
        let client = try TestDaemon().client()
        #expect(throws: TestFault.self) { try client.call("rpc.ping", #"{"a":1}"#) }
        #expect(throws: TestFault.self) { try client.refusal("invalid_params", "rpc.ping", "{}", isWellFormed: false) }
        #expect(throws: TestFault.self) { try client.refusal("forbidden", "rpc.ping") }
        #expect(throws: TestFault.self) { try client.call("household.get") }
    }
}
