/// What a row is bound to: sealed bytes open only at the place that they were sealed for.
/// Source: Encryption at rest ("each row bound to its place by associated data").
struct RowBinding {
    /// The layout of sealed rows. It changes when the layout does, not with every migration of the database.
    static let rowFormat: UInt8 = 1
    private static let table = Array("journal".utf8)

    private(set) var bytes: [UInt8]
    private let fieldsStart: Int

    init() {
        bytes = Self.table + [0, Self.rowFormat]
        fieldsStart = bytes.count
        bytes.append(contentsOf: [UInt8](repeating: 0, count: 5 * 8))
    }

    /// Names another place; the storage is used again.
    mutating func set(device: Int64, seq: Int64, profile: Int64, kind: Int64, at: Int64) {
        let start = fieldsStart
        bytes.withUnsafeMutableBytes { buffer in
            buffer.storeBytes(of: device.littleEndian, toByteOffset: start, as: Int64.self)
            buffer.storeBytes(of: seq.littleEndian, toByteOffset: start + 8, as: Int64.self)
            buffer.storeBytes(of: profile.littleEndian, toByteOffset: start + 16, as: Int64.self)
            buffer.storeBytes(of: kind.littleEndian, toByteOffset: start + 24, as: Int64.self)
            buffer.storeBytes(of: at.littleEndian, toByteOffset: start + 32, as: Int64.self)
        }
    }
}
