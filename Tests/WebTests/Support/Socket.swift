import Glibc
import HouseholdTesting

/// A page's WebSocket, frame by frame.
extension Browser {
    /// A frame.
    struct Frame: Equatable {
        var opcode: UInt8
        var isLast: Bool
        var bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
        /// The code of a close frame.
        var code: Int { bytes.count >= 2 ? Int(bytes[0]) << 8 | Int(bytes[1]) : 0 }
    }

    static let continuation: UInt8 = 0
    static let text: UInt8 = 1
    static let binary: UInt8 = 2
    static let closing: UInt8 = 8
    static let ping: UInt8 = 9
    static let pong: UInt8 = 10

    /// The bytes of a frame as a browser sends it.
    static func frame(_ opcode: UInt8, _ bytes: [UInt8], isLast: Bool = true, isMasked: Bool = true) -> [UInt8] {
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        var out: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
        let masked: UInt8 = isMasked ? 0x80 : 0
        switch bytes.count {
        case ..<126: out.append(masked | UInt8(bytes.count))
        case ..<65_536: out += [masked | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
        default: out += [masked | 127] + (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - $0 * 8)) }
        }
        guard isMasked else { return out + bytes }
        return out + mask + bytes.indices.map { bytes[$0] ^ mask[$0 % 4] }
    }

    /// Sends a message of one frame.
    @discardableResult
    func say(_ text: String) -> Bool { send(Self.frame(Self.text, Array(text.utf8))) }

    /// The next frame.
    func frame() throws -> Frame {
        let head = try take(2)
        var length = Int(head[1] & 0x7f)
        if length == 126 { length = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if length == 127 { length = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        return Frame(opcode: head[0] & 15, isLast: head[0] & 0x80 != 0, bytes: try take(length))
    }

    /// The next message, whatever pieces it came in; pings are passed over.
    func message() throws -> String {
        var bytes: [UInt8] = []
        while true {
            let next = try frame()
            if next.opcode == Self.ping || next.opcode == Self.pong { continue }
            guard next.opcode <= Self.text else { throw TestFault("a frame \(next.opcode), code \(next.code)") }
            bytes += next.bytes
            if next.isLast { return String(decoding: bytes, as: UTF8.self) }
        }
    }

    /// The code with which the gateway ends the connection, whatever comes before; and the end itself.
    func closingCode() throws -> Int {
        while true {
            let next = try frame()
            guard next.opcode == Self.closing else { continue }
            send(Self.frame(Self.closing, next.bytes))
            _ = try hearsEnd()
            return next.code
        }
    }
}
