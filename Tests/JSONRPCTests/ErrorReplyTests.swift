import JSONRPC
import Shapes
import Testing

@Suite struct ErrorReplyTests {
    @Test func anErrorCarriesItsWordAndDetails() {
        let error = RPCError(.parseError, "no \"JSON\"", [.integer("offset", 3), .text("why", "x\ny")])
        let line = String(decoding: ReplyWriter.line(error: error, id: .null), as: UTF8.self)
        #expect(
            line == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no \"JSON\"","#
                + #""data":{"kind":"parse_error","offset":3,"why":"x\ny"}}}"# + "\n")
    }

    @Test func aParameterFaultNamesThePathAndTheParameter() {
        let error = RPCError(parameter: ShapeFault(path: "/quietHours/0/end", message: "is wrong"))
        #expect(error.code == .invalidParams)
        #expect(error.message == "quietHours/0/end is wrong")
        #expect(error.data == [.text("path", "/quietHours/0/end")])
    }

    @Test func everyLimitHasANameOfItsOwn() {
        let names = WireLimits.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(WireLimits.all.allSatisfy { $0.value > 0 && !$0.summary.isEmpty })
    }
}
