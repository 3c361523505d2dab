// Texts from callers are compared byte by byte and cut before they are looked at: Swift's own comparison brings
// combining marks into order first, and for a text made on purpose that takes minutes.

extension String {
    /// Whether both have the same bytes.
    public func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// At most the first bytes, for a message or a log.
    public func brief(_ most: Int = 64) -> String {
        utf8.count <= most ? self : String(decoding: utf8.prefix(most), as: UTF8.self) + "…"
    }
}
