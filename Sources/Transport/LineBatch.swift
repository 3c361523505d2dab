import Glibc
import NIOCore

/// The whole lines that wait on one connection, seen in place: nothing is copied before a line is taken.
///
/// A line comes without its `\n` or `\r\n`. Blank lines (nothing but spaces, tabs and `\r`) are passed over.
public struct LineBatch: Sendable {
    /// What stands in front of the next line, when ``next()`` has given nil.
    enum Stop: Equatable {
        case nothing
        case lineTooLong(bytes: Int)
        case turnOver
    }

    /// The bytes; the reader index stands at the first line not taken.
    @usableFromInline
    var buffer: ByteBuffer
    private(set) var stop = Stop.nothing
    /// Index in `buffer` behind the last newline.
    private let end: Int
    private let limit: Int
    private let turn: TurnTime
    private var hasGiven = false

    /// - Parameters:
    ///   - buffer: begins with a line; may end with a half one.
    ///   - wholeBytes: length of the whole lines in it, the last newline included.
    ///   - limit: longest line in bytes.
    ///   - turn: after its end no line but the first is given.
    init(_ buffer: ByteBuffer, wholeBytes: Int, limit: Int, turn: TurnTime) {
        self.buffer = buffer
        self.end = buffer.readerIndex + wholeBytes
        self.limit = limit
        self.turn = turn
    }

    /// Makes a batch of a text, as a connection would offer it; for tests of services.
    public init(text: String, limits: TransportLimits = TransportLimits(), turn: TurnTime = .unlimited) {
        let buffer = ByteBuffer(string: text)
        let last = buffer.readableBytesView.lastIndex(of: UInt8(ascii: "\n"))
        self.init(
            buffer, wholeBytes: last.map { $0 - buffer.readerIndex + 1 } ?? 0, limit: limits.lineBytes,
            turn: turn)
    }

    /// Whether the others have their turn next.
    public var isTurnOver: Bool { turn.isOver }

    /// Whether bytes of whole lines are left (they may all be blank).
    public var isEmpty: Bool { buffer.readerIndex >= end }

    /// The first byte of the next line; nil when there is none.
    public var firstByte: UInt8? {
        buffer.withUnsafeReadableBytes { bytes in
            bytes[..<(end - buffer.readerIndex)].first { !Self.isSpace($0) && $0 != UInt8(ascii: "\n") }
        }
    }

    /// Takes the next line as bytes of its own; nil when this turn has no more.
    public mutating func next() -> [UInt8]? {
        guard let line = advance() else { return nil }
        let bytes = buffer.withVeryUnsafeBytes { [UInt8](UnsafeRawBufferPointer(rebasing: $0[line])) }
        // Whatever stood in it, a PIN perhaps, is in nobody's buffer any more.
        buffer.wipe(line)
        return bytes
    }

    /// Moves the reader index behind the next line that is not blank and gives the line's place in the storage.
    private mutating func advance() -> Range<Int>? {
        while buffer.readerIndex < end {
            if hasGiven, turn.isOver {
                stop = .turnOver
                return nil
            }
            let start = buffer.readerIndex
            let line = Self.line(in: buffer, count: end - start)
            if line.content > limit {
                stop = .lineTooLong(bytes: line.whole)
                return nil
            }
            buffer.moveReaderIndex(forwardBy: line.whole)
            if line.isBlank { continue }
            hasGiven = true
            return start..<start + line.content
        }
        return nil
    }

    /// Measures the line at the reader index: `whole` with its newline, `content` without line ending.
    private static func line(in buffer: ByteBuffer, count: Int) -> (whole: Int, content: Int, isBlank: Bool) {
        buffer.withUnsafeReadableBytes { bytes in
            guard let base = bytes.baseAddress, let newline = memchr(base, Int32(UInt8(ascii: "\n")), count) else {
                return (count, 0, true)
            }
            let length = UnsafeRawPointer(newline) - base
            var content = length
            if content > 0, bytes[content - 1] == UInt8(ascii: "\r") { content -= 1 }
            let isBlank = content == 0 || bytes[0] <= UInt8(ascii: " ") && bytes[..<content].allSatisfy(isSpace)
            return (length + 1, content, isBlank)
        }
    }

    static func isBlank(_ line: [UInt8]) -> Bool { line.allSatisfy(isSpace) }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
