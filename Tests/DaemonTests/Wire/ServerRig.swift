import JSONRPC
import Logging
import NIOCore
import NIOPosix

@testable import RPCServer
@testable import Transport

/// An ``RPCServer`` with connections that have no socket; used on its loop alone.
///
/// A call of the method `big` is answered by a text of as many letters as its id says, `later` when the test says so,
/// and all others by an empty object.
final class ServerRig: CallService {
    /// One end without a socket.
    final class End: ConnectionEnd {
        var pendingBytes = 0
        var sent = ByteBuffer()
        var turnsWanted = 0

        func unreadLines(within bytes: Int) -> [[UInt8]] { [] }
        func send(_ buffer: ByteBuffer, finishing finished: Int) {
            var buffer = buffer
            sent.writeBuffer(&buffer)
        }
        func wantTurn() { turnsWanted += 1 }
        func close(after last: ByteBuffer?) {}
    }

    /// A turn that is over after each piece of work.
    static let short = TurnTime(until: .uptimeNanoseconds(0), now: { .uptimeNanoseconds(1) })

    private let loop: any EventLoop
    private(set) var server: RPCServer!
    var pending: [PendingReply] = []
    var answered: [String] = []
    var freed = 0
    private var ends: [ConnectionID: End] = [:]

    private init(_ loop: any EventLoop) {
        self.loop = loop
        server = RPCServer(
            loop: loop, clocks: RPCServer.Clocks(bootTime: { 0 }, ring: { _, _ in {} }),
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, service: self)
    }

    /// Runs a test on a loop.
    static func run(_ body: @escaping @Sendable (ServerRig) throws -> Void) throws {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        try loop.submit { try body(ServerRig(loop)) }.wait()
    }

    func open(_ number: UInt64, of account: PeerAccount = .user(1)) -> (id: ConnectionID, end: End) {
        let (id, end) = (ConnectionID(rawValue: number), End())
        ends[id] = end
        server.opened(
            id, peer: Peer(uid: 1, gid: 1, pid: 1, groups: []), account: account, port: ConnectionPort(end, loop: loop))
        return (id, end)
    }

    /// Offers lines in one turn; what is left of them is not offered again.
    func offer(_ text: String, on id: ConnectionID, _ turn: TurnTime = .unlimited) -> (Received, isTaken: Bool) {
        var lines = LineBatch(text: text, turn: turn)
        let received = server.receive(&lines, on: id)
        return (received, lines.isEmpty)
    }

    static func call(_ id: Int, _ method: String = "x") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
    }

    // MARK: The service

    let storedCommit: Int64 = 0
    let lastCommit: Int64 = 0

    func turnBegins() {}

    func answer(
        _ request: Envelope, _ id: RequestID, on session: RPCSession, _ limit: inout CallLimit?
    ) -> Result<Outcome, RPCError> {
        let text = String(decoding: id.bytes, as: UTF8.self)
        answered.append(text)
        switch request.method {
        case "big":
            let letters = [UInt8](repeating: UInt8(ascii: "a"), count: Int(text) ?? 0)
            return .success(.reply(Reply(result: [0x22] + letters + [0x22], after: 0)))
        case "later":
            let reply = PendingReply(id: id, method: "later", session: session, principal: nil)
            pending.append(reply)
            return .success(.pending(reply))
        case "wait" where isBusy(with: session):
            return .success(
                .pending(
                    server.postpone(
                        request,
                        PendingReply(
                            id: id, method: "wait", session: session, principal: nil))))
        default: return .success(.reply(Reply(result: Array("{}".utf8), after: 0)))
        }
    }

    func principal(of session: RPCSession) -> Principal? { nil }
    func isBusy(with session: RPCSession) -> Bool { pending.contains { !$0.isFinished } }
    func takeBack(_ pending: PendingReply) -> Bool { false }
    func worded(_ error: RPCError, of method: String, on session: RPCSession) -> RPCError { error }
    func repliesLeft(_ id: ConnectionID) {}
    func outputLeft() {}

    func memoryIsFree() { freed += 1 }
    func closed(_ id: ConnectionID) {}
    func isSubscribed(_ id: ConnectionID) -> Bool { false }
}
