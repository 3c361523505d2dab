import StrictJSON

/// The texts of a language's file, each read when it is said: a program that says ten of them does not read a thousand.
///
/// It relies on how the files are written, one text a line; a test holds them to that.
struct TextLines: Sendable {
    /// The whole file.
    private let bytes: [UInt8]
    /// Where the lines of the texts begin.
    private let starts: [Int]
    /// What stands before the texts, as a file that has none.
    let head: [UInt8]

    /// What stands before a key: four spaces and a quote.
    private static let before = 5
    private static let opening = Array(#"  "texts": {"#.utf8)
    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")

    /// Nil for a file that is written in another way.
    init?(_ file: UnsafeBufferPointer<UInt8>) {
        bytes = Array(file)
        var head: [UInt8] = []
        var starts: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for (place, byte) in bytes.enumerated() where byte == Self.newline {
                if !head.isEmpty {
                    starts.append(start)
                } else if bytes[start..<place].elementsEqual(Self.opening) {
                    head = Array(bytes[..<place]) + Array("}}".utf8)
                    starts.reserveCapacity(bytes.count / 64)
                }
                start = place + 1
            }
        }
        guard !head.isEmpty else { return nil }
        self.head = head
        self.starts = starts
    }

    /// The text with a key.
    func message(_ key: String) -> Message? {
        guard let value = value(of: Array(key.utf8)) else { return nil }
        guard let text = (try? JSONDocument(scanning: Array(value)))?.root.string else { return nil }
        return try? Message(text)
    }

    /// What stands behind a key, with its quotes.
    private func value(of key: [UInt8]) -> ArraySlice<UInt8>? {
        for (index, start) in starts.enumerated() {
            let first = start + Self.before
            let end = (index + 1 < starts.count ? starts[index + 1] : bytes.count) - 1
            // The quote and the colon behind the key.
            let behind = first + key.count
            guard behind + 3 < end, bytes[behind] == Self.quote, bytes[first..<behind].elementsEqual(key) else {
                continue
            }
            let line = bytes[(behind + 3)..<end]
            return line.last == UInt8(ascii: ",") ? line.dropLast() : line
        }
        return nil
    }

    /// All keys.
    var keys: [String] {
        starts.compactMap { start in
            let first = start + Self.before
            guard first < bytes.count, bytes[first - 1] == Self.quote else { return nil }
            return String(decoding: bytes[first...].prefix { $0 != Self.quote }, as: UTF8.self)
        }
    }
}
