import Glibc
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import Transport

@Suite("Turns on a loop") struct TurnsTests {
    @Test("Between two slices the sockets are read, however late the loop is")
    func reading() throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        defer { try? group.syncShutdownGracefully() }
        let loop = group.next()
        // Each look at the clock is a slice later.
        let moment = Atomic<UInt64>(0)
        let limits = TransportLimits()
        let turns = try Turns(loop: loop, limits: limits) {
            .uptimeNanoseconds(moment.add(UInt64(limits.slice.nanoseconds), ordering: .relaxed).newValue)
        }
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { close(ends[0]) }
        let (theirs, order) = (ends[0], NIOLoopBoundBox.makeBoxSendingValue([String](), eventLoop: loop))
        let done = loop.makePromise(of: [String].self)
        let last = Worker {
            order.value.append("who came later")
            done.succeed(order.value)
        }
        let bound = NIOLoopBoundBox.makeBoxSendingValue((turns, last), eventLoop: loop)
        let channel = try ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        Comer { bound.value.0.add(bound.value.1, ConnectionID(rawValue: 1000), of: .user(2)) })
                }
            }
            .withConnectedSocket(ends[1]).wait()
        defer { try? channel.close().wait() }
        loop.execute {
            for number in 0..<50 {
                let worker = Worker {
                    if order.value.isEmpty { _ = write(theirs, "x", 1) }
                    order.value.append("turn \(number)")
                    // Something else keeps the loop busy until after the moment for which work was put off.
                    loop.execute {
                        let end = NIODeadline.now() + .microseconds(200)
                        while NIODeadline.now() < end {}
                    }
                }
                bound.value.0.add(worker, ConnectionID(rawValue: UInt64(number)), of: .user(1))
            }
        }
        #expect(try done.futureResult.wait().count <= 4)
    }

    private final class Worker: Turns.Taker, Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        func takeTurn(_ time: TurnTime) { body() }
    }

    private final class Comer: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer

        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) { body() }
    }
}
