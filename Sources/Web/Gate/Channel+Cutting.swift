import NIOCore
import NIOSSL

extension Channel {
    /// Ends at once: TLS is not given the time in which both sides say good-bye, and who stays silent would keep its
    /// place. On the loop.
    func cut() {
        let tls = try? pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self)
        if let tls { tls.close(mode: .all, promise: nil) } else { close(promise: nil) }
    }
}
