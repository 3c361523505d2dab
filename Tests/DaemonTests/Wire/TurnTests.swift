import JSONRPC
import NIOCore
import Testing
import Transport

@testable import RPCServer

/// A connection's work is cut into turns: a batch and what has waited are not done in one go.
@Suite struct TurnTests {
    @Test("A batch is answered over as many turns as it takes, leaves as one line, and the next line comes behind it")
    func batch() throws {
        try ServerRig.run { rig in
            let (id, _) = rig.open(1)
            let text = "[\((1...3).map { ServerRig.call($0) }.joined(separator: ","))]\n"
            var (received, isTaken) = rig.offer(text, on: id, ServerRig.short)
            #expect(isTaken && received.isUnfinished && received.inFlight == 1)
            #expect(rig.answered == ["1"])
            (received, isTaken) = rig.offer(ServerRig.call(9) + "\n", on: id, ServerRig.short)
            #expect(!isTaken && received.isUnfinished)
            #expect(rig.answered == ["1", "2"])
            (received, isTaken) = rig.offer("", on: id, ServerRig.short)
            #expect(!received.isUnfinished && received.inFlight == 0)
            let line = String(buffer: received.output)
            #expect(line == "[" + (1...3).map(Self.reply).joined(separator: ",") + "]\n")
            (received, isTaken) = rig.offer(ServerRig.call(9) + "\n", on: id, ServerRig.short)
            #expect(isTaken && String(buffer: received.output) == Self.reply(9) + "\n")
        }
    }

    @Test("A call of a batch that is still to come can be cancelled")
    func cancelAhead() throws {
        try ServerRig.run { rig in
            let (id, _) = rig.open(1)
            let text = "[\((1...2).map { ServerRig.call($0) }.joined(separator: ","))]\n"
            _ = rig.offer(text, on: id, ServerRig.short)
            let caller = try #require(rig.server[id])
            #expect(rig.server.cancel(RequestID(bytes: [0x31]), from: caller) == .tooLate)
            #expect(rig.server.cancel(RequestID(bytes: [0x32]), from: caller) == .cancelled)
            let (received, _) = rig.offer("", on: id, ServerRig.short)
            #expect(String(buffer: received.output).contains("cancelled"))
            #expect(rig.answered == ["1"])
        }
    }

    @Test("Calls that waited for another one are run over several turns, in their order")
    func postponed() throws {
        try ServerRig.run { rig in
            let (id, end) = rig.open(1)
            let text = ServerRig.call(1, "later") + "\n" + (2...4).map { ServerRig.call($0, "wait") + "\n" }.joined()
            var (received, _) = rig.offer(text, on: id)
            #expect(!received.isUnfinished && received.inFlight == 4)
            rig.server.finish(rig.pending[0], .success(Reply(result: Array("{}".utf8), after: 0)))
            rig.server.planPostponed(of: id)
            #expect(end.turnsWanted == 1)
            rig.answered = []
            (received, _) = rig.offer("", on: id, ServerRig.short)
            #expect(rig.answered == ["2"] && received.isUnfinished)
            (received, _) = rig.offer("", on: id, ServerRig.short)
            (received, _) = rig.offer("", on: id, ServerRig.short)
            #expect(rig.answered == ["2", "3", "4"] && !received.isUnfinished && received.inFlight == 0)
            #expect(String(buffer: end.sent) == (1...4).map { Self.reply($0) + "\n" }.joined())
        }
    }

    private static func reply(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"# }
}
