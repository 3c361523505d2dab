import Glibc
import NIOCore

extension ByteBuffer {
    /// Overwrites bytes that were taken out, in place: whoever shares the storage, such as the pool of the channel, has
    /// them no more.
    ///
    /// - Parameter range: Indices of the buffer; nobody reads there again.
    func wipe(_ range: Range<Int>) {
        withVeryUnsafeBytes { bytes in
            let range = range.clamped(to: 0..<bytes.count)
            guard let base = bytes.baseAddress, !range.isEmpty else { return }
            // Sound: the storage is memory that the buffer allocated for writing, and all is on the channel's loop.
            memset(UnsafeMutableRawPointer(mutating: base + range.lowerBound), 0, range.count)
        }
    }
}
