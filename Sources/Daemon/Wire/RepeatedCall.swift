import Glibc

/// A reading call of a connection, for front-ends that ask the same again and again.
///
/// A line that differs from it in nothing but the digits of its id is the same call: whatever was proven of the one
/// holds for the other, that it is strict JSON, that no key stands twice, who asks, and for which child. So it needs no
/// look inside. Anything else, an id in another form included, goes the whole way.
final class RepeatedCall {
    /// What stands before and after the digits.
    private let head: [UInt8]
    private let tail: [UInt8]
    let kept: KeptReply
    /// Of `HotReplies`, when it was answered.
    let edition: Int

    /// The most digits of an id that is looked for.
    private static let mostDigits = 18

    /// The longest line that is kept, in bytes: a connection that pads its lines fills no memory.
    static let longestLine = 1 << 10

    /// The call of a line; nil when it is long, or its id not a whole number in plain digits.
    init?(_ line: [UInt8], id: Range<Int>, _ kept: KeptReply, edition: Int) {
        guard line.count <= Self.longestLine, line.withUnsafeBytes({ Self.isPlain($0, id) }) else { return nil }
        head = Array(line[..<id.lowerBound])
        tail = Array(line[id.upperBound...])
        self.kept = kept
        self.edition = edition
    }

    /// Where the id stands in a line that is this call again; nil when it is another one.
    func id(in line: UnsafeRawBufferPointer) -> Range<Int>? {
        let digits = line.count - head.count - tail.count
        guard (1...Self.mostDigits).contains(digits), let start = line.baseAddress else { return nil }
        guard memcmp(start, head, head.count) == 0,
            memcmp(start + head.count + digits, tail, tail.count) == 0
        else { return nil }
        let id = head.count..<head.count + digits
        return Self.isPlain(line, id) ? id : nil
    }

    /// Digits alone, without a zero in front.
    private static func isPlain(_ line: UnsafeRawBufferPointer, _ id: Range<Int>) -> Bool {
        guard (1...mostDigits).contains(id.count) else { return false }
        var place = id.lowerBound
        while place < id.upperBound {
            guard line[place] &- UInt8(ascii: "0") <= 9 else { return false }
            place += 1
        }
        return line[id.lowerBound] != UInt8(ascii: "0") || id.count == 1
    }
}
