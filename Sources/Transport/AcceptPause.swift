import Glibc
import NIOCore

/// Lets accepting rest for a moment when descriptors or memory have run out.
///
/// The kernel goes on saying that somebody waits, so without a pause the loop would spin at full speed, and closing
/// the server for it would be worse.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = Channel

    private let pause: TimeAmount
    private let service: any LineService
    private var isPaused = false

    init(pause: TimeAmount, service: any LineService) {
        self.pause = pause
        self.service = service
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, error.errnoCode != ECONNABORTED else { return }
        service.acceptFailed(errno: error.errnoCode)
        guard !isPaused, let options = context.channel.syncOptions else { return }
        isPaused = true
        try? options.setOption(.autoRead, value: false)
        _ = context.eventLoop.assumeIsolated().scheduleTask(in: pause) {
            self.isPaused = false
            try? options.setOption(.autoRead, value: true)
        }
    }
}
