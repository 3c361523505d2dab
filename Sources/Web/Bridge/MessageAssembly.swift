import NIOCore
import NIOWebSocket

/// Puts the pieces of a page's message together, and says what is wrong with one.
struct MessageAssembly {
    /// Why a connection ends, by the code of its close frame.
    enum Fault: Error, Equatable {
        /// Against the rules of WebSockets.
        case protocolError
        /// Binary: kidd's lines are text.
        case notText
        /// No UTF-8, or with a line's end within.
        case notALine
        case tooLong

        var code: WebSocketErrorCode {
            switch self {
            case .protocolError: .protocolError
            case .notText: .unacceptableData
            case .notALine: .dataInconsistentWithMessage
            case .tooLong: .messageTooLarge
            }
        }
    }

    private let mostBytes: Int
    private let mostPieces: Int
    private var message: ByteBuffer?
    private var pieces = 0

    init(mostBytes: Int, mostPieces: Int) {
        self.mostBytes = mostBytes
        self.mostPieces = mostPieces
    }

    /// Whether a message was begun and has not ended.
    var isOpen: Bool { message != nil }

    /// Takes a frame with data.
    ///
    /// - Returns: The whole message if this was its end: a line without its newline.
    mutating func take(_ frame: WebSocketFrame) throws(Fault) -> ByteBuffer? {
        guard frame.reservedBits.isEmpty, frame.maskKey != nil else { throw .protocolError }
        var piece = frame.unmaskedData
        switch frame.opcode {
        case .text where message == nil:
            message = piece
            pieces = 1
        case .continuation where message != nil:
            pieces += 1
            message?.writeBuffer(&piece)
        case .binary: throw .notText
        default: throw .protocolError
        }
        guard let whole = message, whole.readableBytes <= mostBytes, pieces <= mostPieces else { throw .tooLong }
        guard frame.fin else { return nil }
        message = nil
        guard Self.isLine(whole) else { throw .notALine }
        return whole
    }

    /// Whether bytes are UTF-8 without a line's end.
    private static func isLine(_ bytes: ByteBuffer) -> Bool {
        bytes.withUnsafeReadableBytes { bytes in
            !bytes.contains(UInt8(ascii: "\n")) && !bytes.contains(UInt8(ascii: "\r"))
                && String(validating: bytes, as: UTF8.self) != nil
        }
    }
}
