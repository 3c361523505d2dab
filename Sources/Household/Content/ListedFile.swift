/// A file in the list of a pack's manifest (Content, Packs).
public struct ListedFile: Hashable, Sendable {
    /// Where it is inside the pack.
    public var path: String
    /// Its size.
    public var bytes: Int
    /// BLAKE2b of its content, 32 bytes, in hexadecimal digits.
    public var digest: String

    /// A file with what its content must be.
    public init(path: String, bytes: Int, digest: String) {
        self.path = path
        self.bytes = bytes
        self.digest = digest
    }
}
