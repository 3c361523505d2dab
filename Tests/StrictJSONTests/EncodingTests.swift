import StrictJSON
import Testing

@Suite("Encoding")
struct EncodingTests {
    @Test(
        "invalid UTF-8 is an encoding fault at its place",
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xE2, 0x41, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80], [0xFE],
            [0xFF],
        ] as [[UInt8]])
    func invalidSequences(sequence: [UInt8]) {
        for length in 0..<12 {
            let before = Array("[\"".utf8) + [UInt8](repeating: 0x61, count: length)
            let fault = fault(in: before + sequence + Array("\"]".utf8))
            #expect(fault?.kind == .encoding)
            #expect(fault?.offset == before.count)
        }
        #expect(fault(in: Array("{\"".utf8) + sequence + Array("\":1}".utf8))?.kind == .encoding)
        #expect(fault(in: Array("[1,".utf8) + sequence + Array("]".utf8))?.kind == .encoding)
        #expect(fault(in: Array("[1]".utf8) + sequence)?.kind == .encoding)
    }

    @Test("every scalar is accepted as UTF-8 and read back")
    func everyScalar() throws {
        var text = "\""
        for value in UInt32(0x20)...0x10FFFF where value != 0x22 && value != 0x5C {
            guard let scalar = Unicode.Scalar(value) else { continue }
            text.unicodeScalars.append(scalar)
        }
        text += "\""
        let read = try #require(try scan(text).string)
        #expect(read.utf8.elementsEqual(text.utf8.dropFirst().dropLast()))
    }

    @Test(
        "a byte order mark, UTF-16 and UTF-32 are encoding faults",
        arguments: [
            [0xEF, 0xBB, 0xBF, 0x7B, 0x7D], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
            [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B, 0x00, 0x7D], [0x7B, 0x00, 0x7D, 0x00],
            [0x00, 0x00, 0x00, 0x31], [0x31, 0x00, 0x00, 0x00], [0xFF, 0xFE, 0x00, 0x00, 0x31, 0x00, 0x00, 0x00],
            [0xEF, 0xBB, 0x7B, 0x7D],
        ] as [[UInt8]])
    func otherEncodings(bytes: [UInt8]) {
        let fault = fault(in: bytes)
        #expect(fault?.kind == .encoding)
        #expect(fault?.offset == 0)
    }
}
