import JSONRPC
import StrictJSON
import Testing

@Suite struct EnvelopeTests {
    private func read(_ text: String) throws -> Envelope.Reading {
        Envelope.read(try JSONDocument(scanning: Array(text.utf8)).root)
    }

    @Test(arguments: ["1", "1.0", "-0", "12345678901234567890", "1e400", #""a\u0062""#, "null", #""""#])
    func anIDIsKeptByteForByte(id: String) throws {
        guard case .request(let request) = try read(#"{"jsonrpc":"2.0","id":\#(id),"method":"rpc.ping"}"#) else {
            Issue.record("not read as a request")
            return
        }
        #expect(request.id?.bytes == Array(id.utf8))
    }

    @Test func withoutAnIDItIsANotification() throws {
        guard case .request(let request) = try read(#"{"jsonrpc":"2.0","method":"x"}"#) else {
            Issue.record("not read as a request")
            return
        }
        #expect(request.id == nil)
    }

    @Test(arguments: [
        "1", #""text""#, "null", "[]", "{}", #"{"jsonrpc":"1.0","id":1,"method":"x"}"#,
        #"{"jsonrpc":2.0,"id":1,"method":"x"}"#, #"{"id":1,"method":"x"}"#, #"{"jsonrpc":"2.0","id":1}"#,
        #"{"jsonrpc":"2.0","id":1,"method":5}"#, #"{"jsonrpc":"2.0","id":true,"method":"x"}"#,
        #"{"jsonrpc":"2.0","id":[1],"method":"x"}"#, #"{"jsonrpc":"2.0","id":1,"method":"x","extra":1}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"x","params":5}"#, #"{"jsonrpc":"2.0","id":1,"method":"x","params":"p"}"#,
    ])
    func whatIsNoRequestIsInvalid(text: String) throws {
        guard case .invalid(let error, _) = try read(text) else {
            Issue.record("taken: \(text)")
            return
        }
        #expect(error.code == .invalidRequest)
    }

    @Test func unknownMembersAreListed() throws {
        let text = #"{"jsonrpc":"2.0","id":1,"method":"x","b":1,"a":2}"#
        guard case .invalid(let error, let id) = try read(text) else {
            Issue.record("taken")
            return
        }
        #expect(error.data == [.texts("unknown", ["b", "a"])])
        #expect(id.bytes == [UInt8(ascii: "1")])
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":1,"result":5}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
    ])
    func aResponseIsTold(text: String) throws {
        guard case .response = try read(text) else {
            Issue.record("not seen as a response")
            return
        }
    }

    @Test func positionalParametersAreTellableAndEmptyOnesAreAbsent() throws {
        for id in [#""id":1,"#, ""] {
            let text = #"{"jsonrpc":"2.0",\#(id)"method":"x","params":[1]}"#
            // Also without an id: a notification gets no reply because of its parameters.
            guard case .request(let request) = try read(text) else {
                Issue.record("refused as no request: \(text)")
                return
            }
            #expect(request.isPositional && request.params == nil)
        }
        for params in ["[]", "null"] {
            let text = #"{"jsonrpc":"2.0","id":1,"method":"x","params":\#(params)}"#
            guard case .request(let request) = try read(text) else {
                Issue.record("refused: \(params)")
                continue
            }
            #expect(request.params == nil && !request.isPositional)
        }
    }

    @Test(arguments: [(254, true), (255, false)])
    func anIDHasABound(length: Int, isTaken: Bool) throws {
        // Two quotes count too: 256 bytes are the most.
        let id = String(repeating: "i", count: length)
        let reading = try read(#"{"jsonrpc":"2.0","id":"\#(id)","method":"x"}"#)
        if case .request = reading { #expect(isTaken) } else { #expect(!isTaken) }
    }
}
