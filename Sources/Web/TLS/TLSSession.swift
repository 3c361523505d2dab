import COpenSSL
import NIOCore

/// TLS of one connection: bytes of the network on one side, what they say on the other. It touches no socket.
final class TLSSession {
    private let ssl: OpaquePointer
    /// From the network, and to it; the session owns both.
    private let arrived: OpaquePointer
    private let leaving: OpaquePointer

    /// What reading has come to.
    enum Reading {
        case some
        /// The peer has to send more first.
        case more
        /// The peer has said good-bye.
        case over
        /// What came is no TLS, or none that is accepted.
        case failed
    }

    /// A server's side; nil without memory.
    init?(_ context: OpaquePointer) {
        guard let ssl = SSL_new(context) else { return nil }
        guard let arrived = BIO_new(BIO_s_mem()), let leaving = BIO_new(BIO_s_mem()) else {
            SSL_free(ssl)
            return nil
        }
        (self.ssl, self.arrived, self.leaving) = (ssl, arrived, leaving)
        SSL_set_bio(ssl, arrived, leaving)
        SSL_set_accept_state(ssl)
    }

    deinit { SSL_free(ssl) }

    /// Whether the handshake is done.
    var isOpen: Bool { SSL_is_init_finished(ssl) == 1 }

    /// Takes bytes of the network.
    func take(_ bytes: ByteBuffer) {
        var count = 0
        bytes.withUnsafeReadableBytes { _ = BIO_write_ex(arrived, $0.baseAddress, $0.count, &count) }
    }

    /// Goes on with the handshake, and then reads one record at most.
    func read(into buffer: inout ByteBuffer) -> Reading {
        ERR_clear_error()
        var result: Int32 = 0
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.record) { room in
            var count = 0
            result = SSL_read_ex(ssl, room.baseAddress, room.count, &count)
            return count
        }
        guard result != 1 else { return .some }
        switch SSL_get_error(ssl, result) {
        case SSL_ERROR_WANT_READ: return .more
        case SSL_ERROR_ZERO_RETURN: return .over
        default: return .failed
        }
    }

    /// Bytes that a record has at most.
    static let record = 1 << 14

    /// Seals what is said.
    ///
    /// - Returns: false where that failed, and the connection has to end.
    func write(_ bytes: ByteBuffer) -> Bool {
        ERR_clear_error()
        var count = 0
        return bytes.withUnsafeReadableBytes { bytes in
            bytes.isEmpty || SSL_write_ex(ssl, bytes.baseAddress, bytes.count, &count) == 1
        }
    }

    /// Says good-bye, where there is somebody to hear it.
    func end() {
        guard isOpen else { return }
        ERR_clear_error()
        SSL_shutdown(ssl)
    }

    /// What is to go to the network.
    func output(_ allocator: ByteBufferAllocator) -> ByteBuffer {
        let size = kidd_pending(leaving)
        var buffer = allocator.buffer(capacity: size)
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { room in
            var count = 0
            if size > 0 { _ = BIO_read_ex(leaving, room.baseAddress, size, &count) }
            return count
        }
        return buffer
    }
}
