/// What a row is bound to: sealed bytes open only at the place that they were sealed for.
/// Source: Encryption at rest ("each row bound to its place by associated data").
struct RowBinding {
    /// The layouts of sealed rows. They change when the layout does, not with every migration of the database.
    private enum Format {
        /// Rows that do not tell which row of their profile came before them.
        static let alone: UInt8 = 1
        /// Rows that do.
        static let following: UInt8 = 2
    }
    private static let table = Array("journal".utf8)
    private static let formatPlace = table.count + 1
    private static let fieldsStart = table.count + 2
    private static let sizeAlone = fieldsStart + 5 * 8

    private(set) var bytes: [UInt8]

    init() {
        bytes = Self.table + [0, Format.alone] + [UInt8](repeating: 0, count: 5 * 8)
    }

    /// Names another place; the storage is used again.
    ///
    /// - Parameter previous: the row of the same profile before this one, 0 for its first; nil in rows of format 1.
    mutating func set(device: Int64, seq: Int64, profile: Int64, kind: Int64, at: Int64, previous: Int64?) {
        bytes.removeLast(bytes.count - Self.sizeAlone)
        bytes[Self.formatPlace] = previous == nil ? Format.alone : Format.following
        let start = Self.fieldsStart
        bytes.withUnsafeMutableBytes { buffer in
            buffer.storeBytes(of: device.littleEndian, toByteOffset: start, as: Int64.self)
            buffer.storeBytes(of: seq.littleEndian, toByteOffset: start + 8, as: Int64.self)
            buffer.storeBytes(of: profile.littleEndian, toByteOffset: start + 16, as: Int64.self)
            buffer.storeBytes(of: kind.littleEndian, toByteOffset: start + 24, as: Int64.self)
            buffer.storeBytes(of: at.littleEndian, toByteOffset: start + 32, as: Int64.self)
        }
        if let previous { withUnsafeBytes(of: previous.littleEndian) { bytes.append(contentsOf: $0) } }
    }
}
