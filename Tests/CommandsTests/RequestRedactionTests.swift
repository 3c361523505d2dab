import API
import JSONRPC
import Testing

@testable import Commands

@Suite struct RequestRedactionTests {
    @Test("A secret of the schema is left out, and every other byte stays")
    func typed() {
        let line = #"{"jsonrpc":"2.0","id":1,"method":"parent.unlock","params":{"parent":"Anna","pin":"47\u003111"}}"#
        let shown = #"{"jsonrpc":"2.0","id":1,"method":"parent.unlock","params":{"parent":"Anna","pin":"<redacted>"}}"#
        #expect(RequestRedaction.text(of: Array(line.utf8), params: ParentUnlock.method.params.schema) == shown)
    }

    @Test("A call by name leaves out what is a secret anywhere, whatever its type")
    func byName() {
        let line = #"{"id":1,"method":"x","params":{"a":[{"pin":4711},{"newPin":["1"]}],"token":"t","b":1.0}}"#
        let shown =
            #"{"id":1,"method":"x","params":{"a":[{"pin":"<redacted>"},{"newPin":"<redacted>"}],"#
            + #""token":"<redacted>","b":1.0}}"#
        #expect(RequestRedaction.text(of: Array(line.utf8), params: nil) == shown)
    }

    @Test("All secrets of the protocol are known by name")
    func names() {
        #expect(
            RequestRedaction.secretNames == ["pin", "newPin", "token", "recoveryCode", "passphrase", "newPassphrase"])
    }

    @Test("A line that cannot be read is not shown", arguments: [#"{"params":{"pin":"4711"}"#, "4711,"])
    func unreadable(line: String) {
        #expect(RequestRedaction.text(of: Array(line.utf8), params: nil) == "\"<redacted>\"")
    }

    @Test("A request without parameters is shown as it is")
    func without() {
        let line = #"{"jsonrpc":"2.0","id":1,"method":"rpc.ping"}"#
        #expect(RequestRedaction.text(of: Array(line.utf8), params: nil) == line)
    }
}
