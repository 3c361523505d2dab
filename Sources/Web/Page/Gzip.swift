import CZlib
import NIOCore

/// How files go to browsers that take them packed (RFC 1952).
enum Gzip {
    /// Bytes, packed; nil where that saves nothing.
    static func packed(_ bytes: ByteBuffer) -> ByteBuffer? {
        var stream = z_stream()
        // The largest window, and gzip's own frame in place of zlib's.
        let window = MAX_WBITS + 16
        guard
            deflateInit2_(
                &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var packed = ByteBuffer()
        let end = bytes.withUnsafeReadableBytes { source in
            packed.writeWithUnsafeMutableBytes(minimumWritableBytes: source.count) { target -> Int in
                stream.next_in = UnsafeMutablePointer(mutating: source.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = UInt32(source.count)
                let isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
                return isWhole ? source.count - Int(stream.avail_out) : 0
            }
        }
        return end > 0 ? packed : nil
    }

    /// Whether a browser says that it takes it.
    ///
    /// - Parameter accepted: what it takes (`Accept-Encoding`).
    static func isTaken(_ accepted: [String]) -> Bool {
        accepted.flatMap { $0.split(separator: ",") }.contains { entry in
            let parts = entry.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
            return parts.first == "gzip" && !parts.dropFirst().contains { $0.wholeMatch(of: #/q=0(\.0*)?/#) != nil }
        }
    }
}
