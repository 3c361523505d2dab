import NIOCore
import Vault

/// A file of the page.
struct PageFile: Sendable {
    var bytes: ByteBuffer
    /// The same by gzip; nil where that saves nothing.
    var packed: ByteBuffer?
    /// Its type for the browser.
    var type: String
    /// A digest of its bytes in quotes, by which a browser asks whether it has them.
    var tag: String
    /// The same for what is packed.
    var packedTag: String { tag.dropLast() + "-gzip\"" }

    /// - Parameter name: decides the type; nil for an ending that the page has none of.
    init?(_ bytes: ByteBuffer, name: String) {
        guard let type = ContentType.of(name) else { return nil }
        self.bytes = bytes
        self.type = type
        packed = Gzip.packed(bytes)
        tag = "\"" + Hexadecimal.text(Digest.blake2b(Array(bytes.readableBytesView), size: 16)) + "\""
    }
}
